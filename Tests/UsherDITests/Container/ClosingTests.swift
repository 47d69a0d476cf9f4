import Testing
import UsherDI
import UsherTesting

@MainActor struct ClosingTests {
  private func container(_ diary: Diary) throws -> Container {
    try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .shared).onClose { _ in
        await Task.yield()
        diary.lines.append("A")
      }
      $0.register(B.init, lifetime: .shared)
        .onEnd { _ in diary.lines.append("B ended") }
        .onClose { _ in
          await Task.yield()
          diary.lines.append("B")
          throw Broken()
        }
      $0.register(C.init, lifetime: .scoped(to: SessionScope.self)).onClose { _ in
        await Task.yield()
        diary.lines.append("C")
      }
    }
  }

  @Test func `Asynchronous ends are awaited, children first, the youngest first`() async throws {
    let diary = Diary()
    let container = try container(diary)
    let child = try container.makeChild(SessionScope.self)
    _ = try child.resolve(C.self)
    await container.close()
    #expect(diary.lines == ["C", "B", "B ended", "A"])
    #expect(container.isEnded && child.isEnded)
    #expect(container.problems.map(\.reason) == [.failedEnd])
  }

  @Test func `A second close waits for the same end`() async throws {
    let diary = Diary()
    let container = try container(diary)
    _ = try container.resolve(A.self)
    let closing = (0..<10).map { _ in
      Task {
        await container.close()
        return diary.lines
      }
    }
    for task in closing { #expect(await task.value == ["A"]) }
    await container.close()
    #expect(diary.lines == ["A"])
  }

  @Test func `A callback that closes its own container does not wait for itself`() async throws {
    let holder = Diary()
    var container: Container?
    container = try makeContainer {
      $0.register(A.init, lifetime: .shared).onClose { [holder] _ in
        await holder.container?.close()
        holder.lines.append("A")
      }
    }
    holder.container = container
    _ = try container?.resolve(A.self)
    await container?.close()
    #expect(holder.lines == ["A"])
    #expect(container?.isEnded == true)
    holder.container = nil
  }

  @Test func `A callback that closes a container above does not wait for it`() async throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .shared).onClose { _ in diary.lines.append("A") }
      $0.register(B.init, lifetime: .scoped(to: SessionScope.self)).onClose { _ in
        diary.lines.append("B begins")
        for _ in 0..<5 { await Task.yield() }
        await diary.container?.close()
        diary.lines.append("B")
      }
    }
    diary.container = container
    let child = try container.makeChild(SessionScope.self)
    _ = try child.resolve(B.self)
    let closing = Task { await child.close() }
    while diary.lines.isEmpty { await Task.yield() }
    await container.close()
    await closing.value
    #expect(diary.lines == ["B begins", "B", "A"])
    #expect(container.isEnded && child.isEnded)
    diary.container = nil
  }

  @Test func `A task that a callback has started waits for an end once the callback is over`()
    async throws
  {
    let diary = Diary()
    var task: Task<Void, Never>?
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .shared).onClose { _ in
        await Task.yield()
        diary.lines.append("A")
      }
      $0.register(B.init, lifetime: .scoped(to: SessionScope.self)).onClose { _ in
        task = Task {
          while diary.lines.isEmpty { await Task.yield() }
          await diary.container?.close()
          diary.lines.append("closed")
        }
      }
    }
    diary.container = container
    _ = try container.resolve(A.self)
    let session = try container.makeChild(SessionScope.self)
    _ = try session.resolve(B.self)
    await session.close()
    diary.lines.append("session")
    await task?.value
    #expect(diary.lines == ["session", "A", "closed"])
    diary.container = nil
  }

  @Test func `An instance that ends without waiting because another one failed is a problem`()
    throws
  {
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared).onClose { _ in }
      $0.register({ MaybeA(a: nil) }, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(A.self)
        throw Broken()
      }
    }
    #expect(throws: ResolutionError.self) { try container.resolve(MaybeA.self) }
    #expect(container.problems.map(\.reason) == [.unawaitedEnd])
    #expect(container.problems.first?.path.map(\.service) == ["A"])
  }

  @Test func `Ending without waiting, if there is something to wait for, is a problem`() throws {
    let diary = Diary()
    let container = try container(diary)
    _ = try container.resolve(B.self)
    container.end()
    #expect(container.problems.map(\.reason) == [.unawaitedEnd])
    #expect(container.problems.first?.path.map(\.service) == ["A", "B"])
    #expect(diary.lines == ["B ended"])
  }

  @Test func `A container that is being closed makes nothing more, from the call on`() async throws
  {
    let diary = Diary()
    let container = try container(diary)
    let child = try container.makeChild(SessionScope.self)
    _ = try child.resolve(A.self)
    let closing = Task { await container.close() }
    // The main actor runs this before the work that the call leaves for later.
    let busy = Task {
      #expect(diary.lines.isEmpty && container.isEnded && child.isEnded)
      #expect(throws: ResolutionError.self) { try container.resolve(B.self) }
      #expect(throws: ResolutionError.self) { try child.resolve(A.self) }
      #expect(throws: ResolutionError.self) { try container.makeChild() }
    }
    await busy.value
    await closing.value
    #expect(diary.lines == ["A"])
  }

  @Test func `An end that follows a close leaves every callback to it`() async throws {
    let diary = Diary()
    let container = try container(diary)
    _ = try container.resolve(B.self)
    let closing = Task { await container.close() }
    let ending = Task { container.end() }
    await ending.value
    #expect(diary.lines.isEmpty)
    await closing.value
    #expect(diary.lines == ["B", "B ended", "A"])
    #expect(container.problems.map(\.reason) == [.failedEnd])
  }

  @Test func `An end while a callback is awaited keeps the reverse order of creation`() async throws
  {
    let diary = Diary()
    let (stream, gate) = AsyncStream<Void>.makeStream()
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared).onEnd { _ in diary.lines.append("A") }
      $0.register(B.init, lifetime: .shared).onClose { _ in
        diary.lines.append("B begins")
        for await _ in stream { break }
        diary.lines.append("B")
      }
    }
    _ = try container.resolve(B.self)
    let closing = Task { await container.close() }
    while diary.lines.isEmpty { await Task.yield() }
    container.end()
    #expect(diary.lines == ["B begins"])
    gate.yield()
    await closing.value
    #expect(diary.lines == ["B begins", "B", "A"])
  }

  @Test func `An end above a container that is being closed is reported, and skips nothing`()
    async throws
  {
    let diary = Diary()
    let container = try container(diary)
    let child = try container.makeChild(SessionScope.self)
    _ = try child.resolve(C.self)
    let closing = Task { await child.close() }
    let ending = Task { container.end() }
    await ending.value
    #expect(container.problems.map { $0.path.map(\.service) } == [["C"], ["A", "B"]])
    await closing.value
    #expect(diary.lines == ["B ended", "C"])
  }

  @Test func `The scope of a coordinator cannot have an end that takes time`() throws {
    let scoped = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(Logger.init)
        $0.register(HomeCoordinator.init)
        $0.register(A.init, lifetime: .scoped(to: HomeCoordinator.self)).onClose { _ in }
      }
    }
    #expect(scoped?.problems.map(\.reason) == [.lifetime])
    let container = try Container(HouseAssembly())
    let scope = try #require(try container.makeChild(for: HomeCoordinator.self) as? Container)
    _ = try scope.makeChild { $0.register(A.init, lifetime: .shared).onClose { _ in } }
  }

  @Test func `A start that adds an end that takes time is refused`() throws {
    let container = try Container(HouseAssembly())
    let director = try SceneDirector(HomeCoordinator.self, in: container, host: HeadlessHost())
    try director.start()
    let home = try #require(director.root as? HomeCoordinator)
    let start = home.start(CheckoutCoordinator.self, Show(title: "Lear")) {
      $0.register(A.init, lifetime: .shared).onClose { _ in }
    }
    guard case .failure(let refusal) = start.result else { return #expect(Bool(false)) }
    let error = refusal.underlying as? ContainerError
    #expect(error?.problems.map(\.reason) == [.lifetime])
  }

  @Test func `An end above an instance whose end is awaited is reported`() async throws {
    let diary = Diary()
    let (stream, gate) = AsyncStream.makeStream(of: Void.self)
    let container = try makeContainer { _ in }
    let child = try container.makeChild {
      $0.register(A.init, lifetime: .shared).onClose { _ in
        diary.lines.append("A begins")
        for await _ in stream { break }
        diary.lines.append("A")
      }
    }
    _ = try child.resolve(A.self)
    let closing = Task { await child.close() }
    while diary.lines.isEmpty { await Task.yield() }
    container.end()
    #expect(container.problems.map { $0.path.map(\.service) } == [["A"]])
    gate.yield()
    await closing.value
    #expect(diary.lines == ["A begins", "A"])
  }

  @Test func `An end above reports what the children of a child that is being closed keep`()
    async throws
  {
    let (stream, gate) = AsyncStream.makeStream(of: Void.self)
    let container = try makeContainer { _ in }
    let child = try container.makeChild()
    let inner = try child.makeChild {
      $0.register(A.init, lifetime: .shared).onClose { _ in for await _ in stream { break } }
    }
    _ = try inner.resolve(A.self)
    let closing = Task { await child.close() }
    let ending = Task { container.end() }
    await ending.value
    #expect(container.problems.map { $0.path.map(\.service) } == [["A"]])
    gate.yield()
    await closing.value
  }
}

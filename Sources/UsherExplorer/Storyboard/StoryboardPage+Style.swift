extension StoryboardPage {
  /// The fonts have the widths that the layout counts with, and lines are never broken elsewhere.
  static let styleSheet = """
    :root { color-scheme: light dark; --paper: #fff; --ground: #f3f4f6; --ink: #1f2328; \
    --soft: #59636e; --line: #8c959f; --edge: #d0d7de; --accent: #0b6e7f; --guard: #8a5a00; \
    --bad: #c0232c; --hot: #0969da }
    @media (prefers-color-scheme: dark) { :root { --paper: #16191d; --ground: #1f2429; \
    --ink: #e6e8eb; --soft: #979ea7; --line: #6e7681; --edge: #3d444d; --accent: #56c8d8; \
    --guard: #e3b341; --bad: #ff7b72; --hot: #58a6ff } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--paper); color: var(--ink); \
    font: 13px/1.4 system-ui, sans-serif }
    header, #list { padding: 4px 16px }
    header { display: flex; gap: 16px; align-items: baseline; flex-wrap: wrap }
    header p { margin: 0; color: var(--soft) }
    h1 { font-size: 18px; margin: 0 }
    h2 { font-size: 13px; margin: 8px 0 4px }
    small { color: var(--soft); font-weight: normal }
    #list { line-height: 1.6 }
    #list details details, article { margin-left: 18px }
    summary { cursor: pointer }
    ul { margin: 4px 0; padding-left: 18px; list-style: none }
    pre { font: 12px/1.35 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; overflow: auto; \
    background: var(--ground); padding: 8px; margin: 4px 0; border-radius: 6px }
    a { color: var(--accent); text-decoration: none }
    article > i { display: block; width: 360px; max-width: 100%; aspect-ratio: 138 / 90 }
    i { background: center / contain no-repeat }
    nav { position: sticky; top: 0; z-index: 2; display: flex; gap: 4px; padding: 4px 16px; \
    flex-wrap: wrap; background: var(--paper); border-block: 1px solid var(--edge) }
    nav span { flex: 1 }
    button { font: inherit; color: inherit; background: var(--ground); cursor: pointer; \
    border: 1px solid var(--edge); border-radius: 6px; padding: 2px 10px }
    button[aria-pressed=true] { background: var(--accent); color: var(--paper) }
    #picture { overflow: auto; height: calc(100vh - 34px) }
    .view { display: none }
    .view.on { display: block }
    .sheet { position: relative; transform-origin: 0 0 }
    .sheet > * { position: absolute }
    .group { background: var(--ground); border-radius: 10px }
    .header, .card, .caption { font-family: ui-monospace, Menlo, "DejaVu Sans Mono", monospace; \
    white-space: nowrap }
    .header { font-size: 12px; line-height: 16px; font-weight: bold; color: var(--soft) }
    .caption { font-size: 10px; line-height: 12px; color: var(--accent) }
    .card { display: block; padding: 4px 5px; background: var(--paper); color: var(--ink); \
    border: 1px solid var(--line); border-radius: 3px }
    .card b { display: block; font-size: 11px; line-height: 14px }
    .card i { display: block; height: 90px; margin: 1px 0; border-radius: 2px }
    .card small { display: block; font-size: 9px; line-height: 11px }
    .layer { border-radius: 10px; border-width: 2px; padding: 3px 4px; border-color: var(--accent) }
    .alert { border-radius: 10px; border-color: var(--guard); border-style: dashed }
    .outside { border-radius: 12px; border-style: dotted }
    .folder { box-shadow: 3px 3px 0 var(--paper), 4px 4px 0 var(--line) }
    .card:hover, .card:focus { outline: 2px solid var(--hot) }
    .miss { opacity: .15 }
    article.miss, details.miss { display: none }
    .line { fill: none; stroke: var(--line); stroke-width: 1.3 }
    .head { fill: var(--line) }
    .hit { fill: none; stroke: transparent; stroke-width: 7; cursor: pointer }
    .guarded .line { stroke: var(--guard) }
    .guarded .head { fill: var(--guard) }
    .link .line { stroke-dasharray: 2 3 }
    .interruption .line { stroke: var(--bad); stroke-dasharray: 5 3 }
    .interruption .head { fill: var(--bad) }
    .hidden { display: none }
    .hot { display: inline }
    .hot .line, .arrow:hover .line { stroke: var(--hot); stroke-width: 2 }
    .hot .head, .arrow:hover .head { fill: var(--hot) }
    #panel { position: fixed; z-index: 3; right: 0; top: 0; bottom: 0; width: 430px; \
    max-width: 100%; overflow: auto; padding: 12px; background: var(--paper); \
    border-left: 1px solid var(--edge); box-shadow: -4px 0 16px #0003 }
    #close { float: right }
    """
}

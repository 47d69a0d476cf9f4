import UsherDI

/// The first tab.
struct ShowsTab: FlowKey {}

/// The second tab.
struct TicketsTab: FlowKey {}

/// The third tab.
struct AccountTab: FlowKey {}

@_exported public import UsherDI

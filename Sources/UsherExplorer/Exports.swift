@_exported public import UsherTesting

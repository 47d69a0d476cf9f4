@_exported public import Usher

@_exported import Usher

// The one place of this module where its imports differ by platform.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif

#if canImport(Glibc)
  @_exported import Glibc
#else
  @_exported import Darwin
#endif

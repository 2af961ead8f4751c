// The only file of this module whose imports differ by platform.
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

// The system's functions, which methods of the same name would hide.
let systemRead = read
let systemWrite = write
let systemPoll = poll

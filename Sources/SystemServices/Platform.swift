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

// The functions of the system, under names that methods of the same name do not hide.
let systemRead = read
let systemWrite = write
let systemClose = close
let systemPoll = poll
let systemSend = send

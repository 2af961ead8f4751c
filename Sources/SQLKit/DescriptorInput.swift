import Dispatch
import Glibc

/// Waits for the input of a descriptor.
///
/// Dispatch's read sources are not used: on Linux, libdispatch may crash if several of them are created and cancelled
/// at the same time (swift-corelibs-libdispatch, issue 949).
package struct DescriptorInput: Sendable {
  private let descriptor: Int32

  /// - Parameter descriptor: it is copied, so that it may be closed during the wait.
  /// - Returns: `nil` if there is none, or no descriptors are left.
  init?(copyOf descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    self.descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard self.descriptor >= 0 else { return nil }
  }

  /// Waits on a separate thread until there is input, or until the task is cancelled. It can be called once, and closes
  /// the copy.
  ///
  /// - Returns: whether it could wait.
  package func wait() async -> Bool {
    defer { close(descriptor) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    let (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { for end in [reading, writing] { close(end) } }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A separate queue has a separate thread.
        DispatchQueue(label: "supernews.waiting").async { [descriptor] in
          var polls = [descriptor, reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
          while poll(&polls, nfds_t(polls.count), -1) < 0, errno == EINTR {}
          continuation.resume()
        }
      }
    } onCancel: {
      var byte: UInt8 = 0
      _ = write(writing, &byte, 1)
    }
    return true
  }
}

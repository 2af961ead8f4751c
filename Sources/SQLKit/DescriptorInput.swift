import Dispatch
import Glibc

/// Waits for the input of a descriptor.
package struct DescriptorInput: Sendable {
  private let descriptor: Int32

  /// - Parameter descriptor: it is copied, so that it may be closed while it is waited for.
  /// - Returns: `nil` if there is none, or no descriptors are left.
  init?(copyOf descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    self.descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard self.descriptor >= 0 else { return nil }
  }

  /// Returns when there is input, or when the task is cancelled. It can be called once, and closes the copy.
  package func wait() async {
    // Dispatch's sources may be cancelled on any thread, which their type does not say.
    nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        source.setEventHandler { source.cancel() }
        source.setCancelHandler { [descriptor] in
          close(descriptor)
          continuation.resume()
        }
        source.resume()
      }
    } onCancel: {
      source.cancel()
    }
  }
}

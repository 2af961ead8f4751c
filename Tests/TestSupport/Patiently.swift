import NewsDomain

/// Does work that waits for a lock, and repeats it if the lock was not released in time: with many processes waiting
/// and a slow disk, this may take longer than any of them waits.
package func patiently<Value>(_ work: () throws -> Value) throws -> Value {
  let held = String(cString: strerror(EWOULDBLOCK))
  for _ in 0..<20 {
    do { return try work() } catch NewsError.file(.failed(_, held)) { continue }
  }
  return try work()
}

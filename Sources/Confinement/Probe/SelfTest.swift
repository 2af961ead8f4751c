import Glibc

/// What the kernel grants workers, and whether it keeps what it grants.
package struct SelfTest: Sendable, Equatable {
  package let confinement: Confinement
  package let results: [Probe.Result]

  /// Whether a worker could do what its confinement prevents.
  package var isBroken: Bool { results.contains(where: \.isBreach) }
}

extension Workers {
  /// What a probe may cost. The one that computes for ever takes all of it.
  private static let probePrice = Price(work: .milliseconds(100), wait: .seconds(10), memory: Price.standard.memory)

  /// Has workers try what they must not be able to do, one after the other. It blocks the thread for some 200 ms.
  ///
  /// - Throws: ``WorkerError`` if no worker starts, or one does not say what it could do.
  package static func probe(_ program: WorkerProgram = .own) throws(WorkerError) -> SelfTest {
    let workers = Workers(.probe, most: 1, price: probePrice, program: program)
    let confinement = try workers.confinement()
    var results: [Probe.Result] = []
    for probe in Probe.allCases {
      let outcome = try workers.outcome(of: probe)
      let isBreach = outcome == .possible && probe.isPrevented(by: confinement)
      results.append(Probe.Result(probe: probe, outcome: outcome, isBreach: isBreach))
    }
    return SelfTest(confinement: confinement, results: results)
  }

  private func outcome(of probe: Probe) throws(WorkerError) -> Probe.Outcome {
    let result = Result { () throws(WorkerError) in try answer(to: [probe.rawValue]) }
    switch result {
    case .success([0]): return .prevented
    case .success([1]): return .possible
    case .success: throw .garbled
    // The filter's way to end a process.
    case .failure(.ended(signal: SIGSYS)): return .prevented
    case .failure(.tooSlow) where probe == .spin: return .prevented
    case .failure(.tooMuch) where probe == .allocate: return .prevented
    // It became another program, which ended.
    case .failure(.ended(signal: nil)) where probe == .execute: return .possible
    case .failure(let error): throw error
    }
  }
}

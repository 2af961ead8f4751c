extension Check {
  /// Whether documents of strangers are read where they can do no harm.
  ///
  /// - Parameter isRequired: whether nothing is read otherwise.
  static func confinement(_ condition: ConfinementCondition, isRequired: Bool) -> Check {
    guard case .running(let hasSeccomp, let landlock, let hasLimits, let breaches) = condition else {
      return Check(.confinement, .failure, [.noWorker], wayOut: .startByPath)
    }
    let facts: [CheckFact] = [.seccomp(hasSeccomp), .landlock(version: landlock), .limits(hasLimits)]
    guard breaches.isEmpty else {
      return Check(.confinement, .failure, breaches.map(CheckFact.breach) + facts, wayOut: .reportBreach)
    }
    guard hasSeccomp, landlock > 0 else {
      return Check(
        .confinement, isRequired ? .failure : .warning, facts,
        wayOut: .confine(lacksSeccomp: !hasSeccomp, lacksLandlock: landlock == 0))
    }
    return Check(.confinement, hasLimits ? .ok : .warning, facts + [.noBreach])
  }
}

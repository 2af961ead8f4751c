/// Looks at the machine: its system, libraries and programs.
package protocol MachineInspector: Sendable {
  /// The version of supernews.
  var version: String { get }
  /// The name of the system and the kind of its processor.
  var system: String { get }
  /// The libraries and programs that supernews uses, each with its version.
  func components() async -> [Component]
  func locale() -> LocaleCondition
  /// Whether a font has Braille patterns; `nil` if that cannot be known.
  func hasBrailleFont() async -> Bool?
  /// The state of the timer that collects news.
  func schedule() async -> CollectorSchedule
  /// Whether there is a program of this name.
  func has(program: String) -> Bool
  /// The program that sends mail; `nil` if there is none.
  var mailProgram: String? { get }
}

/// A library or program that supernews uses.
package struct Component: Sendable, Equatable {
  /// How much depends on it.
  package enum Need: Sendable {
    /// News cannot be read without it.
    case needed
    /// Something is less comfortable without it.
    case wanted
    /// It is for those who want what it does.
    case optional
  }

  package let name: String
  /// `nil` if it is not there; empty if its version is not known.
  package let version: String?
  package let need: Need
  /// The package of Debian that contains it.
  package let debianPackage: String

  package init(_ name: String, version: String?, _ need: Need, package debianPackage: String) {
    self.name = name
    self.version = version
    self.need = need
    self.debianPackage = debianPackage
  }
}

/// The locale of the environment.
package struct LocaleCondition: Sendable, Equatable {
  /// `nil` if the environment names none.
  package let name: String?
  package let isInstalled: Bool

  package init(name: String?, isInstalled: Bool) {
    self.name = name
    self.isInstalled = isInstalled
  }
}

/// How on and off are written in the file of settings.
enum SwitchText {
  private static let answers = ["yes": true, "on": true, "no": false, "off": false]

  static func read(_ text: String) -> Bool? { answers[text] }

  static func onOrOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  static func yesOrNo(_ isOn: Bool) -> String { isOn ? "yes" : "no" }
}

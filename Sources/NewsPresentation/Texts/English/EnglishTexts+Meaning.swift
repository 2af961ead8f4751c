import NewsDomain

extension EnglishTexts {
  func explain(_ error: MeaningError) -> Explanation {
    switch error {
    case .notInstalled:
      Explanation(
        "the model that compares titles by meaning is not installed",
        "install supernews-meaning or run scripts/meaning; or name its folder: settings meaning FOLDER")
    case .notOwn(let file):
      Explanation(
        "\(file) is not used, because others could have changed it", "let only yourself write to it and its folder")
    case .wrongFile(let file):
      Explanation("\(file) is not the model that supernews knows", "run scripts/meaning again")
    case .unusable(let file): Explanation("\(file) cannot be used", "run scripts/meaning again")
    case .off: Explanation("comparing titles by meaning is turned off", "type settings meaning on")
    }
  }
}

import NewsDomain

extension FrenchTexts {
  func explain(_ error: MeaningError) -> Explanation {
    switch error {
    case .notInstalled:
      Explanation(
        "le modèle qui compare les titres par leur sens n’est pas installé",
        "installez supernews-meaning ou lancez scripts/meaning, ou indiquez son dossier avec «\u{202F}réglages sens DOSSIER\u{202F}»"
      )
    case .notOwn(let file):
      Explanation(
        "\(file) n’est pas utilisé, car d’autres ont pu le modifier",
        "retirez aux autres le droit d’écrire dans ce fichier et dans son dossier")
    case .wrongFile(let file):
      Explanation("\(file) n’est pas le modèle que supernews connaît", "relancez scripts/meaning")
    case .unusable(let file): Explanation("\(file) est inutilisable", "relancez scripts/meaning")
    case .off:
      Explanation(
        "la comparaison des titres par leur sens est désactivée", "tapez «\u{202F}réglages sens oui\u{202F}»")
    }
  }
}

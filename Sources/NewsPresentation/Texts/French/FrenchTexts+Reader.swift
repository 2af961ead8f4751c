extension FrenchTexts {
  func percent(_ percent: Int) -> String { "\(percent)\u{A0}%" }

  func place(_ number: Int, of count: Int) -> String { "\(grouped(number)) sur \(grouped(count))" }

  var readingHints: [String] { ["Espace page suivante", "\u{2190} \u{2192} articles"] }
  var searchHint: String { "chercher" }
  var leaveHint: String { "retour" }
  var hitHints: [String] { ["n suivante", "N précédente", "Échap terminer"] }

  func notFound(_ words: String) -> String { "Absent de ce texte\u{202F}: \(words)" }

  func enterOpens(_ thing: String) -> String { "Entrée ouvre \(thing)" }

  func noNumber(_ typed: String) -> String { "Ce texte n’a pas de lien \(typed)." }

  var pictureLeftOut: String { "(réglages images symboles montre l’image ici)" }

  var readingKeys: [(keys: String, meaning: String)] {
    [
      ("Espace PgSuiv PgPréc", "page suivante ou précédente"),
      ("\u{2191} \u{2193} k j", "une ligne plus haut ou plus bas"),
      ("Ctrl-D Ctrl-U", "une demi-page plus bas ou plus haut"), ("Début Fin G", "début ou fin"),
      ("\u{2190} \u{2192}", "article précédent ou suivant"), ("3", "ouvrir le lien 3 dans le navigateur"),
      ("/", "chercher dans le texte"),
      ("n N", "après une recherche\u{202F}: occurrence suivante ou précédente, jusqu’à Échap"), ("Échap", "quitter"),
    ]
  }
}

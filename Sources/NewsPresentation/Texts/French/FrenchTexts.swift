import NewsDomain

extension InterfaceLanguage {
  package static let french = InterfaceLanguage(FrenchTexts())
}

extension Localized {
  /// The text in French.
  var french: String { text(in: .french) }
}

struct FrenchTexts: Texts {
  package let code = "fr"
  package var language: InterfaceLanguage { .french }
  let hintMark = "\u{202F}; "

  let unknownSource = "Source inconnue"
  let unknownAuthor = "Auteur inconnu"
  let noTitle = "Sans titre"
  let noDescription = "Pas de description"
  let noDate = "Sans date"
  func noContent(inView: Bool) -> String {
    inView
      ? "Le texte complet n’a pas encore été téléchargé."
      : "Pour lire le texte complet, tapez «\u{202F}lire\u{202F}»."
  }
  func playAdvice(inView: Bool) -> String {
    inView ? "Il s’ouvre dans le navigateur." : "Pour l’ouvrir dans le navigateur, tapez «\u{202F}site\u{202F}»."
  }
  let otherGroup = "Autres"

  let justNow = "à l’instant"
  let offline = "hors ligne"
  let renewing = "mise à jour en cours"
  let livePrompt = "direct › "
  let liveHint = "↑ ↓ choisir · Entrée ouvrir · Échap revenir"
  let liveKeptHint = "archives · ↑ ↓ choisir · Entrée ouvrir · Échap revenir"
  let searching = "recherche…"
  let quotaWithoutKey =
    "Aucune clé NewsAPI, donc aucun quota\u{202F}; les flux ne demandent pas de clé. "
    + "Pour ajouter une clé de newsapi.org, tapez «\u{202F}clé donner\u{202F}»."
  let quotaSpan = "dernières 24 heures"
  let sources = "Sources"
  let others = "Sur le même sujet"

  func othersSpoken(_ count: Int) -> String {
    otherArticles(count) + " sur le même sujet\u{202F}; tapez "
      + (count < 2 ? "son numéro pour l’ouvrir" : "un numéro pour en ouvrir un") + "\u{202F}:"
  }

  let similar = "Articles semblables"

  func moreSimilar(to number: Int) -> String { "autres\u{202F}: trouver --semblable \(number)" }

  func moreOthers(_ count: Int, of number: Int?) -> String {
    otherArticles(count) + (number.map { "\u{202F}: comparer \($0)" } ?? "")
  }

  private func otherArticles(_ count: Int) -> String {
    count < 2 ? "\(count) autre article" : "\(grouped(count)) autres articles"
  }

  let countries = "Pays"
  let languages = "Langues"
  let categories = "Catégories"
  let topics = "Thèmes"
  let favouriteTopics = "Favoris"
  let topicsHint = "ouvrir 1 (ses titres) · une espace · réglages thèmes 'espace, boston'"
  let noTopics = "aucun"
  func noFavourite(usual name: String) -> String { "aucune («\u{202F}une favori\u{202F}» affiche \(name))" }
  let isOriginal = "aussi chez NewsAPI"
  let nothingHere = "Rien à afficher."
  let headlinesHint = "ouvrir 1 · aide"
  // Without accents, because less shows only ASCII there.
  func textHint(_ number: Int?) -> String {
    (number.map { "lire \($0).1 (premier lien) · " } ?? "") + "suivant · garder · retour"
  }
  let readHint = "lire · suivant · précédent · site · partager · retour"
  let articleHint = "suivant · précédent · site · partager · retour"
  let sourcesHint = "média 1 (en faire la favorite) · ouvrir 1 (ses titres) · filtrer par-langue"
  let keyPrompt = "Clé NewsAPI\u{202F}: "
  let helpAdvice = "aide tout (la liste) · aide COMMANDE (l’expliquer) · aide MOT (chercher)"
  let helpTopicsTitle = "Guides"
  let examplesTitle = "Exemples"
  let otherNamesTitle = "Autres noms"

  private static let months = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
    "novembre", "décembre",
  ]

  func ago(_ age: Age) -> String { ago(duration(age)) }
  func ago(_ duration: String) -> String { "il y a \(duration)" }
  func old(_ age: Age) -> String { old(duration(age)) }
  func old(_ duration: String) -> String { "relevé il y a \(duration)" }

  func yesterday(_ time: LocalTime) -> String { "hier à \(clock(time))" }

  func day(_ time: LocalTime) -> String {
    "\(time.day == 1 ? "1er" : String(time.day)) \(Self.months[time.month - 1]) \(time.year)"
  }

  func dayAndTime(_ time: LocalTime) -> String { "\(day(time)) à \(clock(time))" }

  /// The time of day, such as `10 h 12`, or `10 h` on the hour.
  func clock(_ time: LocalTime) -> String {
    let hour = "\(time.hour)\u{202F}h"
    return time.minute == 0 ? hour : hour + "\u{202F}" + (time.minute < 10 ? "0" : "") + "\(time.minute)"
  }

  package func title(of request: NewsQuery) -> String {
    switch request {
    case .headlines(let request):
      switch request.scope {
      case .local(let country): "\(name(of: country)) · à la une"
      case .category(let category, let country): "\(name(of: country)) · \(category.name(in: language))"
      case .source(let source): name(ofSource: source.name)
      case .topic(let topic): topic.name(in: language)
      }
    case .search(let request): "Recherche" + (request.text.isEmpty ? "" : " · \(typed(search: request.text))")
    case .world(let request):
      "Monde · \(request.category?.name(in: language) ?? "à la une")"
        + (request.limit == 1 ? "" : " · \(grouped(request.limit)) par pays")
    case .feeds(let request): "\(request.name ?? feeds) · \(feedCount(request.feeds.count))"
    case .archive(let request): title(of: request)
    case .front(let request):
      "\(title(of: request.list, name: request.name)) · \(day(LocalTime(request.day.lowerBound)))"
    }
  }

  package func provider(_ provider: Provider) -> String {
    switch provider {
    case .newsapi: "NewsAPI"
    case .feeds: "flux"
    case .sample: "\(sample)\u{202F}: unes historiques"
    }
  }

  func catalogue(of provider: Provider) -> String {
    switch provider {
    case .newsapi: "NewsAPI"
    case .feeds: "flux"
    case .sample: sample
    }
  }

  func count(_ shown: Int, of total: Int?) -> String {
    guard let total, total > shown else { return "\(grouped(shown))" }
    return "\(grouped(shown)) sur \(grouped(total))"
  }

  func enriched(by count: Int) -> String {
    "Google News, complété par \(count < 2 ? "le flux d’une source" : "les flux de \(grouped(count)) sources")"
  }

  func others(_ count: Int) -> String { count < 2 ? "+\(count) article" : "+\(grouped(count)) articles" }

  func label(of row: WhyRow) -> String {
    switch row {
    case .before: "essayé avant"
    case .provider: "fournisseur"
    case .request: "requête"
    case .received: "reçu"
    case .summary: "résumé tiré de"
    case .feedLink: "lien du flux"
    case .link: "lien"
    case .sourceLink: "lien de la source"
    case .linkWay: "lien trouvé"
    case .canonical: "lien canonique"
    case .site: "site"
    case .place: "lieu"
    case .story: "sujet"
    case .nearest: "proche de"
    case .shared: "en commun"
    case .similarity: "ressemblance"
    case .meaning: "sens"
    case .between: "entre eux"
    }
  }

  func attempt(_ attempt: Attempt) -> String {
    let service =
      switch attempt.service {
      case .newsapi: "NewsAPI"
      case .googleNews: "Google News"
      case .sourceFeeds: "flux des sources"
      case .sample: sample
      }
    switch attempt.outcome {
    case .nothing: return "\(service)\u{202F}: aucun résultat"
    case .notAsked: return "\(service)\u{202F}: non interrogé, après l’échec d’une autre requête"
    case .failed(.key(.missing)): return "\(service)\u{202F}: pas de clé"
    case .failed(let error): return "\(service)\u{202F}: \(explain(error).message)"
    }
  }

  func stored(_ reason: StoredReason) -> String {
    switch reason {
    case .recent: "du cache"
    case .renewing: "du cache, mise à jour en cours"
    case .offline: "du cache, hors ligne"
    case .archived: "des archives"
    case .failure(let error): "du cache\u{202F}: \(explain(error).message)"
    }
  }

  func removed(_ count: Int) -> String { count < 2 ? "\(count) article retiré" : "\(grouped(count)) articles retirés" }

  func requests(_ count: Int) -> String { count < 2 ? "\(count) requête" : "\(grouped(count)) requêtes" }

  func requestsLeft(_ count: Int) -> String {
    count < 2 ? "\(count) requête restante" : "\(grouped(count)) requêtes restantes"
  }

  func label(of kind: RequestKind) -> String {
    switch kind {
    case .headlines: "titres"
    case .search: "recherches"
    case .sources: "sources"
    }
  }

  func quotaLeft(_ quota: Quota) -> String {
    guard let left = quota.left else {
      return "\(requests(quota.total))\u{202F}; votre formule dépasse les \(Quota.limit) par jour de l’offre gratuite."
    }
    return "\(requests(quota.total))\u{202F}; il en reste \(left) sur les \(Quota.limit) par jour de l’offre gratuite."
  }

  func quotaReturns(_ time: LocalTime, isToday: Bool) -> String {
    "La plus ancienne requête cessera de compter \(isToday ? "" : "demain ")à \(clock(time))."
  }

  func moreHint(_ count: Int?) -> String {
    guard let count else { return "suite" }
    return "suite\u{202F}: encore \(grouped(count))"
  }

  func topicGroup(_ code: String) -> String {
    switch code {
    case "business": "Économie"
    case "cities": "Villes"
    case "culture": "Culture"
    case "health": "Santé"
    case "leisure": "Loisirs"
    case "places": "Régions"
    case "science": "Sciences"
    case "society": "Société"
    case "sports": "Sports"
    case "technology": "Technologies"
    case "world": "Régions du monde"
    default: code
    }
  }

  func providerLine(_ choice: ProviderChoice, hasKey: Bool) -> String {
    switch choice {
    case .auto: "automatique\u{202F}: NewsAPI\(hasKey ? "" : " (clé absente)"), puis flux"
    case .newsapi: hasKey ? "NewsAPI" : "NewsAPI (clé absente)"
    case .feeds: "flux"
    case .sample: provider(.sample)
    }
  }

  func keyLine(_ state: KeyState) -> String {
    switch state {
    case .none: "aucune"
    case .environment: "lue dans NEWSAPI_KEY"
    case .kept(let file): "enregistrée dans \(file)"
    case .session: "pour cette session seulement"
    }
  }

  func grouping(_ grouping: SourceGrouping) -> String {
    switch grouping {
    case .all: "en une seule liste"
    case .byLanguage: "par langue"
    case .byCategory: "par catégorie"
    case .byCountry: "par pays"
    }
  }

  package func title(of group: CommandHelp.Group) -> String {
    switch group {
    case .read: "Lire"
    case .find: "Trouver"
    case .follow: "Suivre"
    case .organise: "Organiser"
    case .share: "Partager"
    case .automate: "Automatiser"
    }
  }

  func welcome(version: String, provider: Provider?, completes: Bool) -> [String] {
    let origin =
      switch provider {
      case .newsapi?: "Les titres viennent de NewsAPI, avec votre clé."
      case .feeds?: "Aucun compte requis. Hors ligne, un échantillon de unes historiques s’affiche."
      case .sample?: "Voici un \(sample) de unes historiques, pas l’actualité du jour."
      case nil: "NewsAPI demande une clé. Pour la saisir, tapez «\u{202F}clé donner\u{202F}»."
      }
    return [
      "supernews \(version) — l’actualité du monde au clavier",
      origin,
      completes
        ? "Tapez «\u{202F}une\u{202F}» pour les titres, puis un numéro\u{202F}; "
          + "Tab pour compléter, «\u{202F}aide\u{202F}» pour le reste."
        : "Tapez «\u{202F}une\u{202F}» pour les titres, puis un numéro\u{202F}; «\u{202F}aide\u{202F}» pour le reste.",
    ]
  }

  var accessibleHint: String {
    "Pour un lecteur d’écran, démarrez avec ACCESSIBLE=1, ou tapez «\u{202F}réglages accessible oui\u{202F}»."
  }

  func exitStatus(_ meanings: String) -> String { "Code de retour\u{202F}: \(meanings)." }

  func badOption(_ option: String) -> String {
    "option inconnue\u{202F}: \(option)\u{202F}; tapez supernews --help"
  }

  func badValue(_ value: String, of option: String, allowed: [String]) -> String {
    let known = allowed.isEmpty ? "tapez supernews --help" : "choisissez parmi \(allowed.joined(separator: ", "))"
    return "\(option) n’accepte pas «\u{202F}\(value)\u{202F}»\u{202F}; \(known)"
  }

  func missingValue(of option: String) -> String {
    "\(option) attend une valeur\u{202F}; tapez supernews --help"
  }

  func moreCandidates(_ count: Int) -> String { count < 2 ? "et \(count) autre" : "et \(grouped(count)) autres" }
}

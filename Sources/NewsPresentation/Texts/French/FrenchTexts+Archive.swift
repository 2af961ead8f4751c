import NewsDomain

extension FrenchTexts {
  var archiveTitle: String { "Archives" }
  var archiveInMemory: String { "en mémoire, pour cette session seulement" }
  var archiveIsOff: String {
    "Les archives sont désactivées\u{202F}: rien n’y entre. Pour les activer, tapez «\u{202F}réglages archives "
      + "oui\u{202F}»."
  }

  func label(of row: ArchiveRow) -> String {
    switch row {
    case .file: "fichier"
    case .imported: "importés"
    case .articles: "articles"
    case .unread: "non lus"
    case .saved: "gardés"
    case .changed: "modifiés"
    case .texts: "textes"
    case .labels: "étiquettes"
    case .sources: "sources"
    case .mutes: "masques"
    case .published: "publiés"
    case .since: "depuis le"
    case .growth: "croissance"
    }
  }

  func size(ofBytes bytes: Int) -> String {
    bytes.size(in: [bytes < 2 ? "octet" : "octets", "Kio", "Mio", "Gio", "Tio"], decimalMark: ",")
  }

  func unreadInArchive(_ count: Int) -> String {
    "\(grouped(count)) dans les archives\u{202F}; dans vos listes\u{202F}: bilan"
  }

  func grouped(_ number: Int) -> String { Double(number).grouped(by: "\u{202F}") }

  func days(from first: LocalTime, to last: LocalTime) -> String {
    first.isSameDay(as: last) ? "le \(day(first))" : "du \(day(first, before: last)) au \(day(last))"
  }

  /// The first day of a period, without the year and the month that its last day has as well.
  ///
  /// - Parameter keepsMonth: whether the month is said in any case, as a time of day comes after it.
  private func day(_ first: LocalTime, before last: LocalTime, keepsMonth: Bool = false) -> String {
    guard first.year == last.year else { return day(first) }
    return day(first).split(separator: " ").prefix(first.month == last.month && !keepsMonth ? 1 : 2)
      .joined(separator: " ")
  }

  /// A period between two times of different days.
  func span(fromTime start: LocalTime, to end: LocalTime) -> String {
    "du \(day(start, before: end, keepsMonth: true)) à \(clock(start)) au \(dayAndTime(end))"
  }

  func growth(articlesPerDay: Double) -> String {
    guard articlesPerDay < 10 else { return "\(grouped(Int(articlesPerDay.rounded()))) articles par jour" }
    return "\(articlesPerDay.withDecimal(",")) \(articlesPerDay < 1.95 ? "article" : "articles") par jour"
  }

  func dayCount(_ count: Int) -> String { count < 2 ? "\(count) jour" : "\(grouped(count)) jours" }

  func keepLine(days: Int?) -> String {
    days.map { dayCount($0) } ?? "toujours"
  }

  func forgetQuestion(_ what: Forgetting, _ preview: Forgotten) -> String {
    let count = counted(preview.count)
    let question =
      switch what {
      case .before(let date):
        "Supprimer \(count) \(preview.count < 2 ? "publié" : "publiés") avant le \(day(LocalTime(date)))"
      case .source(let source): "Supprimer \(count) de la source \(source)"
      case .unsaved: "Supprimer \(count)"
      case .all where preview.count == 0: "Supprimer toutes vos données (\(list(of: preview.marks)))"
      case .all: "Supprimer \(content(of: preview))"
      }
    let kept =
      " en laissant "
      + (preview.kept < 2 ? "\(preview.kept) article gardé" : "\(grouped(preview.kept)) articles gardés")
    return question + (preview.kept > 0 ? kept : "") + "\u{202F}? C’est irréversible. [o/N] "
  }

  /// What is deleted: articles, with what belongs to the reader; or only what belongs to one, maybe another.
  func content(of forgotten: Forgotten) -> String {
    guard forgotten.count > 0 else { return list(of: forgotten.marks) }
    let data = forgotten.marks.isEmpty ? "" : " et toutes vos données (\(list(of: forgotten.marks)))"
    return counted(forgotten.count) + data
  }

  func removeQuestion(_ reader: ArchiveReader) -> String {
    "Supprimer toutes les données du lecteur \(reader.name) (\(list(of: reader.marks)))\u{202F}? [o/N] "
  }

  var readers: String { "Lecteurs" }
  var readersAdvice: String {
    "Pour rendre ses marques à un compte, tapez «\u{202F}archives lecteurs conserver NOM\u{202F}»\u{202F}; "
      + "pour les supprimer, «\u{202F}archives lecteurs retirer NOM\u{202F}»."
  }

  func words(for login: ArchiveReader.Login) -> String {
    switch login {
    case .own: "compte inchangé"
    case .other: "compte recréé"
    case .missing: "compte supprimé"
    }
  }

  func list(of marks: MarkCounts) -> String {
    func some(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(grouped(count)) \(count < 2 ? one : many)"
    }
    let parts = [
      some(marks.saved, "article gardé", "articles gardés"), some(marks.read, "article lu", "articles lus"),
      some(marks.labels, "étiquette", "étiquettes"), some(marks.follows, "suivi", "suivis"),
      some(marks.mutes, "masque", "masques"),
    ].compactMap(\.self)
    return parts.isEmpty ? "rien" : parts.joined(separator: ", ")
  }

  func words(for problem: ArchiveProblem) -> String {
    switch problem {
    case .damaged(let file, let keptAs, let recovered):
      "\(file) était endommagé\u{202F}; il est recréé avec \(counted(recovered)) "
        + (recovered < 2 ? "récupéré" : "récupérés") + (keptAs.map { ". L’ancien fichier est \($0)." } ?? ".")
    case .unusable(let file, let detail):
      "\(file) est inutilisable (\(said(detail)))\u{202F}; les nouveaux articles ne sont pas archivés."
    case .readOnly(let file, nil):
      "Le disque est plein\u{202F}: \(file) est en lecture seule\u{202F}; ni articles ni marques n’y sont enregistrés."
    case .readOnly(let file, let detail?):
      "\(file) est en lecture seule (\(said(detail)))\u{202F}; ni articles ni marques n’y sont enregistrés."
    case .clockIsOff(let seconds):
      "L’horloge de cette machine \(off(seconds)) sur les serveurs\u{202F}; tant qu’elle n’est pas réglée, aucun "
        + "ancien article n’est supprimé."
    case .newer(let file):
      "\(file) vient d’une version plus récente de supernews\u{202F}; rien n’est archivé tant que la "
        + "vôtre n’est pas à jour."
    case .unreachable(let server, let detail):
      "\(server) ne répond pas (\(said(detail)))\u{202F}; la session continue sans les archives jusqu’à son retour."
    case .stranger(let server, let role):
      explain(NewsError.archive(.refused(server: server, .stranger(role: role)))).line("\u{202F}; ") + "."
    case .failed(let error): "Les nouveaux articles ne sont pas archivés\u{202F}: \(explain(error).line("\u{202F}; "))."
    case .full(let file): "Le disque est plein\u{202F}; les articles affichés ne sont pas enregistrés dans \(file)."
    case .onNetwork(let file):
      "\(file) est sur un disque réseau, où les sessions s’attendent les unes les autres\u{202F}; indiquez un "
        + "dossier local dans XDG_DATA_HOME."
    }
  }

  private func off(_ seconds: Double) -> String {
    let days = max(1, Int(min(abs(seconds) / 86_400, 1e9).rounded()))
    return "\(seconds > 0 ? "avance" : "retarde") de \(dayCount(days))"
  }

  func words(for result: ArchiveImport) -> String {
    (result.added < 2 ? "\(result.added) article importé" : "\(grouped(result.added)) articles importés")
      + (result.known > 0 ? ", \(grouped(result.known)) déjà dans les archives" : "")
      + (result.skipped > 0
        ? ", "
          + (result.skipped < 2
            ? "\(result.skipped) entrée ignorée (pas un article)"
            : "\(grouped(result.skipped)) entrées ignorées (pas des articles)") : "")
      + (result.missing > 0
        ? ", " + (result.missing < 2 ? "\(result.missing) absent" : "\(grouped(result.missing)) absents")
          + " du serveur (marques non copiées)" : "") + "."
  }

  func words(for result: Forgotten) -> String {
    let kept =
      result.kept < 2 ? "\(result.kept) article gardé reste" : "\(grouped(result.kept)) articles gardés restent"
    let busy =
      result.busy < 2
      ? "\(result.busy) article est utilisé ailleurs" : "\(grouped(result.busy)) articles sont utilisés ailleurs"
    let isEmpty = result.count == 0 && result.marks.isEmpty
    return (isEmpty ? "Rien n’a été supprimé" : "Supprimé\u{202F}: \(content(of: result))")
      + (result.kept > 0 ? "\u{202F}; \(kept)" : "")
      + (result.busy > 0 ? "\u{202F}; \(busy)\u{202F}; réessayez plus tard." : ".")
  }

  func counted(_ count: Int) -> String { count < 2 ? "\(count) article" : "\(grouped(count)) articles" }

  func explain(_ error: ArchiveError) -> Explanation {
    switch error {
    case .unusable(let file, let detail):
      Explanation(
        "les archives \(file) sont inutilisables (\(said(detail)))",
        "vérifiez les droits d’accès, ou démarrez avec --no-config pour vous en passer")
    case .readOnly(let file, nil):
      Explanation(
        "le disque est plein, et \(file) est en lecture seule", "libérez de la place, puis réessayez")
    case .readOnly(let file, let detail?):
      Explanation(
        "\(file) est en lecture seule (\(said(detail)))",
        "vérifiez les droits du fichier et de son dossier, puis réessayez")
    case .newer(let file):
      Explanation(
        "les archives \(file) viennent d’une version plus récente de supernews",
        "mettez supernews à jour, ou indiquez un autre dossier dans XDG_DATA_HOME")
    case .unreleased(let file, let version):
      Explanation(
        "les archives \(file) datent d’avant la première version publiée",
        "exportez-les avec supernews compilé au commit \(ArchiveError.exporter(of: version)) "
          + "(«\u{202F}archives exporter FICHIER\u{202F}»), déplacez-les, puis tapez "
          + "«\u{202F}archives importer FICHIER\u{202F}»")
    case .full(let file):
      Explanation("le disque est plein, et \(file) n’a pas été modifié", "libérez de la place, puis réessayez")
    case .busy(let file):
      Explanation("une autre session utilise \(file)", "réessayez dans un instant")
    case .notAllowed(let file, let detail):
      Explanation(
        "votre compte n’a pas ce droit sur \(file) (\(said(detail)))",
        "adressez-vous à un collecteur des archives ou à leur propriétaire")
    case .unreachable(let server, let detail):
      Explanation(
        "\(server) ne répond pas (\(said(detail)))",
        "réessayez plus tard, ou revenez aux archives de cette machine avec «\u{202F}réglages archives oui\u{202F}»")
    case .refused(let server, let refusal): explain(refusal, of: server)
    case .noSuchReader(let name):
      Explanation(
        "lecteur inconnu\u{202F}: «\u{202F}\(name)\u{202F}»",
        "tapez «\u{202F}archives lecteurs\u{202F}» pour en voir la liste")
    case .tooManyLabels:
      Explanation(
        "trop d’étiquettes", "mettez-en 50 au plus par article, et partagez 10\u{202F}000 articles au plus")
    case .tooManyMutes(let limit):
      Explanation(
        "vous avez déjà \(grouped(limit)) masques, le maximum", "retirez-en un avec «\u{202F}démasquer\u{202F}»")
    case .tooLong(let limit):
      Explanation("c’est trop long\u{202F}: plus de \(grouped(limit)) caractères", "mettez moins de mots")
    case .notSetUp(let server):
      Explanation(
        "\(server) n’a pas encore d’archives",
        "en tant que propriétaire de la base, tapez «\u{202F}archives préparer\u{202F}»")
    case .invalidAddress(.unreadable(let detail)):
      Explanation("adresse de serveur non valable (\(said(detail)))", "donnez-en une comme postgresql://hote/base")
    case .invalidAddress(.isOfOtherKind):
      Explanation(
        "ce n’est pas l’adresse d’un serveur PostgreSQL", "donnez-en une comme postgresql://hote/base")
    case .invalidAddress(.hasPassword):
      Explanation(
        "l’adresse contient un mot de passe, qui resterait dans les réglages", "mettez-le dans ~/.pgpass")
    case .invalidAddress(.isNotEncrypted(let host)):
      Explanation(
        "la connexion à \(host) ne serait pas chiffrée", "retirez sslmode de l’adresse, ou mettez-y verify-full")
    case .notOnServer:
      Explanation(
        "les archives de cette machine n’ont pas d’autres lecteurs",
        "pour celles d’un serveur, tapez «\u{202F}réglages archives postgresql://hote/base\u{202F}»")
    case .off:
      Explanation(
        "les archives sont désactivées", "tapez «\u{202F}réglages archives oui\u{202F}» pour les activer")
    case .notKept(let item, .gone):
      Explanation(
        "l’élément \(item) n’est plus dans les archives",
        "pour l’y remettre, tapez «\u{202F}liste\u{202F}» et recommencez")
    case .notKept(let item, .off):
      Explanation(
        "l’élément \(item) n’est pas dans les archives, qui sont désactivées",
        "pour l’y mettre, tapez «\u{202F}réglages archives oui\u{202F}», puis affichez-le de nouveau")
    case .notKept(let item, .onServer):
      Explanation(
        "l’élément \(item) n’est pas dans les archives du serveur, où seuls les collecteurs ajoutent des articles",
        "affichez-le de nouveau quand il y sera\u{202F}; voir «\u{202F}aide collecter\u{202F}»")
    case .notKept(let item, .sample):
      Explanation(
        "l’élément \(item) vient de l’échantillon, qui n’entre jamais dans les archives",
        "connectez-vous au réseau et affichez les nouvelles")
    case .nothingToFind:
      Explanation(
        "aucun critère de recherche",
        "donnez des mots, --sens TEXTE, ou une option comme --source ou --pays\u{202F}; "
          + "-mot ne fait qu’exclure des articles")
    case .notSeen(let date):
      Explanation(
        "les archives n’ont pas cette liste pour le \(day(LocalTime(date)))",
        "tapez «\u{202F}trouver --depuis-le DATE\u{202F}» pour les articles de cette période")
    case .unchanged(let item):
      Explanation(
        "l’élément \(item) n’a pas changé depuis sa première apparition", "choisissez-en un marqué ✎ dans les listes")
    case .noSuchMute(let number):
      Explanation("il n’y a pas de masque \(number)", "tapez «\u{202F}masques\u{202F}» pour en voir la liste")
    case .nothingToMute:
      Explanation("rien à masquer", "donnez des mots, --source NOM ou --sujet NUMÉRO")
    case .noStory(let text):
      Explanation(
        "aucun article des archives ne parle de «\u{202F}\(text)\u{202F}»",
        "tapez «\u{202F}sujets\u{202F}» pour les sujets connus, ou cherchez ailleurs avec «\u{202F}chercher\u{202F}»")
    case .notImportable(let path):
      Explanation(
        "\(path) ne contient pas d’articles à importer",
        "donnez un fichier de «\u{202F}archives exporter\u{202F}», des lignes de -F json ou le cache.db de newsboat")
    case .importEnded(let path, let detail, let articles):
      Explanation(
        (articles < 2
          ? "seul le premier article de \(path) a pu être lu et se trouve"
          : "seuls les \(grouped(articles)) premiers articles de \(path) ont pu être lus et se trouvent")
          + " dans les archives\u{202F}: \(said(detail))",
        "prenez une copie entière du fichier et importez-la\u{202F}: rien n’est ajouté deux fois")
    case .faulty(let faults):
      Explanation(
        (faults.count < 2
          ? "les archives ont un défaut\u{202F}: " : "les archives ont \(grouped(faults.count)) défauts\u{202F}: ")
          + list(faults),
        "sauvegardez ce qui est lisible avec «\u{202F}archives exporter FICHIER\u{202F}», "
          + "puis importez-le dans des archives neuves")
    }
  }

  private func explain(_ refusal: ServerRefusal, of server: String) -> Explanation {
    switch refusal {
    case .login(let role, let detail):
      Explanation(
        "\(server) refuse la connexion \(of(role)) (\(said(detail)))",
        "demandez à son administrateur de lancer\u{202F}: CREATE ROLE \(role.nameInSQL) LOGIN IN ROLE supernews_reader")
    case .password(let role):
      Explanation(
        "\(server) demande le bon mot de passe \(of(role))",
        "mettez-le dans ~/.pgpass, ou demandez à l’administrateur d’en choisir un\u{202F}: "
          + "\\password \(role.nameInSQL)")
    case .noDatabase(let database):
      Explanation(
        "\(server) n’a pas de base \(database)",
        "demandez à son administrateur de lancer\u{202F}: "
          + "CREATE DATABASE \(database.nameInSQL) ENCODING UTF8 TEMPLATE template0")
    case .rights(let role):
      Explanation(
        "\(role) n’a pas le droit de lire \(server)",
        "demandez à son administrateur de lancer\u{202F}: GRANT supernews_reader TO \(role.nameInSQL)")
    case .stranger(let role):
      Explanation(
        "\(server) a les marques d’un autre \(role), qui restent cachées, et n’enregistre pas les vôtres",
        "si elles sont à vous, demandez à un collecteur de lancer\u{202F}: archives lecteurs conserver \(role)")
    case .older:
      Explanation(
        "les archives \(of(server)) datent d’une version plus ancienne de supernews",
        "demandez au propriétaire de la base de lancer\u{202F}: supernews archives préparer")
    case .unreleased(let version):
      Explanation(
        "les archives \(of(server)) datent d’avant la première version publiée",
        "exportez-les pour chaque lecteur avec supernews compilé au commit \(ArchiveError.exporter(of: version)) "
          + "(«\u{202F}archives exporter FICHIER\u{202F}»), supprimez le schéma supernews, puis tapez "
          + "«\u{202F}archives préparer\u{202F}» et «\u{202F}archives importer FICHIER\u{202F}»")
    }
  }
}

import NewsDomain

extension FrenchTexts {
  var archiveTitle: String { "Archives" }
  var archiveInMemory: String { "en mémoire, pour cette fois seulement" }
  var archiveIsOff: String { "Rien n’y entre pour l’instant\u{A0}: «\u{A0}réglages archives oui\u{A0}» y remédie." }

  func label(of row: ArchiveRow) -> String {
    switch row {
    case .file: "fichier"
    case .articles: "articles"
    case .unread: "non lus"
    case .saved: "gardés"
    case .changed: "modifiés"
    case .texts: "textes"
    case .labels: "étiquettes"
    case .sources: "sources"
    case .mutes: "masques"
    case .published: "publiés"
    case .since: "depuis"
    case .growth: "croissance"
    }
  }

  func size(ofBytes bytes: Int) -> String {
    bytes.size(in: ["octets", "Kio", "Mio", "Gio", "Tio"], decimalMark: ",")
  }

  func grouped(_ number: Int) -> String { Double(number).grouped(by: "\u{202F}") }

  func days(from first: LocalTime, to last: LocalTime) -> String { "du \(day(first)) au \(day(last))" }

  func growth(articlesPerDay: Double) -> String {
    guard articlesPerDay < 10 else { return "\(grouped(Int(articlesPerDay.rounded()))) articles par jour" }
    return "\(articlesPerDay.withDecimal(",")) \(articlesPerDay < 2 ? "article" : "articles") par jour"
  }

  func keepLine(days: Int?) -> String {
    days.map { $0 == 1 ? "1 jour" : "\($0) jours" } ?? "toujours"
  }

  func forgetQuestion(_ what: Forgetting, _ preview: Forgotten) -> String {
    let count = counted(preview.count)
    let question =
      switch what {
      case .before(let date): "Supprimer \(count), publiés avant le \(day(LocalTime(date)))\u{A0}?"
      case .source(let source): "Supprimer \(count) de \(source)\u{A0}?"
      case .unsaved: "Supprimer \(count)\u{A0}?"
      case .all where preview.count == 0: "Supprimer tout ce qui est à vous\u{A0}: \(list(of: preview.marks))\u{A0}?"
      case .all: "Supprimer \(count), et tout ce qui est à vous\u{A0}: \(list(of: preview.marks))\u{A0}?"
      }
    let kept =
      preview.kept == 1 ? " 1 article gardé reste." : " \(grouped(preview.kept)) articles gardés restent."
    return question + (preview.kept > 0 ? kept : "") + " [o/N] "
  }

  func removeQuestion(_ reader: ArchiveReader) -> String {
    "Supprimer tout ce qui est à \(reader.name)\u{A0}: \(list(of: reader.marks))\u{A0}? [o/N] "
  }

  var readers: String { "Lecteurs" }
  var readersAdvice: String {
    "«\u{A0}archives lecteurs conserver NOM\u{A0}» rend ses marques à ce compte\u{A0}; «\u{A0}archives lecteurs retire "
      + "NOM\u{A0}» les supprime."
  }

  func words(for login: ArchiveReader.Login) -> String {
    switch login {
    case .own: "connu"
    case .other: "compte recréé"
    case .missing: "compte disparu"
    }
  }

  func list(of marks: MarkCounts) -> String {
    func some(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(grouped(count)) \(count == 1 ? one : many)"
    }
    let parts = [
      some(marks.saved, "gardé", "gardés"), some(marks.read, "lu", "lus"),
      some(marks.labels, "étiquette", "étiquettes"), some(marks.follows, "suivi", "suivis"),
      some(marks.mutes, "masque", "masques"),
    ].compactMap(\.self)
    return parts.isEmpty ? "rien" : parts.joined(separator: ", ")
  }

  func words(for problem: ArchiveProblem) -> String {
    switch problem {
    case .damaged(let file, let keptAs, let recovered):
      "\(file) était abîmé\u{A0}: il est refait, avec \(counted(recovered)) qui "
        + (recovered < 2 ? "a pu être lu" : "ont pu être lus")
        + (keptAs.map { ", et l’ancien est gardé sous \($0)." } ?? ".")
    case .unusable(let file, let detail):
      "\(file) ne peut pas servir (\(said(detail)))\u{A0}: rien n’entre dans les archives."
    case .readOnly(let file, nil):
      "Le disque est plein\u{A0}: \(file) n’est accessible qu’en lecture, et ni articles ni marques n’y sont conservés."
    case .readOnly(let file, let detail?):
      "\(file) n’est accessible qu’en lecture (\(said(detail)))\u{A0}: ni articles ni marques n’y sont conservés."
    case .clockIsOff(let seconds):
      "L’horloge de cette machine \(off(seconds)) sur celle des serveurs\u{A0}: aucun ancien article n’est supprimé d’ici "
        + "qu’elles concordent."
    case .newer(let file):
      "\(file) vient d’un supernews plus récent, seul à pouvoir s’en servir\u{A0}: rien n’entre dans les archives."
    case .unreachable(let server, let detail):
      "\(server) ne répond pas (\(said(detail)))\u{A0}: la session continue sans les archives, qui reviendront d’elles-mêmes."
    case .failed(let error): "Rien n’entre dans les archives\u{A0}: \(explain(error).line("\u{A0}; "))."
    case .full(let file): "Le disque est plein\u{A0}: ce qui a été reçu est montré, mais n’entre pas dans \(file)."
    case .onNetwork(let file):
      "\(file) est sur un système de fichiers en réseau, où les sessions s’attendent l’une l’autre\u{A0}; XDG_DATA_HOME "
        + "peut nommer un autre dossier."
    }
  }

  private func off(_ seconds: Double) -> String {
    let days = max(1, Int(min(abs(seconds) / 86_400, 1e9).rounded()))
    return "\(seconds > 0 ? "avance" : "retarde") de \(days == 1 ? "1 jour" : "\(grouped(days)) jours")"
  }

  func words(for result: ArchiveImport) -> String {
    (result.added < 2 ? "\(result.added) article nouveau" : "\(grouped(result.added)) articles nouveaux")
      + (result.known > 0 ? ", \(grouped(result.known)) déjà là" : "")
      + (result.skipped > 0
        ? ", \(grouped(result.skipped)) \(result.skipped == 1 ? "laissé" : "laissés") de côté\u{A0}: pas des articles"
        : "")
      + (result.missing > 0
        ? ", \(grouped(result.missing)) absents du serveur, dont les marques restent ici" : "") + "."
  }

  func words(for result: Forgotten) -> String {
    let kept =
      result.kept == 1 ? "1 reste, car il est gardé" : "\(grouped(result.kept)) restent, car ils sont gardés"
    let busy = result.busy == 1 ? "1 est utilisé ailleurs" : "\(grouped(result.busy)) sont utilisés ailleurs"
    let deleted = [
      result.count == 0 ? nil : counted(result.count), result.marks.isEmpty ? nil : list(of: result.marks),
    ].compactMap(\.self)
    return (deleted.isEmpty ? "Rien n’a été supprimé" : "Supprimé\u{A0}: \(deleted.joined(separator: ", et de vous "))")
      + (result.kept > 0 ? "\u{A0}; \(kept)" : "")
      + (result.busy > 0 ? "\u{A0}; \(busy)\u{A0}; réessayez plus tard." : ".")
  }

  func counted(_ count: Int) -> String { count < 2 ? "\(count) article" : "\(grouped(count)) articles" }

  func explain(_ error: ArchiveError) -> Explanation {
    switch error {
    case .unusable(let file, let detail):
      Explanation(
        "les archives \(file) ne peuvent pas servir (\(said(detail)))",
        "vérifiez leurs droits\u{A0}; un départ avec --no-config s’en passe")
    case .readOnly(let file, nil):
      Explanation(
        "le disque est plein, et \(file) n’est accessible qu’en lecture", "faites de la place, puis réessayez")
    case .readOnly(let file, let detail?):
      Explanation(
        "\(file) n’est accessible qu’en lecture (\(said(detail)))",
        "vérifiez les droits du fichier et de son dossier, puis réessayez")
    case .newer(let file):
      Explanation(
        "les archives \(file) viennent d’un supernews plus récent",
        "utilisez celui-là, ou nommez un autre dossier par XDG_DATA_HOME")
    case .full(let file):
      Explanation("le disque est plein, et \(file) n’a pas changé", "faites de la place, puis réessayez")
    case .busy(let file):
      Explanation("une autre session utilise \(file)", "réessayez dans un instant")
    case .notAllowed(let file, let detail):
      Explanation(
        "\(file) ne le permet pas (\(said(detail)))", "un collecteur des archives en a le droit, ou leur propriétaire")
    case .unreachable(let server, let detail):
      Explanation(
        "\(server) ne répond pas (\(said(detail)))",
        "réessayez plus tard\u{A0}; «\u{A0}réglages archives oui\u{A0}» revient aux archives de cette machine")
    case .refused(let server, let refusal): explain(refusal, of: server)
    case .noSuchReader(let name):
      Explanation("aucun lecteur ne s’appelle \(name)", "«\u{A0}archives lecteurs\u{A0}» les montre")
    case .tooManyLabels:
      Explanation(
        "c’est trop d’étiquettes", "un article peut en avoir 50, et un lecteur peut partager 10\u{202F}000 articles")
    case .notSetUp(let server):
      Explanation(
        "\(server) n’a pas encore d’archives",
        "le propriétaire de la base les crée\u{A0}: «\u{A0}archives prépare\u{A0}»")
    case .invalidAddress(.unreadable(let detail)):
      Explanation("ce n’est pas l’adresse d’un serveur (\(said(detail)))", "par exemple postgresql://hote/base")
    case .invalidAddress(.hasPassword):
      Explanation(
        "l’adresse a un mot de passe, qui resterait dans les réglages", "sa place est dans ~/.pgpass")
    case .invalidAddress(.isNotEncrypted(let host)):
      Explanation(
        "la connexion à \(host) ne serait pas chiffrée", "omettez sslmode, ou donnez verify-full")
    case .notOnServer:
      Explanation(
        "les archives de cette machine n’ont pas d’autres lecteurs",
        "«\u{A0}réglages archives postgresql://hote/base\u{A0}» en nomme d’autres")
    case .off:
      Explanation(
        "rien n’est conservé, car les archives sont arrêtées", "«\u{A0}réglages archives oui\u{A0}» change cela")
    case .notKept(let item):
      Explanation(
        "l’élément \(item) n’est pas dans les archives",
        "l’échantillon n’y entre jamais, et rien n’y entre après «\u{A0}réglages archives non\u{A0}»")
    case .nothingToFind:
      Explanation(
        "rien n’a été donné à trouver",
        "donnez des mots, ou une option comme --non-lus ou --source\u{A0}; -mot ne fait qu’écarter des articles")
    case .notSeen(let date):
      Explanation(
        "cette liste n’a pas été vue le \(day(LocalTime(date)))",
        "«\u{A0}trouve --depuis-le DATE\u{A0}» montre les articles de ce temps-là")
    case .unchanged(let item):
      Explanation(
        "l’élément \(item) n’a pas changé depuis qu’il a été vu", "les listes montrent ✎ à ceux qui ont changé")
    case .noSuchMute(let number):
      Explanation("il n’y a pas de masque \(number)", "«\u{A0}masques\u{A0}» les montre")
    case .nothingToMute:
      Explanation("rien n’a été donné à masquer", "donnez des mots, --source NOM ou --sujet ITEM")
    case .noStory(let text):
      Explanation(
        "aucun article des archives ne parle de \(text)",
        "«\u{A0}sujets\u{A0}» montre ce qu’il y a, «\u{A0}cherche\u{A0}» demande au réseau")
    case .notImportable(let path):
      Explanation(
        "\(path) n’a pas d’articles à importer",
        "le fichier de «\u{A0}archives exporte\u{A0}», des lignes de -F json et le cache.db de newsboat en ont")
    case .faulty(let faults):
      Explanation(
        (faults.count == 1 ? "les archives ont un défaut\u{A0}: " : "les archives ont \(faults.count) défauts\u{A0}: ")
          + list(faults),
        "«\u{A0}archives exporte FICHIER\u{A0}» écrit ce qui peut être lu, à importer dans de nouvelles archives")
    }
  }

  private func explain(_ refusal: ServerRefusal, of server: String) -> Explanation {
    switch refusal {
    case .login(let role, let detail):
      Explanation(
        "\(server) n’accepte pas la connexion de \(role) (\(said(detail)))",
        "demandez à son administrateur\u{A0}: CREATE ROLE \(role.nameInSQL) LOGIN IN ROLE supernews_reader")
    case .password(let role):
      Explanation(
        "\(server) veut le mot de passe de \(role)",
        "mettez-le dans ~/.pgpass, ou demandez-en un à son administrateur\u{A0}: \\password \(role.nameInSQL)")
    case .noDatabase(let database):
      Explanation(
        "\(server) n’a pas de base \(database)",
        "demandez à son administrateur\u{A0}: CREATE DATABASE \(database.nameInSQL) ENCODING UTF8 TEMPLATE template0"
      )
    case .rights(let role):
      Explanation(
        "\(role) n’a pas le droit de lire \(server)",
        "demandez à son administrateur\u{A0}: GRANT supernews_reader TO \(role.nameInSQL)")
    case .stranger(let role):
      Explanation(
        "\(server) connaît un autre \(role), dont les marques restent cachées, et ne garde aucune des vôtres",
        "demandez à un collecteur\u{A0}: archives lecteurs conserver \(role)")
    case .older:
      Explanation(
        "\(server) date d’un supernews plus ancien",
        "demandez au propriétaire de la base\u{A0}: supernews archives prépare")
    }
  }
}

import NewsDomain

extension FrenchTexts {
  func label(of subject: CheckSubject) -> String {
    switch subject {
    case .program: "supernews"
    case .network: "Réseau"
    case .googleNews: "Google News"
    case .newsapi: "NewsAPI"
    case .sourceFeeds: "Flux d’une source"
    case .ownFeeds: "Vos flux"
    case .clock: "Horloge"
    case .terminal: "Terminal"
    case .language: "Langue"
    case .braille: "Braille"
    case .libraries: "Bibliothèques"
    case .confinement: "Cloisonnement"
    case .archive: "Archives"
    case .collector: "Collecte"
    case .notifications: "Alertes"
    case .mail: "Courriel"
    case .model: "Sens"
    }
  }

  func words(for fact: CheckFact, at dates: DateWords) -> String {
    switch fact {
    case .version(let number): "version \(number)"
    case .system(let name): name
    case .direct: "accès direct"
    case .proxy(let address?): "par le mandataire \(address)"
    case .proxy(nil): "par un mandataire"
    case .answered(let host?, let milliseconds): "\(host) répond en \(grouped(milliseconds))\u{A0}ms"
    case .answered(nil, let milliseconds): "réponse en \(grouped(milliseconds))\u{A0}ms"
    case .notAsked(let reason): words(for: reason)
    case .failed(let error): explain(error).message
    case .failure(let code): "erreur \(code.rawValue)"
    case .headlines(let count): count < 2 ? "\(count) titre" : "\(grouped(count)) titres"
    case .newest(let date): "le plus récent\u{202F}: \(dates.short(date))"
    case .source(let name): "source\u{202F}: \(name)"
    case .ownFeeds(let count): feedCount(count)
    case .failingFeeds(let count, let names):
      inTrouble(count)
        + (names.isEmpty ? "" : "\u{202F}: " + list(names) + (names.count < count ? ", \u{2026}" : ""))
    case .costsRequest(let left):
      "ce contrôle a coûté une requête" + (left.map { ", reste \($0) pour aujourd’hui" } ?? "")
    case .clockOff(let seconds):
      "\(seconds > 0 ? "en avance" : "en retard") de \(duration(Age(seconds: Double(abs(seconds))))) sur les serveurs, "
        + "ce qui fausse dates et limites"
    case .clockAgrees: "d’accord avec les serveurs"
    case .clockUnknown: "non contrôlée, aucun serveur n’ayant donné l’heure"
    case .noWorker: "le processus qui lit les flux et les pages ne démarre pas"
    case .seccomp(let isThere): isThere ? "seccomp" : "sans seccomp"
    case .landlock(0): "sans Landlock"
    case .landlock(let version): "Landlock ABI \(version)"
    case .limits(let areSet): areSet ? "limites" : "sans limites"
    case .breach(let breach): "la lecture d’un flux pourrait \(words(for: breach))"
    case .noBreach: "toutes les tentatives d’évasion ont échoué"
    case .archiveOff: "désactivées"
    case .noArchiveYet: "vides tant que rien n’a été listé"
    case .archiveInMemory: archiveInMemory
    case .place(let place): place
    case .bytes(let bytes): size(ofBytes: bytes)
    case .articles(let count): count < 2 ? "\(count) article" : "\(grouped(count)) articles"
    case .intact: "intactes"
    case .faults(let count): count < 2 ? "\(count) défaut" : "\(grouped(count)) défauts"
    case .notCheckedWhole:
      "trop grandes pour être vérifiées ici\u{202F}; tapez «\u{202F}archives vérifier\u{202F}»"
    case .schema(let version): "tables de version \(version)"
    case .readOnly: "en lecture seule"
    case .onNetwork: "sur un système de fichiers réseau"
    case .freeSpace(let bytes): "\(size(ofBytes: bytes)) libres"
    case .server(let version): "PostgreSQL \(version)"
    case .schedule(let schedule): words(for: schedule)
    case .lastRound(let date): "dernière\u{202F}: \(dates.short(date))"
    case .nextRound(let date):
      LocalTime(date).isSameDay(as: LocalTime(dates.now))
        ? "prochaine à \(clock(LocalTime(date)))" : "prochaine le \(dayAndTime(LocalTime(date)))"
    case .desktop(let isThere): isThere ? "affichées sur le bureau" : "pas de bureau où les afficher"
    case .alertProgram(let name, true): "confiées à \(name ?? "votre programme")"
    case .alertProgram(let name, false): "\(name ?? "votre programme") est introuvable"
    case .mailProgram(let program): program
    case .noMailProgram: "aucun programme\u{202F}; seul matin --envoyer en demande un"
    case .model(let name): name
    case .noModel: "aucun modèle\u{202F}; seul trouver --sens en demande un"
    case .modelOff: "désactivé"
    case .noTerminal: "pas de terminal"
    case .kind(let kind): kind
    case .size(let columns, let rows): "\(columns) × \(rows)"
    case .colours(.none): "sans couleurs"
    case .colours(.basic): "16 couleurs"
    case .colours(.palette): "256 couleurs"
    case .colours(.full): "couleurs vraies"
    case .characters(let isUTF8): isUTF8 ? "UTF-8" : "pas en UTF-8"
    case .links(let areShown): areShown ? "liens" : "sans liens"
    case .pictures(.off, _): "images désactivées"
    case .pictures(.symbols, true): "images en caractères"
    case .pictures(let mode, true): "images en \(mode.rawValue)"
    case .pictures(_, false): "sans images"
    case .interface(let code): name(ofLanguage: code)
    case .locale(let name): "locale \(name)"
    case .noLocale: "aucune locale définie"
    case .missingLocale(let name): "la locale \(name) n’est pas installée"
    case .braille(.used): "sert à dessiner les cartes"
    case .braille(.notUTF8): "inutilisé, le terminal n’étant pas en UTF-8"
    case .braille(.notCapable): "inutilisé sur ce type de terminal"
    case .brailleFont(let isThere): isThere ? "présent dans une police" : "absent de toutes les polices installées"
    case .library(let name, let version): version.isEmpty ? name : "\(name) \(version)"
    case .missingLibrary(let name): "sans \(name)"
    }
  }

  private func words(for breach: ConfinementBreach) -> String {
    switch breach {
    case .open: "ouvrir des fichiers"
    case .write: "écrire des fichiers"
    case .connect: "se connecter à d’autres machines"
    case .execute: "lancer des programmes"
    case .fork: "lancer des processus"
    case .trace: "être suivie à la trace"
    case .control: "changer ses propres droits"
    case .allocate: "prendre toute la mémoire"
    case .spin: "ne jamais finir"
    }
  }

  private func words(for reason: NotAsked) -> String {
    switch reason {
    case .offline: "non interrogé (hors ligne)"
    case .noKey: "non interrogé, faute de clé\u{202F}; il n’en faut pas"
    case .notChosen: "non interrogé, à cause de --provider"
    case .pausing(let seconds): "non interrogé\u{202F}: il ne veut pas de requête avant \(seconds.asWait)"
    case .noFeed: "aucun connu pour votre pays"
    }
  }

  private func words(for schedule: CollectorSchedule) -> String {
    switch schedule {
    case .active: "programmée"
    case .inactive: "non programmée"
    case .failed: "la dernière a échoué"
    case .none: "non programmée (facultatif)"
    }
  }

  func words(for verdict: CheckVerdict) -> String {
    switch verdict {
    case .ok: "en ordre"
    case .warning: "attention"
    case .failure: "problème"
    case .unchecked: "non contrôlé"
    }
  }

  func words(for wayOut: WayOut) -> String {
    let run = wayOut.command ?? ""
    return switch wayOut {
    case .ofError(let error): explain(error).hint ?? explain(error).message
    case .checkConnection: "vérifiez votre connexion, ou démarrez avec --offline"
    case .checkProxy: "vérifiez http_proxy et https_proxy dans votre environnement"
    case .setClock: "pour régler l’horloge, lancez\u{202F}: \(run)"
    case .useUTF8: "pour passer en UTF-8, lancez avant supernews\u{202F}: \(run)"
    case .installLocale: "pour l’installer, lancez\u{202F}: \(run)"
    case .install: "pour l’installer, lancez\u{202F}: \(run)"
    case .startByPath: "relancez supernews par son chemin complet"
    case .confine(true, false): "installez libseccomp2, ou autorisez seccomp là où supernews tourne"
    case .confine(false, _): "passez à Linux 5.13 ou plus récent avec Landlock, ou autorisez-le là où supernews tourne"
    case .confine(true, true): "installez libseccomp2, et passez à Linux 5.13 ou plus récent avec seccomp et Landlock"
    case .reportBreach: "ne lisez que des flux de confiance, et signalez ce problème de sécurité"
    case .freeSpace: "libérez de l’espace sur ce disque"
    case .moveArchive: "pour éviter les attentes, donnez à XDG_DATA_HOME un dossier local"
    case .startCollector: "pour collecter en arrière-plan, lancez\u{202F}: \(run)"
    case .runCollector: "la prochaine collecte est en retard\u{202F}; lancez\u{202F}: \(run)"
    case .readCollectorLog: "pour savoir pourquoi, lancez\u{202F}: \(run)"
    case .otherFeeds: "les flux d’autres sources sont lus\u{202F}; il n’y a rien à faire"
    case .listFeeds: "pour voir ce qui ne va pas, tapez «\u{202F}flux\u{202F}»"
    case .setAlertProgram: "choisissez-en un autre\u{202F}: «\u{202F}réglages sur-alerte PROGRAMME\u{202F}»"
    }
  }

  var toDo: String { "À faire" }

  func checked(problems: Int, warnings: Int) -> String {
    let parts = [
      problems == 0 ? "Aucun problème" : problems < 2 ? "1 problème" : "\(grouped(problems)) problèmes",
      warnings == 0 ? nil : warnings < 2 ? "1 conseil" : "\(grouped(warnings)) conseils",
    ].compactMap(\.self)
    return parts.joined(separator: ", ") + "."
  }

  func explain(_ error: DiagnosisError) -> Explanation {
    switch error {
    case .broken(let count):
      Explanation(
        count < 2 ? "\(count) problème trouvé" : "\(grouped(count)) problèmes trouvés",
        "suivez les conseils ci-dessus, puis tapez «\u{202F}diagnostic\u{202F}»")
    }
  }
}

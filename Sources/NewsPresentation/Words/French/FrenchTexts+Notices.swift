import FoundationEssentials
import NewsDomain

extension FrenchTexts {
  func notice(_ notice: Notice, now: Date) -> String {
    switch notice {
    case .opened(let host): "\(host) est ouvert dans le navigateur."
    case .keyKept(let state, let doubt):
      kept(state) + (doubt.map { " Elle n’est pas vérifiée : \(reason($0))." } ?? "")
    case .keyForgotten(let stillInEnvironment):
      stillInEnvironment ? "La clé gardée est oubliée ; NEWSAPI_KEY reste définie." : "La clé est oubliée."
    case .servesOnlyUnitedStates(let country):
      "NewsAPI n’a pas de titres pour ce pays (\(name(of: country))) : elle ne sert que les États-Unis aujourd’hui. "
        + "« sources --country \(country.code) » nomme des sources, un départ avec --provider sample montre l’histoire."
    case .nothingFound: "Rien n’a été trouvé."
    case .nothingArchived(let isOffline):
      "Rien n’a été trouvé dans les archives ; "
        + (isOffline ? "sans --offline, la recherche va sur le réseau." : "« cherche » demande au réseau.")
    case .largeStory(let count, let shown):
      "Ce sujet a \(grouped(count)) articles, peut-être sur plusieurs choses\u{A0}; les \(grouped(shown)) premiers sont montrés."
    case .history: "Voici des unes de l’histoire (\(sample))."
    case .listBefore: "« retour » ramène à la liste d’avant."
    case .older(let error, let date):
      explain(error).message + " ; voici ce qui a été gardé"
        + (date.map { " " + old(Age(seconds: max(60, now.timeIntervalSince($0)))) } ?? "") + "."
    case .nothingOf(let countries):
      "Rien de \(countries.count) pays : \(list(countries.map { name(of: $0) }))."
    case .searched(let country):
      "Google News n’a pas d’édition pour ce pays (\(name(of: country))) : voici ce qu’on y trouve en le cherchant."
    case .instead(let errors, let substitute):
      list(errors.map { explain($0).message }) + " ; " + name(of: substitute) + "."
    case .copied(let hosts, .program(let name)): "Copié par \(name) : \(list(hosts))."
    case .copied(let hosts, .terminal): "Envoyé au terminal pour son presse-papiers : \(list(hosts))."
    case .mailBegun(let hosts): "Un courriel est commencé dans la messagerie : \(list(hosts))."
    case .noMailProgram(let hosts):
      "Pas de messagerie ici ; ce lien y commence un courriel (\(list(hosts)))."
    case .exported(let count, let path):
      "\(count < 2 ? "\(count) entrée écrite" : "\(count) entrées écrites") dans \(path)."
    case .withoutText(let error): "Le texte n’a pas pu être chargé : \(explain(error).message)."
    case .downloaded(let downloads): words(for: downloads)
    case .marked(let rows, let count, let mark):
      (rows < count
        ? "\(stories(rows, of: rows)) (\(articles(count))) \(rows < 2 ? "marqué" : "marqués")"
        : count < 2 ? "\(count) article marqué" : "\(count) articles marqués") + " comme " + name(of: mark)
        + (min(rows, count) < 2 ? "." : "s.")
    case .saved(let count, let label):
      (count < 2 ? "\(count) article est gardé" : "\(count) articles sont gardés")
        + (label.map { " sous «\u{A0}\($0)\u{A0}»." } ?? ".")
    case .unsaved(let count):
      (count < 2 ? "\(count) article n’est plus gardé" : "\(count) articles ne sont plus gardés") + "."
    case .sourceChosen(let name):
      "\(name) est désormais votre source favorite, y compris dans «\u{A0}nouveau\u{A0}» et «\u{A0}matin\u{A0}». «\u{A0}média aucune\u{A0}» la retire."
    case .feedRemoved(let name, let wasFavourite):
      "\(name) n’est plus un de vos flux"
        + (wasFavourite ? ", et c’était votre source favorite : « média NOM » en choisit une autre." : ".")
    case .feedsImported(let added, let known, let skipped):
      (added < 2 ? "\(added) nouveau" : "\(added) nouveaux") + (known > 0 ? ", \(known) déjà là" : "")
        + (skipped > 0 ? ", \(skipped) \(skipped == 1 ? "laissé" : "laissés") de côté : ni http ni https" : "") + "."
    case .feedsExported(let count, let path):
      (count < 2 ? "\(count) flux est écrit" : "\(count) flux sont écrits") + " dans \(path)."
    case .brokenFeed(let problem): explain(problem, of: "le flux").message + " ; ce qui a pu être lu est là."
    case .failed(let failures):
      "\(failures.count) pays sans réponse : \(list(failures.map { name(of: $0.country) }))."
    case .feedsFailed(let failures):
      "\(failures.count) flux sans réponse : \(list(failures.map(\.name)))."
    case .renewed(let new):
      (new == 1 ? "1 nouvel article est là" : "\(new) nouveaux articles sont là")
        + " : « liste » montre la nouvelle liste, avec ses numéros."
    case .completed(let count):
      (count == 1 ? "1 résumé est arrivé" : "\(count) résumés sont arrivés")
        + " depuis des flux des sources : « ouvre N » "
        + (count == 1 ? "le montre." : "les montre.")
    case .archiveExported(let count, let path):
      (count < 2 ? "\(count) article est écrit" : "\(grouped(count)) articles sont écrits") + " dans \(path)."
    case .archiveFromNextStart:
      "Cette session garde ses archives\u{A0}: les autres servent dès le prochain départ."
    case .archiveSetUp:
      "Les archives sont prêtes\u{A0}: leurs lecteurs sont membres de supernews_reader, ou de supernews_collector."
    case .archiveImported(let result): words(for: result)
    case .archiveWell: "Aucun défaut n’a été trouvé dans les archives."
    case .archiveCompacted(let before, let after):
      "Les archives prenaient \(size(ofBytes: before)), et prennent maintenant \(size(ofBytes: after))."
    case .archiveForgotten(let result): words(for: result)
    case .readersKept(let count):
      count < 2 ? "\(count) lecteur est reconnu." : "\(grouped(count)) lecteurs sont reconnus."
    case .archive(let problem): words(for: problem)
    case .store(.damaged(let file, let keptAs)):
      "\(file) était abîmé ; il est recommencé" + (keptAs.map { " et l’ancien est gardé sous \($0)." } ?? ".")
    case .store(.unusable(let file, let detail)):
      "\(file) ne peut pas servir (\(said(detail))) : rien n’est gardé pour plus tard."
    case .settings(.damaged(let file, let keptAs)):
      "\(file) n’est pas lisible comme réglages ; les valeurs par défaut servent"
        + (keptAs.map { " et le fichier est gardé sous \($0)." } ?? ".")
    case .settings(.damagedFeeds(let file, let keptAs)):
      keptAs.map { "\(file) était abîmé ; ce qui a pu en être lu reste, et le fichier est gardé sous \($0)." }
        ?? "\(file) est abîmé : vos flux ne sont pas là pour l’instant."
    case .settings(.unreadable(let file, let detail)):
      "\(file) ne peut pas être lu (\(said(detail))) : cette fois se passe de lui, et n’écrit rien à sa place."
    case .settings(.untrusted(let file)):
      "\(file) n’est pas qu’à vous\u{A0}: il n’en est pas tenu compte. S’il est à vous, chmod go-w \(file) y remédie."
    case .settings(.exposedKey(let file)):
      "\(file) peut être lu ou changé par d’autres que vous : chmod 600 \(file) y met fin."
    case .settings(.noHome(let path)):
      "Le dossier \(path), votre HOME, n’existe pas et n’est pas créé : ce qui y serait gardé ne vaut que cette fois."
    case .settings(.unknownValue(let file, let line, let key, let value)):
      "\(file):\(line) : \(key) ne peut pas être « \(value) » ; la valeur par défaut sert."
    case .muted(let mute, let days, let hidden): muted(mute, days: days, hidden: hidden)
    case .unmuted(let mute): unmuted(mute)
    case .followed(let follow, let found): followed(follow, found: found)
    case .unfollowed(let follow): unfollowed(follow)
    case .nothingNew(let collected): nothingNew(collected: collected)
    case .briefSent(let address, let stories): briefSent(to: address, stories: stories)
    case .briefSentToday(let address): briefSentToday(to: address)
    case .alert(let alert): self.alert(alert)
    case .moreAlerts(let count): moreAlerts(count)
    case .unusableKey: "NEWSAPI_KEY n’est pas une clé et ne sert pas."
    case .notUTF8: "Ce terminal n’est pas en UTF-8 : des accents peuvent se perdre. LANG=C.UTF-8 y remédie."
    }
  }

  private func kept(_ state: KeyState) -> String {
    switch state {
    case .kept(let file): "La clé est gardée dans \(file), pour vous seul."
    case .environment: "La clé est gardée, mais NEWSAPI_KEY est définie et l’emporte."
    case .session, .none: "La clé vaut pour cette fois."
    }
  }

  private func reason(_ doubt: NewsError) -> String {
    doubt == .network(.offline) ? "--offline se passe du réseau" : explain(doubt).message
  }

  private func name(of substitute: Notice.Substitute) -> String {
    switch substitute {
    case .feeds: "les flux répondent à la place"
    case .sourceFeeds: "les flux des sources répondent à la place"
    case .catalogue: "voici les sources connues ici"
    case .sample: "voici des unes de l’histoire (\(sample))"
    case .nobody: "les autres n’ont rien donné"
    }
  }
}

import FoundationEssentials
import NewsDomain

extension FrenchTexts {
  func notice(_ notice: Notice, now: Date) -> String {
    switch notice {
    case .opened(let host): "\(host) s’ouvre dans le navigateur."
    case .keyKept(let state, let doubt):
      kept(state) + (doubt.map { " Elle n’a pas pu être vérifiée\u{202F}: \(reason($0))." } ?? "")
    case .keyForgotten(let stillInEnvironment):
      stillInEnvironment ? "La clé enregistrée est effacée\u{202F}; NEWSAPI_KEY reste définie." : "La clé est effacée."
    case .servesOnlyUnitedStates(let country):
      "NewsAPI n’a de titres que pour les États-Unis, pas pour ce pays (\(name(of: country))). "
        + "Essayez «\u{202F}sources --pays \(country.code)\u{202F}», ou démarrez avec --provider sample "
        + "pour des unes historiques."
    case .nothingFound: "Aucun résultat."
    case .nothingArchived(let isOffline):
      "Seules les archives ont été consultées. "
        + (isOffline
          ? "Pour chercher en ligne, démarrez sans --offline."
          : "Pour chercher en ligne, tapez «\u{202F}chercher\u{202F}».")
    case .unknownSource(let name):
      "Aucune source connue ne s’appelle «\u{202F}\(name)\u{202F}»\u{202F}; pour chercher son nom, tapez "
        + "«\u{202F}sources MOT\u{202F}»."
    case .taken(let typed, let name): "«\u{202F}\(typed)\u{202F}» est pris pour «\u{202F}\(name)\u{202F}»."
    case .wordMeant(let word): "Vouliez-vous dire «\u{202F}\(word)\u{202F}»\u{202F}?"
    case .titlesWithoutMeaning:
      "Certains titres ne peuvent pas encore être trouvés par leur sens\u{202F}: "
        + "ne tapez rien pendant un moment, ou tapez «\u{202F}collecter\u{202F}»."
    case .largeStory(let count, let shown):
      "Un sujet de \(grouped(count)) articles en mêle peut-être plusieurs\u{202F}; "
        + "seuls les \(grouped(shown)) premiers sont affichés."
    case .history: "Voici un \(sample) de unes historiques, pas l’actualité du jour."
    case .listBefore: "Pour revenir à la liste précédente, tapez «\u{202F}retour\u{202F}»."
    case .older(let error, let date):
      "Voici une liste "
        + (date.map { "relevée " + ago(Age(since: min($0, now - 60), to: now)) } ?? "enregistrée plus tôt")
        + "\u{202F}: \(explain(error).message)."
    case .onlyArchived(let error):
      "Seules les archives ont été consultées\u{202F}: \(explain(error).message)."
    case .notRefreshed(let error):
      "Les articles plus récents n’ont pas pu être chargés\u{202F}: \(explain(error).message)."
    case .feedsNotRefreshed(let error):
      "Certains flux ne sont pas à jour\u{202F}: \(explain(error).message)."
    case .nothingOf(let countries):
      "Aucun titre pour \(countries.count) pays\u{202F}: \(list(countries.map { name(of: $0) }))."
    case .searched(let country):
      "Google News n’a pas d’édition pour ce pays (\(name(of: country)))\u{202F}; voici une recherche sur son nom."
    case .instead(let errors, let substitute):
      name(of: substitute) + "\u{202F}: " + list(errors.map { explain($0).message }) + "."
    case .copied(let hosts, .program(let name)): "Copié avec \(name)\u{202F}: \(list(hosts))."
    case .copied(let hosts, .terminal): "Envoyé au presse-papiers du terminal\u{202F}: \(list(hosts))."
    case .mailBegun(let hosts): "Courriel commencé dans votre messagerie\u{202F}: \(list(hosts))."
    case .noMailProgram(let hosts):
      "Aucune messagerie trouvée\u{202F}; pour commencer un courriel, ouvrez ce lien (\(list(hosts)))."
    case .sentTo(let target, let hosts): "Envoyé à \(target)\u{202F}: \(list(hosts))."
    case .exported(.articles, let count, let path, let title, let total?) where total > count:
      articles(count, of: total) + (count < 2 ? " exporté" : " exportés") + " dans \(path)"
        + (title.map { ", de la liste «\u{202F}\($0)\u{202F}»." } ?? ".")
    case .exported(let kind, let count, let path, let title, _):
      (kind == .articles ? exported(count, "article", "") : exported(count, "source", "e")) + " dans \(path)"
        + (title.map { ", de la liste «\u{202F}\($0)\u{202F}»." } ?? ".")
    case .withoutText(let error): "Le texte complet n’a pas pu être chargé\u{202F}: \(explain(error).message)."
    case .downloaded(let downloads, let total): words(for: downloads, of: total)
    case .marked(let rows, let count, let total, let all, let mark):
      (rows < count || all != nil
        ? "\(stories(rows, of: all ?? rows)) (\(articles(count, of: total))) \(rows < 2 ? "marqué" : "marqués")"
        : articles(count, of: total) + (count < 2 ? " marqué" : " marqués")) + " comme " + name(of: mark)
        + (min(rows, count) < 2 ? "." : "s.")
    case .markedBefore(let before, let count, _, let mark) where before == count:
      "Rien n’a changé\u{202F}: \(articles(count)) \(count < 2 ? "était" : "étaient") déjà "
        + (count < 2 ? "marqué comme \(name(of: mark))." : "marqués comme \(name(of: mark))s.")
    case .markedBefore(let before, let count, let total, let mark):
      articles(count - before, of: max(total ?? 0, count)) + (count - before < 2 ? " marqué" : " marqués") + " comme "
        + name(of: mark) + (count - before < 2 ? "" : "s") + "\u{202F}; "
        + (before < 2 ? "\(before) l’était déjà." : "\(grouped(before)) l’étaient déjà.")
    case .unreadBefore(let count, let unshown):
      "\(articles(count)) \(count < 2 ? "était déjà \(name(of: .unread))" : "étaient déjà \(name(of: .unread))s")\u{202F}; "
        + (unshown < count ? grouped(unshown) : count < 2 ? "il" : "ils")
        + (unshown < 2 ? " ne compte plus comme \(name(of: .shown))." : " ne comptent plus comme \(name(of: .shown))s.")
    case .nothingToMark:
      "Rien n’a changé\u{202F}: aucun article ne correspond, ou tous sont déjà marqués."
    case .leftUnchanged: "Rien n’a changé."
    case .noTopic(let text):
      "Aucun thème ne s’appelle «\u{202F}\(text)\u{202F}». Pour chercher dans l’actualité, tapez "
        + "«\u{202F}chercher MOTS\u{202F}»."
    case .saved(let count, let label, let total):
      articles(count, of: total) + (count < 2 ? " est gardé" : " sont gardés")
        + (label.map { " sous «\u{202F}\($0)\u{202F}»." } ?? ".")
    case .unsaved(0, _): "Rien à retirer\u{202F}: aucun de ces articles n’était gardé."
    case .unsaved(let count, let total):
      articles(count, of: total) + (count < 2 ? " n’est plus gardé." : " ne sont plus gardés.")
    case .sourceChosen(let name):
      "\(self.name(ofSource: name)) est désormais votre source favorite, y compris pour «\u{202F}nouveau\u{202F}» "
        + "et «\u{202F}matin\u{202F}». Pour annuler, tapez «\u{202F}média aucune\u{202F}»."
    case .sourceRemoved(let name): "\(self.name(ofSource: name)) n’est plus votre source favorite."
    case .editionReset(true): "Pays, langue et source ont retrouvé leurs valeurs par défaut."
    case .editionReset(false): "Pays, langue et source avaient déjà leurs valeurs par défaut."
    case .feedRemoved(let name, let wasFavourite):
      "\(name) n’est plus dans vos flux."
        + (wasFavourite
          ? " C’était votre source favorite, vous n’en avez donc plus\u{202F}; "
            + "pour en choisir une, tapez «\u{202F}média NOM\u{202F}»." : "")
    case .plainFeed(let host):
      "\(host) est injoignable en https\u{202F}; le flux est donc lu en http, sans chiffrement."
    case .feedMoved(let move):
      "\(move.feed.name) a changé d’adresse\u{202F}: \(move.feed.feed.withoutSecrets). "
        + "Pour revenir à l’ancienne, tapez «\u{202F}flux url \(move.feed.id) \(move.from)\u{202F}»."
    case .feedsImported(let added, let known, let skipped, let names):
      (added < 2 ? "\(added) flux importé" : "\(grouped(added)) flux importés")
        + (known > 0 ? ", \(grouped(known)) déjà dans vos flux" : "")
        + (skipped > 0 ? ", \(grouped(skipped)) \(skipped < 2 ? "ignoré" : "ignorés") (ni http ni https)" : "")
        + (names.isEmpty ? "" : "\u{202F}: " + list(names)) + "."
    case .feedsToFetch: "Pour les consulter, tapez «\u{202F}flux ouvrir\u{202F}»."
    case .interfaceStays(let language, let wanted):
      "C’est la langue de l’actualité\u{202F}; supernews reste en \(name(ofLanguage: language.code)). Pour en changer, "
        + "lancez-le avec --lang \(wanted.code)."
    case .linesLeftOut(let lines): leftOut(lines)
    case .tagsLeftOut(let count):
      (count < 2 ? "\(count) flux a" : "\(grouped(count)) flux ont")
        + " plusieurs étiquettes\u{202F}; la première sert de dossier."
    case .hiddenFeeds(let count):
      (count < 2
        ? "\(count) flux que newsboat cache est" : "\(grouped(count)) flux que newsboat cache sont")
        + " dans votre liste."
    case .feedsExported(let count, let path):
      (count < 2 ? "\(count) flux exporté" : "\(grouped(count)) flux exportés") + " dans \(path)."
    case .loginsLeftOut(let count):
      (count < 2
        ? "L’identifiant et le mot de passe d’un flux n’y sont pas"
        : "Les identifiants et mots de passe de \(grouped(count)) flux n’y sont pas") + "\u{202F}: "
        + "d’autres peuvent voir la liste."
    case .secretsExported(let count):
      "La liste contient les clés qui figurent dans les adresses de \(grouped(count)) flux\u{202F}: ne la partagez pas."
    case .brokenFeed(.flawed(let line, let column, let detail), let file):
      "Tout a été lu, mais "
        + explain(.flawed(line: line, column: column, detail: detail), of: file ?? "le flux").message + "."
    case .brokenFeed(let problem, nil):
      "Voici ce qui a pu être lu\u{202F}: \(explain(problem, of: "le flux").message)."
    case .brokenFeed(let problem, let file?):
      "Ce qui a pu être lu est repris\u{202F}: \(explain(problem, of: file).message)."
    case .longFeeds(let names):
      (names.count < 2 ? "Ce flux a" : "Ces flux ont")
        + " plus de \(grouped(FeedTrouble.maxEntries)) articles, et les suivants sont omis\u{202F}: " + list(names)
        + "."
    case .failed(let failures):
      "Échec pour \(failures.count) pays\u{202F}: \(list(failures.map { name(of: $0.country) }))."
    case .feedsFailed(let failures):
      "\(grouped(failures.count)) flux \(failures.count < 2 ? "illisible" : "illisibles")\u{202F}: "
        + list(failures.map(\.name)) + "."
    case .renewed(0): "Mise à jour terminée\u{202F}; rien de nouveau."
    case .renewed(let new):
      (new < 2 ? "\(new) nouvel article. Pour le voir" : "\(grouped(new)) nouveaux articles. Pour les voir")
        + ", tapez «\u{202F}liste\u{202F}»\u{202F}; les numéros changent."
    case .completed(let count):
      (count < 2 ? "\(count) résumé est arrivé" : "\(grouped(count)) résumés sont arrivés")
        + " des flux des sources. Pour \(count < 2 ? "le" : "les") lire, tapez «\u{202F}ouvrir N\u{202F}»."
    case .reportWritten(let path): "Rapport écrit dans \(path)\u{202F}; il ne contient rien de privé."
    case .archiveExported(let count, let path):
      (count < 2 ? "\(count) article exporté" : "\(grouped(count)) articles exportés") + " dans \(path)."
    case .archiveFromNextStart:
      "Cette session garde ses archives\u{202F}; le changement prendra effet au prochain démarrage."
    case .archiveSetUp:
      "Les archives sont prêtes. Pour ouvrir un accès, accordez le rôle supernews_reader ou supernews_collector."
    case .archiveImported(let result): words(for: result)
    case .archiveWell: "Aucun défaut trouvé dans les archives."
    case .archiveMended(let count):
      count < 2
        ? "Un compteur des archives était faux\u{202F}; il est de nouveau juste."
        : "\(grouped(count)) compteurs des archives étaient faux\u{202F}; ils sont de nouveau justes."
    case .archiveCompacted(let before, let after):
      "Les archives sont passées de \(size(ofBytes: before)) à \(size(ofBytes: after))."
    case .archiveForgotten(let result): words(for: result)
    case .readersKept(let count):
      count < 2 ? "\(count) lecteur a retrouvé ses marques." : "\(grouped(count)) lecteurs ont retrouvé leurs marques."
    case .archive(let problem): words(for: problem)
    case .cache(.damaged(let file, let keptAs)):
      "\(file) était endommagé et a été remplacé" + (keptAs.map { "\u{202F}; l’ancien fichier est \($0)." } ?? ".")
    case .cache(.unusable(let file, let detail)):
      "\(file) est inutilisable (\(said(detail)))\u{202F}; rien n’est mis en cache."
    case .settings(.damaged(let file, let keptAs)):
      "Les réglages de \(file) sont illisibles\u{202F}; les valeurs par défaut s’appliquent"
        + (keptAs.map { ". L’ancien fichier est \($0)." } ?? ".")
    case .settings(.damagedFeeds(let file, let keptAs)):
      keptAs.map { "\(file) était endommagé\u{202F}; les flux lisibles sont conservés. L’ancien fichier est \($0)." }
        ?? "\(file) est endommagé\u{202F}; vos flux sont indisponibles pour l’instant."
    case .settings(.unreadable(let file, let detail)):
      "\(file) est illisible (\(said(detail)))\u{202F}; cette session l’ignore et ne le remplace pas."
    case .settings(.unparsedFeeds(let file, let error)):
      "Vos flux de \(file) sont indisponibles\u{202F}: \(explain(error).message)."
    case .settings(.untrusted(let file)):
      "\(file) est ignoré\u{202F}: un autre compte le possède ou peut le modifier. "
        + "Lancez chmod go-w \(file) s’il est à vous."
    case .settings(.exposedKey(let file)):
      "D’autres peuvent lire ou modifier \(file). Lancez chmod 600 \(file) pour le protéger."
    case .settings(.noHome(let path)):
      "HOME (\(path)) n’existe pas\u{202F}; rien ne sera enregistré pendant cette session."
    case .settings(.unknownValue(let file, let line, let key, let value)):
      "\(file):\(line)\u{202F}: \(key) n’accepte pas «\u{202F}\(value)\u{202F}»\u{202F}; "
        + "la valeur par défaut s’applique."
    case .muted(let mute, let days, let hidden): muted(mute, days: days, hidden: hidden)
    case .unmuted(let mute): unmuted(mute)
    case .undoable: "Pour revenir en arrière, tapez «\u{202F}annuler\u{202F}»."
    case .takenBack(let change, let stayed): takenBack(change, stayed: stayed)
    case .followed(let follow, let found): followed(follow, found: found)
    case .followMuted:
      "Certains de ces articles sont masqués\u{202F}; pour voir vos masques, tapez «\u{202F}masques\u{202F}»."
    case .unfollowed(let follow): unfollowed(follow)
    case .unreadAtStart(let count, let scope, let visit):
      "\(grouped(count)) \(count < 2 ? "nouveau" : "nouveaux") dans \(place(of: scope))"
        + (visit.map { " " + DateWords(texts: self, now: now).since($0) } ?? "")
        + "\u{202F}; tapez «\u{202F}nouveau\u{202F}»."
    case .nothingNew(let collected): nothingNew(collected: collected)
    case .briefSent(let address, let stories): briefSent(to: address, stories: stories)
    case .briefSentToday(let address): briefSentToday(to: address)
    case .alert(let alert): self.alert(alert)
    case .moreAlerts(let count): moreAlerts(count)
    case .unusableKey: "NEWSAPI_KEY n’est pas une clé valable\u{202F}; elle est ignorée."
    case .aliasRemoved(let name): "L’alias \(name) est effacé."
    case .keyUnbound(let key): "\(key.name) a de nouveau son rôle habituel."
    case .letterReplaced(let letter, let command):
      "\(letter) ne veut plus dire \(name(of: command))\u{202F}; pour revenir en arrière, tapez «\u{202F}dissocier \(letter)\u{202F}»."
    case .coloursNotUsed(let problem):
      "Les couleurs choisies ne sont pas employées\u{202F}: \(explain(problem).message)."
    case .notUTF8: "Ce terminal n’est pas en UTF-8\u{202F}; des accents peuvent se perdre. Définissez LANG=C.UTF-8."
    }
  }

  /// - Parameter ending: the ending of the participle for the gender of the noun.
  private func exported(_ count: Int, _ noun: String, _ ending: String) -> String {
    count < 2 ? "\(count) \(noun) exporté\(ending)" : "\(grouped(count)) \(noun)s exporté\(ending)s"
  }

  private func kept(_ state: KeyState) -> String {
    switch state {
    case .kept(let file): "La clé est enregistrée dans \(file), lisible par vous seul."
    case .environment: "La clé est enregistrée, mais NEWSAPI_KEY est définie et l’emporte."
    case .session, .none: "La clé ne sert que pour cette session."
    }
  }

  private func reason(_ doubt: NewsError) -> String {
    doubt == .network(.offline) ? "vous avez démarré avec --offline" : explain(doubt).message
  }

  private func name(of substitute: Notice.Substitute) -> String {
    switch substitute {
    case .feeds: "Les flux prennent le relais"
    case .sourceFeeds: "Les flux des sources prennent le relais"
    case .catalogue: "Voici la liste intégrée des sources"
    case .sample: "Voici un \(sample) de unes historiques"
    case .nobody: "Aucun fournisseur n’a d’articles"
    }
  }
}

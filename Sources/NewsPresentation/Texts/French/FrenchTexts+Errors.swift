import NewsDomain
import TerminalKit

extension FrenchTexts {
  package func explain(_ error: NewsError) -> Explanation {
    switch error {
    case .name(let error): explain(error)
    case .list(let error): explain(error)
    case .key(let error): explain(error)
    case .service(let error): explain(error)
    case .network(let error): explain(error)
    case .feed(let error): explain(error)
    case .place(let error): explain(error)
    case .file(let error): explain(error)
    case .sharing(let error): explain(error)
    case .archive(let error): explain(error)
    case .follow(let error): explain(error)
    case .meaning(let error): explain(error)
    case .search(let error): explain(error)
    case .text(let error): explain(error)
    case .withoutSample(let error):
      explain(error).or(
        "pour un échantillon, démarrez avec --provider sample ou tapez «\u{202F}réglages échantillon oui\u{202F}»",
        hintMark)
    case .cancelled:
      Explanation("interrompu")
    case .shortage(let shortage): explain(shortage)
    case .diagnosis(let error): explain(error)
    }
  }

  private func explain(_ error: NameError) -> Explanation {
    switch error {
    case .unknownCountry(let text, let nearest):
      unknown("pays inconnu", text, suggested(nearest), "tapez «\u{202F}liste-pays\u{202F}» pour en voir la liste")
    case .unknownLanguage(let text, let nearest):
      unknown("langue inconnue", text, suggested(nearest), "tapez «\u{202F}langues\u{202F}» pour en voir la liste")
    case .unknownCategory(let text, let nearest):
      unknown(
        "catégorie inconnue", text, suggested(nearest), "tapez «\u{202F}catégories\u{202F}» pour en voir la liste")
    case .unknownSubject(let text, let nearest):
      unknown(
        "ni pays, ni catégorie, ni source, ni thème", text, suggested(nearest),
        "tapez «\u{202F}liste-pays\u{202F}», «\u{202F}catégories\u{202F}», «\u{202F}sources\u{202F}» ou "
          + "«\u{202F}thèmes\u{202F}» pour voir la liste"
      )
    case .unknownSource(let text, let nearest):
      unknown("source inconnue", text, nearest, "tapez «\u{202F}sources\u{202F}» pour en voir la liste")
    case .unknownTopic(let text, let nearest):
      unknown("thème inconnu", text, nearest, "tapez «\u{202F}thèmes\u{202F}» pour en voir la liste")
    case .ambiguous(let text, let candidates):
      Explanation(
        "«\u{202F}\(text)\u{202F}» peut désigner \(list(ownNames(of: candidates)))", "complétez le nom")
    case .namesakes(let text, let candidates):
      Explanation(
        "«\u{202F}\(text)\u{202F}» peut désigner \(list(candidates))", "tapez l’identifiant entre parenthèses")
    case .unknownFeed(let text, let nearest):
      unknown("flux ou dossier inconnu", text, nearest, "tapez «\u{202F}flux\u{202F}» pour voir les vôtres")
    }
  }

  private func explain(_ error: ListError) -> Explanation {
    switch error {
    case .noResults:
      Explanation("aucune liste n’a encore été affichée", "tapez d’abord «\u{202F}une\u{202F}»")
    case .noSuchItem(let number, let count):
      count == 0
        ? Explanation("la liste est vide", "tapez «\u{202F}retour\u{202F}» pour revenir à la précédente")
        : Explanation(
          "il n’y a pas d’élément \(number)\u{202F}; la liste en compte \(grouped(count))",
          "tapez «\u{202F}liste\u{202F}» pour la revoir")
    case .noSuchArticle(let id):
      Explanation(
        "aucun article listé ou archivé n’a d’identifiant commençant par \(id)",
        "vérifiez-le, ou tapez «\u{202F}une\u{202F}» et donnez un numéro")
    case .noLink(let item):
      Explanation("l’élément \(item) n’a pas de lien", "ouvrez-en un autre")
    }
  }

  private func explain(_ error: KeyError) -> Explanation {
    switch error {
    case .missing:
      Explanation(
        "NewsAPI demande une clé",
        "tapez «\u{202F}clé donner\u{202F}» pour la saisir, ou démarrez avec --provider feeds"
      )
    case .invalid:
      Explanation(
        "NewsAPI refuse la clé (apiKeyInvalid)",
        "tapez «\u{202F}clé donner\u{202F}» pour en saisir une autre, ou «\u{202F}clé oublier\u{202F}» pour l’effacer")
    case .disabled:
      Explanation(
        "NewsAPI a désactivé cette clé (apiKeyDisabled)",
        "demandez pourquoi sur newsapi.org/account, saisissez-en une autre avec «\u{202F}clé donner\u{202F}», ou "
          + "effacez-la avec «\u{202F}clé oublier\u{202F}»")
    case .refused:
      Explanation(
        "NewsAPI refuse cette clé, qui n’a pas été enregistrée",
        "vérifiez-la sur newsapi.org/account, puis retapez «\u{202F}clé donner\u{202F}»")
    case .unusable:
      Explanation(
        "ce n’est pas une clé NewsAPI", "donnez-en une de 32 lettres et chiffres, sans espace")
    }
  }

  private func explain(_ error: ServiceError) -> Explanation {
    switch error {
    case .rateLimited(let seconds):
      Explanation(
        "NewsAPI a reçu trop de requêtes",
        "réessayez \(seconds.map { "dans \(wait($0))" } ?? "plus tard")")
    case .quotaExhausted(let message):
      Explanation(
        "les requêtes de votre clé sont épuisées" + said(message),
        "réessayez plus tard\u{202F}; elles reviennent sous 24 heures")
    case .parameterInvalid(let message):
      Explanation(
        "cette demande n’est pas possible" + said(message),
        "tapez «\u{202F}aide COMMANDE\u{202F}» pour voir ce qui l’est")
    case .notInPlan(let message):
      Explanation(
        "la formule de votre clé NewsAPI ne permet pas cette requête" + said(message),
        "modifiez la requête, ou comparez les formules sur newsapi.org/pricing")
    case .resultsLimit(let message):
      Explanation(
        "la formule de votre clé ne donne pas plus de résultats" + said(message),
        "tapez «\u{202F}liste\u{202F}» pour revoir ceux qui sont là")
    }
  }

  private func explain(_ error: NetworkError) -> Explanation {
    switch error {
    case .offline:
      Explanation("indisponible hors ligne", "démarrez sans --offline")
    case .broken(let host, let detail):
      Explanation(
        "la connexion à \(host) a été coupée (\(said(detail)))", "réessayez")
    case .unreachable(let host, let detail):
      Explanation(
        "\(host) est injoignable (\(said(detail)))", "vérifiez votre connexion, ou démarrez avec --offline")
    case .timeout(let host, let seconds):
      Explanation("pas de réponse \(of(host)) en \(seconds)\u{202F}s", "réessayez")
    case .tls(let host, let detail):
      Explanation(
        "la connexion à \(host) n’est pas sûre (\(said(detail)))",
        "vérifiez l’horloge et les certificats de cette machine")
    case .privateNetwork(let host):
      Explanation(
        "une adresse publique a mené à \(host), dans votre réseau privé",
        "identifiez-vous si le réseau le demande\u{202F}; "
          + "pour autoriser cet accès, tapez «\u{202F}réglages réseau-privé oui\u{202F}»")
    case .tooLarge(let host, let limit):
      Explanation(
        "\(host) envoie plus de \(limit >> 20)\u{A0}Mio\u{202F}; rien n’a été enregistré", "essayez une autre adresse")
    case .badResponse(let host, let detail):
      Explanation(
        "réponse inattendue \(of(host)) (\(said(detail)))",
        "réessayez\u{202F}; si le réseau a une page de connexion, identifiez-vous d’abord")
    case .serverError(let host, let status):
      Explanation("erreur du serveur \(host) (HTTP \(status))", "réessayez plus tard")
    case .refused(let host, let refusal): explain(refusal, of: host)
    case .loginNeeded(let host):
      Explanation(
        "\(host) demande un nom et un mot de passe pour ce flux (HTTP 401)",
        "donnez-les dans l’adresse\u{202F}: https://NOM:MOT-DE-PASSE@\(host)/…\u{202F}; "
          + "pour un flux déjà ajouté, tapez «\u{202F}flux url NOM ADRESSE\u{202F}»")
    case .ended(let host):
      Explanation(
        "\(host) a mis fin à ce flux (HTTP 410)",
        "s’il est dans vos flux, retirez-le\u{202F}: «\u{202F}flux retirer NOM\u{202F}»\u{202F}; "
          + "pour réessayer, tapez «\u{202F}flux vérifier NOM\u{202F}»")
    case .noSuchPage(let host, let status):
      Explanation(
        "\(host)\u{202F}: " + (status == 404 ? "page introuvable" : "page inaccessible") + " (HTTP \(status))",
        "vérifiez l’adresse, ou réessayez plus tard")
    }
  }

  private func explain(_ error: FeedError) -> Explanation {
    switch error {
    case .unreadable(let place, let problem): explain(problem, of: place)
    case .tooMany(let limit):
      Explanation(
        "trop de flux\u{202F}; rien n’a été modifié", "gardez-en \(grouped(limit)) au plus")
    case .noFeedKnown:
      Explanation("aucun flux connu pour cette demande", "tapez «\u{202F}sources\u{202F}» pour voir les sources")
    case .notAnAddress(let text):
      Explanation("«\u{202F}\(text)\u{202F}» n’est pas une adresse", "donnez-en une comme https://example.org/feed.xml")
    case .noFeed(let host):
      Explanation(
        "aucun flux trouvé chez \(host), ni sur la page ni aux adresses habituelles",
        "donnez l’adresse de son flux RSS ou Atom")
    case .noSuchChoice(let number, let count):
      Explanation(
        "il n’y a pas de flux \(number)\u{202F}: l’adresse en propose \(grouped(count))",
        count == 1 ? "retirez --choix" : "choisissez un numéro de 1 à \(grouped(count))")
    case .known(let name):
      Explanation("«\u{202F}\(name)\u{202F}» est déjà dans vos flux", "tapez «\u{202F}flux\u{202F}» pour les voir")
    case .noOwnFeeds:
      Explanation("vous n’avez pas encore de flux", "tapez «\u{202F}flux ajouter ADRESSE\u{202F}» pour en ajouter un")
    case .isFolder(let path, let feeds):
      Explanation(
        "«\u{202F}\(path)\u{202F}» est un dossier\u{202F}; on ne modifie que des flux",
        "nommez chacun de ses flux\u{202F}: \(list(feeds))")
    case .notOPML(let path, let detail):
      Explanation(
        "\(path) n’est pas une liste de flux (\(said(detail)))",
        "donnez un fichier OPML, ou le fichier urls de newsboat")
    case .database(let path):
      Explanation(
        "\(path) est une base de données, pas une liste de flux",
        "pour ajouter les articles de newsboat, tapez «\u{202F}archives importer \(path)\u{202F}»")
    case .newsboatSettings(let path):
      Explanation(
        "\(path) contient les réglages de newsboat, qui ne sont pas lus",
        "tapez «\u{202F}aide newsboat\u{202F}» pour voir ce qui l’est")
    }
  }

  private func explain(_ error: PlaceError) -> Explanation {
    switch error {
    case .notAllowed:
      Explanation(
        "votre position n’est pas recherchée sans votre accord",
        "tapez «\u{202F}réglages position oui\u{202F}», ou donnez un lieu\u{202F}: «\u{202F}près 48.85 2.35\u{202F}»")
    case .unknown:
      Explanation(
        "votre position est introuvable sur cette machine",
        "donnez un lieu\u{202F}: «\u{202F}près 48.85 2.35\u{202F}», "
          + "ou «\u{202F}réglages lieu 48.85 2.35\u{202F}» pour le retenir")
    }
  }

  private func explain(_ error: FileError) -> Explanation {
    switch error {
    case .failed(let path, let detail):
      Explanation("\(path)\u{202F}: \(said(detail))", "vérifiez le chemin, les droits et l’espace disque")
    case .unreadable(let path, let detail):
      Explanation("\(path)\u{202F}: \(said(detail))", "vérifiez le nom et les droits d’accès")
    case .notWrittenOver(let path, let detail):
      Explanation(
        "\(path) est illisible (\(said(detail))) et n’est donc pas remplacé",
        "corrigez-le, puis relancez supernews")
    case .untrusted(let path):
      Explanation(
        "\(path) est ignoré\u{202F}: un autre compte le possède ou peut le modifier",
        "s’il est à vous, lancez chmod go-w \(path)")
    case .symbolicLink(let path):
      Explanation(
        "\(path) est un lien symbolique, donc la clé n’a pas été écrite",
        "supprimez le lien, ou mettez la clé dans le fichier visé")
    }
  }

  private func explain(_ error: SharingError) -> Explanation {
    switch error {
    case .noClipboard:
      Explanation(
        "aucun presse-papiers n’est disponible",
        "installez wl-clipboard ou xclip, ou ajoutez --vers texte")
    case .programSilent(let program, let seconds):
      Explanation("\(program) n’a pas répondu en \(seconds)\u{202F}s", "réessayez, ou ajoutez --vers texte")
    case .tooLongForMail(let bytes):
      Explanation(
        "trop long pour un programme de courriel (\(grouped(bytes)) octets)",
        "partagez moins d’articles, ou ajoutez --vers presse-papiers")
    case .tooLongForQR(let bytes):
      Explanation(
        "trop long pour un code QR (\(grouped(bytes)) octets)", "partagez moins d’articles, ou ajoutez --vers texte")
    case .browserFailed(let program, let status, let link):
      Explanation("\(program) \(ended(status))", "ouvrez vous-même \(link)")
    case .noBrowser(let link):
      Explanation("aucun navigateur trouvé", "définissez BROWSER, ou ouvrez \(link)")
    case .noMailProgram:
      Explanation(
        "aucun programme d’envoi de courriel trouvé",
        "installez et configurez msmtp-mta ou un autre sendmail")
    case .targetFailed(let program, let failure):
      Explanation(
        "\(program) a échoué\u{202F}: \(why(failure))",
        "tapez «\u{202F}réglages partager-vers\u{202F}» pour vérifier la commande")
    case .mailFailed(let program, let status):
      Explanation(
        "\(program) \(ended(status))\u{202F}; le courriel n’est pas parti",
        "pour savoir pourquoi, lancez echo test | \(program) ADRESSE")
    case .mailSilent(let program, let seconds):
      Explanation(
        "\(program) n’a pas envoyé le courriel en \(seconds)\u{202F}s",
        "pour savoir pourquoi, lancez echo test | \(program) ADRESSE")
    case .notAnAddress(let text):
      Explanation("«\u{202F}\(text)\u{202F}» n’est pas une adresse électronique", "donnez-en une comme moi@example.org")
    }
  }

  func ended(_ status: Int) -> String {
    switch status {
    case 126: "ne peut pas être lancé"
    case 127: "est introuvable"
    case 129...: "a été arrêté par le signal \(status - 128)"
    default: "s’est terminé avec le code \(status)"
    }
  }

  private func explain(_ refusal: FeedRefusal, of host: String) -> Explanation {
    switch refusal {
    case .tooManyRequests(let seconds):
      Explanation(
        "\(host) a reçu trop de requêtes", "réessayez dans \(wait(max(60, seconds ?? 60)))")
    case .consent:
      Explanation(
        "\(host) exige d’abord un consentement dans un navigateur",
        "tapez «\u{202F}sources\u{202F}» pour choisir une autre source")
    case .webPage:
      Explanation(
        "\(host) envoie une page web au lieu d’un flux",
        "réessayez plus tard\u{202F}; si le réseau a une page de connexion, identifiez-vous d’abord")
    case .emptyList:
      Explanation(
        "\(host) envoie un flux vide, sans doute pour limiter les requêtes", "réessayez plus tard")
    case .pausing(let seconds):
      Explanation(
        "rien n’a pu être lu de \(host) à l’instant\u{202F}; il n’est pas interrogé pour le moment",
        "réessayez dans \(wait(seconds))")
    }
  }

  private func explain(_ shortage: Shortage) -> Explanation {
    switch shortage {
    case .descriptors:
      Explanation(
        "trop de fichiers ouverts", "lancez ulimit -n 256, puis relancez supernews")
    case .memory:
      Explanation(
        "mémoire insuffisante",
        "fermez d’autres programmes, ou lancez ulimit -v unlimited et relancez supernews")
    case .proc:
      Explanation(
        "/proc n’est pas monté, et supernews en a besoin", "lancez mount -t proc proc /proc en tant que root")
    case .threads:
      Explanation(
        "trop peu de fils d’exécution ou de mémoire sont permis",
        "lancez ulimit -u 1024 et ulimit -d unlimited, puis relancez supernews")
    case .missingLibrary(let package):
      Explanation(
        "la bibliothèque du paquet Debian \(package) ne peut pas être chargée",
        "installez-le\u{202F}: apt install \(package)")
    case .worker(let code):
      Explanation(
        "le processus qui lit les flux et les pages ne démarre pas (erreur \(code))\u{202F}; sans lui, rien n’est lu",
        "lancez supernews doctor, qui le vérifie")
    case .confinement:
      Explanation(
        "ce système ne peut pas isoler le processus qui lit les flux et les pages\u{202F}; rien n’est donc lu",
        "pour les lire quand même, tapez «\u{202F}réglages cloisonnement auto\u{202F}»")
    }
  }

  private func explain(_ error: SearchError) -> Explanation {
    switch error {
    case .nothing:
      Explanation("rien à chercher", "donnez des mots, --source ou --domaine")
    case .tooLong(let length, let limit):
      Explanation("une recherche de \(length) caractères est trop longue", "limitez-la à \(limit)")
    case .tooManySources(let count, let limit):
      Explanation("\(count) sources, c’est trop pour une recherche", "limitez-la à \(limit)")
    case .notADomain(let text):
      Explanation("«\u{202F}\(text)\u{202F}» n’est pas un nom de site", "donnez-en un comme lemonde.fr")
    case .ahead:
      Explanation("--depuis-le est dans le futur", "donnez un jour passé")
    case .reversed:
      Explanation("--depuis-le est postérieur à --jusqu-à", "intervertissez-les")
    }
  }

  /// A time to wait that is not parted from its unit by the end of a line.
  private func wait(_ seconds: Int) -> String { seconds.asWait.replacing(" ", with: "\u{202F}") }

  private func unknown(
    _ problem: String, _ text: String, _ nearest: String?, _ otherwise: String
  ) -> Explanation {
    Explanation(
      "\(problem)\u{202F}: «\u{202F}\(text)\u{202F}»",
      nearest.map { "vouliez-vous dire «\u{202F}\($0)\u{202F}»\u{202F}?" } ?? otherwise)
  }
}

extension FrenchTexts {
  package func explain(_ error: LineError) -> Explanation {
    switch error {
    case .tooLong(let limit):
      Explanation("la ligne dépasse \(limit >> 10)\u{A0}Kio et est ignorée", "raccourcissez-la")
    case .notText:
      Explanation("la ligne n’est pas en UTF-8 et est ignorée", "convertissez-la en UTF-8")
    case .unreadable(let place, let detail): explain(FileError.unreadable(path: place, detail: detail))
    }
  }
}

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
    case .search(let error): explain(error)
    case .text(let error): explain(error)
    case .withoutSample(let error):
      explain(error).or(
        "un départ avec --provider sample montre l’histoire à la place, « réglages échantillon oui » le fait désormais",
        hintMark)
    case .cancelled:
      Explanation("arrêté")
    case .shortage(let shortage): explain(shortage)
    }
  }

  private func explain(_ error: NameError) -> Explanation {
    switch error {
    case .unknownCountry(let text, let nearest):
      unknown("pays inconnu", text, nearest, "« liste-pays » les montre")
    case .unknownLanguage(let text, let nearest):
      unknown("langue inconnue", text, nearest, "« langues » les montre")
    case .unknownCategory(let text, let nearest):
      unknown("catégorie inconnue", text, nearest, "« catégories » les montre")
    case .unknownSubject(let text, let nearest):
      unknown(
        "aucun pays, catégorie, source ni thème", text, nearest,
        "« liste-pays », « sources » et « thèmes » les montrent")
    case .unknownSource(let text, let nearest):
      unknown("source inconnue", text, nearest, "« sources » les montre")
    case .unknownTopic(let text, let nearest):
      unknown("thème inconnu", text, nearest, "« thèmes » les montre")
    case .ambiguous(let text, let candidates):
      Explanation("« \(text) » peut désigner \(list(candidates))", "tapez-en plus")
    case .unknownFeed(let text, let nearest):
      unknown("flux ou dossier inconnu :", text, nearest, "« flux » montre les vôtres")
    }
  }

  private func explain(_ error: ListError) -> Explanation {
    switch error {
    case .noResults:
      Explanation("rien n’a encore été listé", "tapez d’abord « une »")
    case .noSuchItem(let number, let count):
      count == 0
        ? Explanation("la liste est vide", "« retour » ramène à celle d’avant")
        : Explanation("il n’y a pas d’élément \(number) ; la liste en a \(count)", "« liste » la montre")
    case .noSuchArticle(let id):
      Explanation(
        "ni les listes de cette session ni l’archive n’ont d’article dont l’id commence par \(id)",
        "«\u{A0}une\u{A0}» ou une recherche en montre")
    case .noLink(let item):
      Explanation("l’élément \(item) n’a pas de lien", "ouvrez-en un autre")
    }
  }

  private func explain(_ error: KeyError) -> Explanation {
    switch error {
    case .missing:
      Explanation(
        "NewsAPI demande une clé",
        "« clé donne » en garde une ; un départ sans --provider newsapi s’en passe"
      )
    case .invalid:
      Explanation(
        "NewsAPI refuse la clé (apiKeyInvalid)",
        "« clé donne » en garde une autre, « clé oublie » continue sans")
    case .refused:
      Explanation(
        "NewsAPI n’accepte pas cette clé, qui n’a pas été gardée",
        "relisez-la sur newsapi.org/account, puis « clé donne »")
    case .unusable:
      Explanation(
        "ce n’est pas une clé NewsAPI", "une clé compte 32 lettres et chiffres, sans espaces")
    }
  }

  private func explain(_ error: ServiceError) -> Explanation {
    switch error {
    case .rateLimited(let seconds):
      Explanation(
        "NewsAPI a reçu trop de requêtes pour l’instant",
        "réessayez \(seconds.map { "dans \($0.asWait)" } ?? "plus tard")")
    case .quotaExhausted(let message):
      Explanation(
        "les requêtes de la clé sont épuisées" + said(message), "elles reviennent sous un jour")
    case .parameterInvalid(let message):
      Explanation(
        "cela ne peut pas être demandé" + said(message), "« aide COMMANDE » dit ce qui peut l’être")
    case .resultsLimit(let message):
      Explanation(
        "l’offre de la clé ne donne pas plus de résultats" + said(message),
        "« liste » montre ce qu’il y a")
    }
  }

  private func explain(_ error: NetworkError) -> Explanation {
    switch error {
    case .offline:
      Explanation("rien n’en est gardé, et --offline se passe du réseau", "démarrez sans --offline")
    case .broken(let host, let detail):
      Explanation(
        "la connexion à \(host) s’est rompue (\(said(detail)))", "réessayez")
    case .unreachable(let host, let detail):
      Explanation(
        "\(host) est hors d’atteinte (\(said(detail)))", "vérifiez la connexion")
    case .timeout(let host, let seconds):
      Explanation("pas de réponse de \(host) en \(seconds) s", "réessayez")
    case .tls(let host, let detail):
      Explanation(
        "la connexion à \(host) n’est pas sûre (\(said(detail)))",
        "vérifiez l’horloge et les certificats de cette machine")
    case .privateNetwork(let host):
      Explanation(
        "\(host) est dans votre propre réseau, et une adresse d’internet y a mené",
        "« réglages réseau-privé oui » le permet ; une page de connexion du réseau s’interpose peut-être")
    case .tooLarge(let host, let limit):
      Explanation(
        "plus de \(limit >> 20) Mio viennent de \(host)", "rien n’en a été gardé")
    case .badResponse(let host, let detail):
      Explanation(
        "\(host) n’a pas envoyé d’articles (\(said(detail)))",
        "réessayez ; une page de connexion du réseau s’interpose peut-être")
    case .serverError(let host, let status):
      Explanation("\(host) a un problème (HTTP \(status))", "réessayez plus tard")
    case .refused(let host, let refusal): explain(refusal, of: host)
    case .noSuchPage(let host, let status):
      Explanation(
        "\(host) n’a pas cette page, ou pas pour nous (HTTP \(status))",
        "vérifiez l’adresse, ou réessayez plus tard")
    }
  }

  private func explain(_ error: FeedError) -> Explanation {
    switch error {
    case .unreadable(let place, let problem): explain(problem, of: place)
    case .tooMany(let limit):
      Explanation(
        "c’est plus de flux qu’il n’en peut être gardé", "\(limit) au plus ; rien n’a été changé")
    case .noFeedKnown:
      Explanation("aucun flux de source n’est connu pour cela", "« sources » montre ceux qu’il y a")
    case .notAnAddress(let text):
      Explanation("« \(text) » n’est pas une adresse", "une adresse ressemble à https://example.org/feed.xml")
    case .noFeed(let host):
      Explanation("la page de \(host) ne nomme aucun flux", "donnez l’adresse de son flux RSS ou Atom")
    case .known(let name):
      Explanation("« \(name) » est déjà un de vos flux", "« flux » les montre")
    case .noOwnFeeds:
      Explanation("vous n’avez pas encore de flux", "« flux ajoute ADRESSE » en prend un")
    case .notOPML(let path, let detail):
      Explanation(
        "\(path) n’est pas une liste de flux (\(said(detail)))",
        "un fichier OPML d’un autre lecteur en est une")
    }
  }

  private func explain(_ error: PlaceError) -> Explanation {
    switch error {
    case .notAllowed:
      Explanation(
        "il n’est pas demandé à cette machine où elle est sans votre accord",
        "« réglages position oui » le donne ; « près LAT LON » et « réglages lieu LAT LON » s’en passent")
    case .unknown:
      Explanation(
        "rien sur cette machine ne dit où elle est",
        "« près 48.85 2.35 » nomme un lieu, « réglages lieu 48.85 2.35 » en garde un")
    }
  }

  private func explain(_ error: FileError) -> Explanation {
    switch error {
    case .failed(let path, let detail):
      Explanation("\(path) : \(said(detail))", "rien n’a été changé")
    case .unreadable(let path, let detail):
      Explanation("\(path) : \(said(detail))", "vérifiez son nom et ses droits")
    case .notWrittenOver(let path, let detail):
      Explanation(
        "\(path) n’a pas pu être lu (\(said(detail))), et ce qui ne peut être lu n’est pas remplacé",
        "remédiez-y, puis relancez")
    case .untrusted(let path):
      Explanation(
        "\(path) n’est pas qu’à vous\u{A0}: un autre compte le possède ou peut le modifier",
        "il est laissé de côté\u{A0}; s’il est à vous, chmod go-w y remédie")
    case .symbolicLink(let path):
      Explanation(
        "\(path) est un lien symbolique, et une clé n’est pas écrite à travers un lien",
        "supprimez le lien, ou mettez la clé dans le fichier auquel il mène")
    }
  }

  private func explain(_ error: SharingError) -> Explanation {
    switch error {
    case .noClipboard:
      Explanation(
        "aucun programme ni terminal n’offre ici de presse-papiers",
        "installez wl-clipboard ou xclip, ou partagez en texte")
    case .programSilent(let program, let seconds):
      Explanation("\(program) n’a pas fini en \(seconds) s", "partagez en texte, ou réessayez")
    case .tooLongForMail(let bytes):
      Explanation(
        "\(bytes) octets\u{A0}: c’est plus que n’en prend un programme de courriel",
        "partagez moins d’articles, ou copiez-les")
    case .tooLongForQR(let bytes):
      Explanation("\(bytes) octets\u{A0}: c’est plus que n’en contient un code QR", "partagez en texte")
    case .browserFailed(let program, let status, let link):
      Explanation("\(program) \(ended(status))", "la page est \(link)")
    case .noBrowser(let link):
      Explanation("aucun navigateur n’a été trouvé", "définissez BROWSER, ou ouvrez \(link)")
    case .noMailProgram:
      Explanation(
        "aucun programme n’envoie ici de courriel", "installez msmtp-mta ou un autre sendmail, et réglez-le")
    case .mailFailed(let program, let status):
      Explanation(
        "\(program) \(ended(status)), et le courriel n’est pas parti",
        "un essai à la main dit pourquoi : echo test | \(program) ADRESSE")
    case .mailSilent(let program, let seconds):
      Explanation(
        "\(program) n’a pas envoyé le courriel en \(seconds) s",
        "un essai à la main dit pourquoi : echo test | \(program) ADRESSE")
    case .notAnAddress(let text):
      Explanation("« \(text) » n’est pas une adresse électronique", "il en faut une comme moi@example.org")
    }
  }

  func ended(_ status: Int) -> String {
    switch status {
    case 126: "ne peut être lancé"
    case 127: "n’existe pas"
    case 129...: "a été arrêté par le signal \(status - 128)"
    default: "a fini avec le statut \(status)"
    }
  }

  private func explain(_ refusal: FeedRefusal, of host: String) -> Explanation {
    switch refusal {
    case .tooManyRequests(let seconds):
      Explanation(
        "\(host) a reçu trop de requêtes pour l’instant", "réessayez dans \(max(60, seconds ?? 60).asWait)")
    case .consent:
      Explanation(
        "\(host) veut qu’on accepte d’abord ses conditions dans un navigateur",
        "« sources » en nomme d’autres")
    case .webPage:
      Explanation(
        "\(host) envoie une page web et pas de flux",
        "réessayez plus tard ; une page de connexion du réseau s’interpose peut-être")
    case .emptyList:
      Explanation(
        "\(host) envoie un flux vide, comme pour éconduire des lecteurs", "réessayez plus tard")
    case .pausing(let seconds):
      Explanation(
        "\(host) vient d’éconduire des lecteurs ou n’a rien donné, et n’est plus interrogé pour l’instant",
        "réessayez dans \(seconds.asWait)")
    }
  }

  func explain(_ problem: FeedProblem, of place: String) -> Explanation {
    switch problem {
    case .empty: Explanation("\(place) est vide", "vérifiez l’adresse")
    case .webPage:
      Explanation(
        "\(place) est une page web et pas un flux", "« flux ajoute » trouve le flux qu’une page nomme")
    case .notAFeed(let root):
      Explanation(
        "\(place) n’est pas un flux" + (root.map { " (son premier élément est <\($0)>)" } ?? ""),
        "un flux est du RSS, de l’Atom ou du JSON Feed")
    case .broken(let line, let column, let detail):
      Explanation(
        "\(place) est cassé à la ligne \(line), colonne \(column)" + (detail.isEmpty ? "" : " (\(said(detail)))"),
        "sa source pourrait le réparer")
    case .cut(let items):
      Explanation("\(place) a plus de \(items) articles", "les autres sont laissés de côté")
    case .shortage(let shortage):
      Explanation("\(place) : \(explain(shortage).message)", explain(shortage).hint)
    case .notJSONFeed(let detail):
      Explanation(
        "\(place) n’est pas un JSON Feed (\(said(detail)))", "un flux est du RSS, de l’Atom ou du JSON Feed")
    }
  }

  private func explain(_ shortage: Shortage) -> Explanation {
    switch shortage {
    case .descriptors:
      Explanation(
        "ce processus ne peut plus ouvrir de fichiers", "ulimit -n 256 avant le démarrage en permet plus")
    case .memory:
      Explanation(
        "il n’y a pas assez de mémoire",
        "fermez d’autres programmes ; ulimit -v unlimited avant le démarrage lève une limite")
    case .missingLibrary(let package):
      Explanation(
        "la bibliothèque du paquet Debian \(package) ne peut pas être chargée",
        "installez-le : apt install \(package)")
    }
  }

  private func explain(_ error: SearchError) -> Explanation {
    switch error {
    case .nothing:
      Explanation("il n’y a rien à chercher", "donnez des mots, --source ou --domaine")
    case .tooLong(let length, let limit):
      Explanation("\(length) caractères sont trop", "\(limit) peuvent être cherchés")
    case .tooManySources(let count, let limit):
      Explanation("\(count) sources sont trop", "\(limit) peuvent être cherchées à la fois")
    case .notADomain(let text):
      Explanation("« \(text) » n’est pas un site", "un site est un nom comme lemonde.fr")
    case .ahead:
      Explanation("--depuis-le est dans le futur", "donnez un jour passé")
    case .reversed:
      Explanation("--depuis-le vient après --to", "échangez-les")
    }
  }

  private func unknown(
    _ problem: String, _ text: String, _ nearest: String?, _ otherwise: String
  ) -> Explanation {
    Explanation("\(problem) « \(text) »", nearest.map { "vouliez-vous dire « \($0) » ?" } ?? otherwise)
  }
}

extension FrenchTexts {
  package func explain(_ error: LineError) -> Explanation {
    switch error {
    case .tooLong(let limit):
      Explanation("la ligne dépasse \(limit >> 10) Kio", "elle a été laissée de côté")
    case .notText:
      Explanation("la ligne n’est pas du texte UTF-8", "elle a été laissée de côté")
    case .unreadable(let place, let detail): explain(FileError.unreadable(path: place, detail: detail))
    }
  }
}

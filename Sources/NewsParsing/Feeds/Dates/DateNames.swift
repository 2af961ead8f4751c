/// The words in dates, in many languages: those of each language on a line, as far as it has names of its own.
enum DateNames {
  /// The names of the months, those of each language on a line. A name also stands for the names that it is the
  /// beginning of, from three letters on.
  static let months = """
    january february march april may june july august september october november december
    januar februar märz april mai juni juli august september oktober november dezember
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    januari februari maart april mei juni juli augustus september oktober november december
    januar februar mars april mai juni juli august september oktober november desember
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    января февраля марта апреля мая июня июля августа сентября октября ноября декабря
    январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
    januari februari mars april maj juni juli augusti september oktober november december
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
    كانون-الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين-الأول تشرين-الثاني كانون-الأول
    جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر
    يناير فبراير مارس إبريل ماي يونيه يوليوز غشت شتنبر أكتوبر نونبر دجنبر
    ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
    جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر
    jan feb mrt apr mei jun jul aug sept okt nov dec
    jänner feber mrz apr mai jun jul aug sept okt nov dez
    januar februar marts april maj juni juli august september oktober november december
    tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu
    tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
    tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta \
    marraskuuta joulukuuta
    stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
    styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
    ledna února března dubna května června července srpna září října listopadu prosince
    leden únor březen duben květen červen červenec srpen září říjen listopad prosinec
    január február marec apríl máj jún júl august september október november december
    januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra
    січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
    січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень
    ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
    ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
    ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου
    ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος
    január február március április május június július augusztus szeptember október november december
    januari februari maret april mei juni juli agustus september oktober november desember
    януари февруари март април май юни юли август септември октомври ноември декември
    gener febrer març abril maig juny juliol agost setembre octubre novembre desembre
    siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca
    jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember
    janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember
    sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio
    janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris
    जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
    """

  /// The names of weekdays, and their usual abbreviations. A beginning of three letters stands for a name as well.
  static let weekdays = """
    monday tuesday wednesday thursday friday saturday sunday
    montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend mo di mi do fr sa so
    lundi mardi mercredi jeudi vendredi samedi dimanche lu ma me je ve sa di
    lunes martes miércoles jueves viernes sábado domingo
    lunedì martedì mercoledì giovedì venerdì sabato domenica
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma di wo do vr za zo
    mandag tirsdag onsdag torsdag fredag lørdag søndag måndag tisdag lördag söndag
    segunda terça quarta quinta sexta sábado domingo feira
    понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс нд
    الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد
    שני שלישי רביעי חמישי שישי שבת ראשון יום
    پیر منگل بدھ جمعرات جمعہ ہفتہ اتوار سوموار
    maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
    poniedziałek wtorek środa czwartek piątek sobota niedziela
    pondělí úterý středa čtvrtek pátek sobota neděle
    понеділок вівторок середа четвер пятниця субота неділя
    pazartesi salı çarşamba perşembe cuma cumartesi pazar
    luni marți miercuri joi vineri sâmbătă duminică
    hétfő kedd szerda csütörtök péntek szombat vasárnap
    ponedjeljak utorak srijeda četvrtak petak subota nedjelja
    월요일 화요일 수요일 목요일 금요일 토요일 일요일
    """

  /// Words that say nothing: articles, prepositions, endings of numbers, and the words for year, hour and day.
  static let silent = """
    the of at on in um am den der om kl klo uur uhr a à au le la les de del della dei el los las al alle ore às da do \
    dia h hrs hr hour hours heure heures year año anno ad ce г год года р року в лет rok roku r th nd rd st er re eme \
    e º ª o ste i og och und and y dd ч 午 晨 中 年 月 火 水 木 金 土 日 ء م و في عام سنة الساعة ساعة ב בשעה של کو بجے tháng thg năm ngày
    """
}

/// The unit of a number before a word, in languages that write dates this way: `2026年11月25日 10时30分`, `10h30`.
enum DateUnit {
  case year
  case month
  case day
  case hour
  case minute
  case second

  /// - Parameter word: folded.
  init?(_ word: String) {
    switch word {
    case "年", "년": self = .year
    case "月", "월": self = .month
    case "日", "号", "號", "일": self = .day
    case "时", "時", "点", "點", "시", "h", "hrs", "heures", "heure", "uhr", "uur": self = .hour
    case "分", "분", "min", "mn", "m": self = .minute
    case "秒", "초", "s", "sec": self = .second
    default: return nil
    }
  }
}

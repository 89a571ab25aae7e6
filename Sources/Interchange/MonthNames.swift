/// The month (1 to 12) that a word names, abbreviated or not, without its point and in lower case; in English, German,
/// French, Spanish, Catalan, Portuguese, Italian, Romanian, Dutch, the Scandinavian languages, Finnish, Polish, Czech, Slovak,
/// Hungarian, Greek, Turkish, Russian, Ukrainian, Indonesian, Malay, Arabic, Hebrew, Hindi and Thai. Chinese, Japanese, Korean and
/// Vietnamese write numbers.
func month(named word: String) -> Int? {
    // Hebrew puts "in" against the name, of which none begins with that letter.
    months[word] ?? (word.hasPrefix("ב") ? months[String(word.dropFirst())] : nil)
}

/// The tables may be joined because no two of these languages use one word for different months; Croatian, in which
/// "lis" is October and not November, is left out for that.
private let months: [String: Int] = {
    let names: [String] = [
        "jan january januar jänner jän janv janvier ene enero janeiro gen gennaio januari sty stycznia oca ocak янв января "
            + "gener ianuarie ian tammikuu tammikuuta tammi tammik styczeń led leden ledna január januára ιαν ιανουαρίου январь січ січень січня"
            + " يناير جانفي كانونالثاني ינואר ינו जनवरी जन มกราคม มค",
        "feb february februar fevr févr février fevrier febrero fev fevereiro febbraio februari lut lutego şub şubat фев февр февраля "
            + "febrer februarie helmikuu helmikuuta helmi helmik luty úno únor února febr február februára φεβ φεβρουαρίου февраль лют лютий лютого"
            + " فبراير فيفري شباط פברואר פבר फ़रवरी फ़र फरवरी फर กุมภาพันธ์ กพ",
        "mar march mär märz mrz mars marzo março marco maart mrt marts marca mart мар март марта "
            + "març martie maaliskuu maaliskuuta maalis maalisk marzec bře březen března márc március marec μαρ μαρτίου бер березень березня mac maret"
            + " مارس آذار מרץ מרס मार्च มีนาคม มีค",
        "apr april avr avril abr abril aprile kwi kwietnia nis nisan апр апреля "
            + "aprilie huhtikuu huhtikuuta huhti huhtik kwiecień dub duben dubna ápr április apríl apríla απρ απριλίου апрель квіт квітень квітня"
            + " أبريل إبريل أفريل نيسان אפריל אפר अप्रैल เมษายน เมย",
        "may mai mayo maio mag maggio mei maj maja mayıs мая май "
            + "maig toukokuu toukokuuta touko toukok kvě květen května máj május mája μαΐ μαΐου μαϊ травень травня трав"
            + " مايو ماي أيار מאי मई พฤษภาคม พค",
        "jun june juni juin junio junho giu giugno cze czerwca haz haziran июн июнь июня "
            + "juny iun iunie kesäkuu kesäkuuta kesä kesäk czerwiec čvn červen června jún június júna ιουν ιουνίου черв червень червня"
            + " يونيو جوان حزيران יוני जून มิถุนายน มิย",
        "jul july juli juil juillet julio julho lug luglio lip lipca tem temmuz июл июль июля "
            + "juliol iul iulie heinäkuu heinäkuuta heinä heinäk lipiec čvc červenec července júl július júla ιουλ ιουλίου лип липень липня"
            + " يوليو يوليوز جويلية تموز יולי जुलाई जुल กรกฎาคม กค",
        "aug august août aout ago agosto augustus augusti sie sierpnia ağu ağustos авг августа "
            + "ag agost elokuu elokuuta elo elok sierpień srp srpen srpna augusztus augusta αυγ αυγούστου август серп серпень серпня agu agustus ogos ogo"
            + " أغسطس أغشت غشت أوت آب אוגוסט אוג अगस्त अग สิงหาคม สค",
        "sep sept september septembre septiembre set setiembre setembro settembre wrz września eyl eylül сен сент сентября "
            + "setembre septembrie syyskuu syyskuuta syys syysk wrzesień zář září szept szeptember septembra σεπ σεπτ σεπτεμβρίου сентябрь вер верес вересень вересня"
            + " سبتمبر شتنبر شتمبر أيلول ספטמבר ספט सितंबर सितम्बर सित กันยายน กย",
        "oct october okt oktober octobre octubre out outubro ott ottobre paź października eki ekim окт октября "
            + "octombrie lokakuu lokakuuta loka lokak październik říj říjen října október októbra οκτ οκτωβρίου октябрь жовт жовтень жовтня"
            + " أكتوبر تشرينالأول אוקטובר אוק अक्टूबर अक्तूबर अक्टू ตุลาคม ตค",
        "nov november novembre noviembre novembro lis listopada kas kasım ноя нояб ноября "
            + "noi noiembrie marraskuu marraskuuta marras marrask listopad listopadu novembra νοε νοεμ νοεμβρίου ноябрь лист листопад листопада"
            + " نوفمبر نونبر تشرينالثاني נובמבר נוב नवंबर नवम्बर नव พฤศจิกายน พย",
        "dec december dez dezember déc décembre decembre dic diciembre dezembro dicembre des desember gru grudnia ara aralık дек декабря "
            + "desembre decembrie joulukuu joulukuuta joulu jouluk grudzień pro prosinec prosince decembra δεκ δεκεμβρίου декабрь груд грудень грудня dis disember"
            + " ديسمبر دجنبر دجمبر كانونالأول דצמבר דצמ दिसंबर दिसम्बर दिस ธันวาคม ธค",
    ]
    var table: [String: Int] = [:]
    for (index, line) in names.enumerated() {
        for name in line.split(separator: " ") { table[String(name)] = index + 1 }
    }
    return table
}()

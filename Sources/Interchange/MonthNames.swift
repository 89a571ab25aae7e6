/// The month (1 to 12) that a word names, abbreviated or not, without its point and in lower case; in English, German,
/// French, Spanish, Portuguese, Italian, Dutch, the Scandinavian languages, Polish, Turkish and Russian.
func month(named word: String) -> Int? { months[word] }

/// The tables may be joined because no two of these languages use one word for different months.
private let months: [String: Int] = {
    let names: [String] = [
        "jan january januar jänner jän janv janvier ene enero janeiro gen gennaio januari sty stycznia oca ocak янв января",
        "feb february februar fevr févr février fevrier febrero fev fevereiro febbraio februari lut lutego şub şubat фев февр февраля",
        "mar march mär märz mrz mars marzo março marco maart mrt marts marca mart мар март марта",
        "apr april avr avril abr abril aprile kwi kwietnia nis nisan апр апреля",
        "may mai mayo maio mag maggio mei maj maja mayıs мая май",
        "jun june juni juin junio junho giu giugno cze czerwca haz haziran июн июнь июня",
        "jul july juli juil juillet julio julho lug luglio lip lipca tem temmuz июл июль июля",
        "aug august août aout ago agosto augustus augusti sie sierpnia ağu ağustos авг августа",
        "sep sept september septembre septiembre set setiembre setembro settembre wrz września eyl eylül сен сент сентября",
        "oct october okt oktober octobre octubre out outubro ott ottobre paź października eki ekim окт октября",
        "nov november novembre noviembre novembro lis listopada kas kasım ноя нояб ноября",
        "dec december dez dezember déc décembre decembre dic diciembre dezembro dicembre des desember gru grudnia ara aralık дек декабря",
    ]
    var table: [String: Int] = [:]
    for (index, line) in names.enumerated() {
        for name in line.split(separator: " ") { table[String(name)] = index + 1 }
    }
    return table
}()

/** Patterns that may take longer than in proportion to their text, and why none meets a long one of a stranger's. */
export const boundedPatterns: Readonly<Record<string, string>> = {
  '/(<(?:link rel="modulepreload"|script type="module") [^>]*(?:href|src)="([^"]+)")>/g': 'our own built index.html',
  '/<script type="importmap">(.*?)<\\/script>\\s*/s': 'our own built index.html',
  '/<script(?: type="module")?>(.*?)<\\/script>/gs': 'our own pages, where texts of authors have no angle brackets',
  '/(\\p{L}[\\p{L}\\d_.@#$]*)\\s*(?:=|!=|<>|≠|ist|ist nicht|enthält|enthält nicht)\\s*("?[^"(){}<>=!≤≥]*)$/iu':
    'completionsAt gives it 200 characters',
  '/\\p{L}[\\p{L}\\d_.@#$]*$/u': 'completionsAt gives it 200 characters',
  '/\\/(remotes|releases)\\/([a-z\\d-]{1,53})\\/([\\w-]{1,64})\\/([\\w./-]{1,120}?)(?:\\?[^:\\s)]*)?(?::(\\d{1,7}):(\\d{1,7}))?(?=[\\s)]|$)/':
    'placeOf gives it 1,000 characters',
  '/\\/(mf-[a-z\\d-]{1,50})\\/([\\da-f]{16})\\/([\\w./-]{1,120}?)(?:\\?[^:\\s)]*)?(?::(\\d{1,7}):(\\d{1,7}))?(?=[\\s)]|$)/':
    'placeOf gives it 1,000 characters',
  '/\\/(assets\\/[\\w./-]{1,110}?)(?:\\?[^:\\s)]*)?(?::(\\d{1,7}):(\\d{1,7}))?(?=[\\s)]|$)/':
    'placeOf gives it 1,000 characters',
  '/\\s+/gu': 'statementsOf gives it 400 characters',
  '/[\\p{L}_][\\p{L}\\p{N}_.]*/gu': 'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:stimm|zutreff|trifft|einverstanden|zustimm|lehne)/iu': 'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:täglich|wöchentlich|monatlich|jährlich|pro (?:Tag|Woche|Monat|Jahr)|(?:am|im|in der|in einer) (?:Tag|Woche|Monat|Jahr)|Mal (?:am|im|in|pro))(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:immer|nie|niemals|ständig|jederzeit|ausnahmslos|ausschließlich|stets|alle(?:s|n|m)?|jede[rsnm]? (?:einzelne|Mal)|überall)(?!\\p{L})/u':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:immer (?:noch|wieder|mehr|öfter|weniger|besser|schlechter|häufiger)|wie immer|noch nie|vor allem|alle (?:\\d+|zwei|drei|vier|paar)|alles in allem|alle (?:Fragen|Angaben|Antworten|Personen|Kinder)|(?:nehmen|nimmt) man alles|insgesamt alles|alles zusammen|bei allem|trotz allem|nie oder|immer oder|alles Gute)(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/^\\p{Lu}\\p{Ll}{1,20} (?:Sie|du|ihr)(?!\\p{L})/u': 'statementsOf gives it 400 characters',
  '/\\p{L}-\\s+und|(?<!\\p{L})(?:ab und zu|nach und nach|hin und (?:her|wieder)|mehr und mehr|und zwar|und so weiter|und (?:Ihr|dein|Ihre|deine) (?:Alter|Wohnort)|(?:Vor|Nach)name und|Name und (?:Anschrift|Adresse)|Straße und Hausnummer|Postleitzahl und (?:Wohn)?ort|Ort und (?:Zeit|Datum)|Tag und (?:Nacht|Uhrzeit)|Datum und Uhrzeit|Mann und Frau|Männer und Frauen|Frauen und Männer|Vater und Mutter|Eltern und Kinder|Damen und Herren|Kolleginnen und Kollegen|Schülerinnen und Schüler|Fragen und Antworten|Grund und Boden|Leib und Leben|Art und Weise|Forschung und Entwicklung|Bund und Länder|Soll und Haben|Kosten und Nutzen|Stadt und Land|Arbeit und (?:Privat|Familien)?[Ll]eben|Beruf und Familie|Familie und Beruf)(?!\\p{L})/u':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:und\\/oder|beziehungsweise|sowie|und)(?!\\p{L})|(?<!\\p{L})bzw\\./u':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:zufrieden|unzufrieden|beurteil\\p{L}{0,20}|bewert\\p{L}{0,20}|finde[nt]?|gefäll\\p{L}{0,20}|gefallen|wichtig|halten|hältst|stimm\\p{L}{0,20}|freundlich|verständlich|hilfreich|empfehl\\p{L}{0,20}|sorg\\p{L}{0,20}|bereit|vertrau\\p{L}{0,20}|interessier\\p{L}{0,20}|nutz\\p{L}{0,20}|mögen|magst|unterstütz\\p{L}{0,20}|einverstanden)(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/^(?:\\p{Lu}\\p{Ll}{1,20}) (?:Sie|du|ihr|Ihnen|dir)(?!\\p{L})/u': 'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:und|sowie) (?:warum|wieso|weshalb|wie|was|wo|wohin|wann|wer|wen|wem|woran|womit|welche\\p{L}{0,20})(?!\\p{L})/u':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})welche\\p{L}{0,20} \\p{Lu}\\p{L}{1,20} und welche/u': 'statementsOf gives it 400 characters',
  '/(?<!\\p{L})\\p{Ll}{3,20}(?:,)? (?:und|sowie) (?:\\p{Ll}{1,20} )?\\p{Ll}{3,20}/u':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})zwischen(?!\\p{L})[^?]{0,80}(?<!\\p{L})und(?!\\p{L})/u': 'statementsOf gives it 400 characters',
  '/\\S{1,40} (?:und\\/oder|beziehungsweise|sowie|und|bzw\\.) \\S{1,40}/u': 'statementsOf gives it 400 characters',
  '/, und \\p{Ll}{1,20}/u': 'statementsOf gives it 400 characters',
  '/[\\p{L}-]+/gu': 'statementsOf gives it 400 characters',
  '/\\([^)]{4,80}\\)|, (?:das heißt|also)(?!\\p{L})/u': 'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:nicht auch|doch (?:sicher|wohl|auch|bestimmt)|sicher(?:lich)? auch|sicherlich|(?:finden|meinen|glauben|denken) Sie nicht|(?:findest|meinst|glaubst|denkst) du nicht|(?:Sind|Wären) Sie nicht|(?:Bist|Wärst) du nicht|Sollte(?:n)? [^?]{0,60}nicht endlich|nicht endlich|stimmen Sie (?:mir|uns) (?:darin )?zu|wie (?:die meisten|fast alle|viele (?:andere|unserer))(?!\\p{L})|bekanntlich|selbstverständlich|zweifellos|offensichtlich|bekanntermaßen|wie (?:allgemein )?bekannt|natürlich)/iu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:Fachleute|Experten|Expertinnen|Expert\\*innen|Ärzte|Wissenschaftler|Studien|Untersuchungen)(?!\\p{L})[^.?]{0,60}(?<!\\p{L})(?:zeigen|zeigt|belegen|warnen|empfehlen|raten|sagen|bestätigen|sind sich einig|nachgewiesen|erwiesen)(?!\\p{L})|(?<!\\p{L})(?:wissenschaftlich|nachweislich) (?:erwiesen|belegt)(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:großartig|hervorragend|ausgezeichnet|einzigartig|beliebt|erstklassig|preisgekrönt|toll|verantwortungslos|skandalös|unfair|ungerecht|überflüssig|sinnlos|unnötig|unverschämt|gefährlich)\\p{Ll}{1,20} \\p{Lu}/u':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})Wie (?:sehr )?(?:begeistert|gut gefällt|sehr gefällt|überzeugt|toll|schlimm|störend|lästig|stark gestört)(?!\\p{L})/u':
    'statementsOf gives it 400 characters',
  '/\\s+/u': 'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:nicht|nichts|kein(?:e[mnrs]?)?|nie|niemals|niemand(?:em|en)?|nirgends|ohne|weder|abgeschafft|verbieten|verboten|verzichten|verhindern|vermeiden|ablehnen|lehn\\p{L}{0,20}[^?.]{0,80}(?!\\p{L})ab|untersag\\p{L}{0,20}|un(?:zufrieden|wichtig|nötig|möglich|gern|freundlich|klar|genügend|angenehm|wahrscheinlich|fair|sicher|gerecht|bedeutend|verzichtbar|zulässig|üblich|erwünscht)\\p{Ll}*)(?!\\p{L})/giu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:oder (?:eher )?nicht|nicht nur|ob [^?]{0,80} oder nicht|nicht mehr als|nicht weniger als|ohne weiteres|gar nicht so|mehr oder weniger|weder [^?]{0,60} noch|und ohne|mit oder ohne|was [^?]{0,80} nicht|warum [^?]{0,80}nicht)(?!\\p{L})/giu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:nicht|nichts|kein(?:e[mnrs]?)?|nie|niemals|niemand)(?!\\p{L})/u':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})[Ww]ie (?:oft|häufig|regelmäßig|viele? (?:Stunden|Mal|Male|Tage|Minuten|Gläser|Zigaretten|Tassen|Bücher|Portionen|Kilometer|E-Mails))(?!\\p{L})/u':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:letzte[nrsm]?|vergangene[nrsm]?|zurückliegende\\p{L}{0,20}|pro|am Tag|an (?:einem|Werk|Wochen|wie vielen)\\p{L}{0,20}|(?:werk)?täglich|wöchentlich|monatlich|jährlich|in (?:der|einer|dieser) Woche|im (?:Monat|Jahr|Durchschnitt|Schnitt|Mittel|Laufe|Sommer|Winter|Unterricht|Urlaub)|in (?:einem|diesem|Ihrem) (?:Monat|Jahr|Leben)|heute|gestern|seit|normalerweise|üblicherweise|gewöhnlich|typischerweise|durchschnittlich|innerhalb|während|bisher|jemals|insgesamt|je (?:Tag|Woche|Monat)|diese[rmns]? (?:Woche|Monat|Jahr|Semester)|an (?:einem|den) (?:Tag|Tagen)|zur ?zeit|derzeit|aktuell|künftig|in Zukunft|zuletzt|schon|bereits|dabei|täglichen|24 Stunden)(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:(?:Ihr|dein)(?:e[nr]?)? (?:vollständige[rn]? |genaue[sn]? )?(?:Name|Vorname|Nachname|Familienname|Adresse|Anschrift|Telefonnummer|Handynummer|Geburtsdatum|Geburtstag|Kontonummer|IBAN|Personalnummer|Matrikelnummer)|heißen Sie (?:mit )?(?:vollem |vollständigem )?(?:Vor- und Nachn|Nachn)amen?|wann (?:sind Sie|bist du) (?:genau )?geboren|wo wohnen Sie genau|an welchem Tag (?:sind Sie|bist du) geboren)(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:damit|um (?:Ihnen|Sie|dir|dich)|falls|wenn (?:Sie|du)|freiwillig|anonym|schicken|senden|schreiben|melden|erreichen|(?:Gewinn|Verlosung|Termin|Rückruf|Antwort|Bestätigung)\\p{L}{0,20})(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/(\\d{1,7})\\s*(?:-|–|—|bis(?: zu| unter)?)\\s*(\\d{1,7})/u': 'statementsOf gives it 400 characters',
  '/bis unter/u': 'statementsOf gives it 400 characters',
  '/^(?:absolut |außerordentlich |äußerst |sehr |eher |ziemlich |voll und ganz |völlig |ganz |recht )*(?:gut|ausgezeichnet|hervorragend|exzellent|großartig|super|toll|fantastisch|perfekt|prima|zufrieden|begeistert|angenehm|freundlich|positiv|wichtig|hilfreich|einverstanden|erfreulich|überzeugend)$|^stimme? [^,]{0,30}(?<!nicht )zu$|^(?:trifft|stimmt)(?: [^,]{0,30})?(?<!nicht)(?: zu)?$/iu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:schlecht|mangelhaft|ungenügend|unzufrieden|enttäuscht|frustriert|unangenehm|unfreundlich|negativ|unwichtig|furchtbar|miserabel|katastrophal|inakzeptabel|lehne [^,]{0,30}ab|nicht (?:gut|zufrieden|wichtig|hilfreich|einverstanden|zu)|(?:trifft|stimmt) [^,]{0,30}nicht(?: zu)?)(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:etwas|wenig|kaum|mittelmäßig|teils|teilweise|gar nicht|überhaupt nicht|ein bisschen)(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/(?<!\\p{L})(?:Einkommen|Gehalt|verdien(?:en|st)|Vermögen|Schulden|Religion|Konfession|Glaube[ns]?|sexuell\\p{L}{0,20}|Geschlechtsverkehr|schwanger|Schwangerschaft|Krankheit\\p{L}{0,20}|Diagnose\\p{L}{0,20}|Depression\\p{L}{0,20}|Suizid\\p{L}{0,20}|Selbstmord|Drogen|Alkohol|Partei|gewählt|Wahlentscheidung|Vorstrafe\\p{L}{0,20}|straffällig|Gewalt|misshandelt|Abtreibung|Körpergewicht|wie viel wiegen|Migrationshintergrund|Aufenthaltsstatus|Kündigung|Scheidung|Trennung)(?!\\p{L})/iu':
    'statementsOf gives it 400 characters',
  '/\\d+/g': 'statementsOf gives it 400 characters',
  '/\\p{L}/gu': 'statementsOf gives it 400 characters',
};

import type { HelpPassage } from '@dialogwerk/shared/contract';

type Passage = Omit<HelpPassage, 'id'>;

/** What the sections of a block's properties mean; each stands where its section does. */
export const blockSections = {
  text: {
    title: 'Text',
    text: [
      'Was der Bot an dieser Stelle sagt. Mehrere Sprechblasen wirken lebendiger als eine lange; dazwischen macht der Bot eine Pause. Nach {{ wählen Sie eine frühere Antwort, die hier eingesetzt wird; eine Frage ohne Variable bekommt dabei eine. Auch Parameter des Links stehen dort.',
    ],
    example: '„Schön, dass Sie da sind, {{name}}!“ – Pause – „Wie war Ihr Besuch?“',
  },
  options: {
    title: 'Antwortmöglichkeiten',
    text: [
      'Jede Zeile ist eine Option. Die Eingabetaste fügt die nächste ein, eine eingefügte Liste wird zu mehreren. Punkte zählen in Summen; ohne Punkte zählt die Option dort nicht.',
    ],
    example: '„Ja“ 1, „Nein“ 0',
  },
  rules: {
    title: 'Regeln für Optionen',
    text: [
      'Bei zufälliger Reihenfolge bekommt jedes Gespräch seine eigene und behält sie; einzelne Optionen können fest am Platz bleiben. Eine Option, die alle anderen ausschließt, lässt sich nur allein wählen.',
    ],
    example: '„Nichts davon“ bleibt am Ende und schließt alle anderen aus.',
  },
  counts: {
    title: 'Wie viele gewählt werden',
    text: [
      'So viele Möglichkeiten müssen mindestens und dürfen höchstens gewählt werden. Ein leeres Feld heißt: keine Grenze.',
      'Grenzen eines Datums können beweglich sein: heute, so viele Jahre her, nach der Antwort auf eine andere Frage. Heute ist der Tag der Antwort nach der Uhr in Berlin. Wo kein Tag übrig bliebe, gelten nur die festen Grenzen.',
    ],
    example: '„Wählen Sie bis zu drei“: höchstens 3',
  },
  words: {
    title: 'Freie Antwort',
    text: [
      'Teilnehmende dürfen dann auch schreiben, was sie meinen. Ist es unklar, fragt der Dialog zurück. Beispiele geben Sie unter „Trainieren“.',
    ],
    example: 'Statt auf „Mit dem Fahrrad“ zu tippen, schreibt jemand „ich radle meistens“.',
  },
  scale: {
    title: 'Skala',
    text: [
      'Ein Punkt hat eine Beschriftung und eine Zahl als Wert; jeder Wert kommt nur einmal vor. Eine gemeinsame Skala benutzen mehrere Fragen; eine Änderung gilt für alle.',
    ],
    example: '1 „stimme gar nicht zu“ bis 5 „stimme voll zu“',
  },
  bounds: {
    title: 'Grenzen',
    text: [
      'Antworten außerhalb der Grenzen nimmt der Dialog nicht an, sondern sagt freundlich, was möglich ist. Ein leeres Feld heißt: keine Grenze.',
    ],
    example: 'Alter von 16 bis 110, nur ganze Zahlen',
  },
  loop: {
    title: 'Für jedes Kind dasselbe fragen',
    text: [
      'Eine Wiederholung stellt eine Gruppe von Blöcken mehrmals. Wie oft, sagen Sie auf eine von drei Arten: einmal für jeden Eintrag einer Liste, die auch aus einer früheren Auswahl kommen kann; so oft, wie eine Zahl sagt, meist die Antwort auf „Wie viele …?“; oder so lange, bis jemand auf „Noch jemand?“ mit Nein antwortet.',
      'Ist die Zahl 0 oder bleibt kein Eintrag, wird die Gruppe übergangen. Mehr als die Höchstzahl an Runden gibt es nie.',
    ],
    example:
      '„Wie viele Kinder haben Sie?“ – 2 – dann zweimal „Wie heißt Kind {{kind.nr}}?“ und „Wie alt ist {{kind.name}}?“',
  },
  loopMembers: {
    title: 'Fragen der Wiederholung',
    text: [
      'Was hier angehakt ist, wird in jeder Runde der Reihe nach gestellt. Nach dem letzten Block beginnt von selbst die nächste Runde. Ein Sprung zur Wiederholung beginnt die nächste Runde früher, ein Sprung zu einem anderen Block verlässt sie.',
      'Wohin es nach der letzten Runde geht, legen Sie bei der Wiederholung selbst fest, unter „Wie es weitergeht“. Gelöschte Blöcke gehören nicht mehr dazu; die Wiederholung zu löschen, lässt ihre Fragen stehen.',
    ],
    example:
      '„Wie alt ist {{kind.name}}?“ mit dem Sprung: alter ist mindestens 18 → Wiederholung. Nach der Schule wird dann nicht gefragt.',
  },
  loopNames: {
    title: 'Namen in Texten und Daten',
    text: [
      'Die Variable der Wiederholung benennt die Runde: Heißt sie kind, sagt {{kind.nr}} in den Fragen die Nummer und {{kind.name}} den Namen. Den Namen nimmt sie aus der Antwort, die Sie bestimmen, zum Beispiel aus „Wie heißt das Kind?“, sonst aus dem Eintrag oder der Nummer.',
      'In den Fragen der Wiederholung heißen Antworten wie immer, zum Beispiel {{alter}}; gemeint ist die der laufenden Runde. Dahinter hat jede Runde ihren eigenen Namen: alter_1, alter_2. Über alle Runden rechnen summe(alter), anzahl(alter), mittelwert(alter), min(alter) und max(alter).',
    ],
    example: 'Bedingung hinter der Wiederholung: summe(alter) ist größer als 30',
  },
  rule: {
    title: 'Prüfung der Antwort',
    text: [
      'Eine Regel vergleicht die Antwort mit anderen: Das Ende liegt nach dem Beginn, die Zahl der Kinder ist nicht größer als die der Personen im Haushalt. Gilt sie nicht, lehnt der Dialog die Antwort ab und fragt noch einmal. Fehlt eine Antwort, die die Regel nennt, weil sie übersprungen wurde, ist alles erlaubt.',
      'Ändert jemand später eine der anderen Antworten, sodass die Regel nicht mehr gilt, wird die Frage neu gestellt.',
    ],
    example: 'Bei „Wann endet Ihre Schicht?“ die Regel ende > beginn',
  },
  answer: {
    title: 'Antwort',
    text: [
      'Die Variable ist der Name der Antwort in Bedingungen, Berechnungen und im Export. Eine freiwillige Frage lässt sich überspringen. „Warum fragen Sie das?“ können Teilnehmende bei der Frage nachlesen.',
    ],
    example: 'Variable „alter“, Begründung „Damit wir Altersgruppen vergleichen können.“',
  },
  reactions: {
    title: 'Reaktionen',
    text: [
      'Die Reaktion wird nach der Antwort gesagt; eine Option mit eigener Reaktion bekommt diese. Eine Nachfrage wird danach gestellt und mit freiem Text beantwortet. Mit „Nachfragen mit Ziel“ fragt ein Sprachmodell, oder der Dialog nach Regeln, einmal oder in die Tiefe nach, bis die Antwort genug sagt.',
    ],
    example: 'Reaktion auf „Nein“: „Schade, das tut uns leid.“ Nachfrage: „Woran lag es?“',
  },
  routing: {
    title: 'Wie es weitergeht',
    text: [
      'Der erste bedingte Sprung, der zutrifft, gilt. Trifft keiner zu, geht es bei „Danach weiter mit“ weiter, sonst beim nächsten Block der Reihenfolge. Ein „Ende des Dialogs“ sagt nur noch den Schlusstext. Bezeichnen Sie es als „Passt nicht zur Studie“, zählt als ausgeschieden, wer dort ankommt.',
    ],
    example: 'Wann springen? „Nein“, dann weiter mit „Warum nicht?“',
  },
  assignments: {
    title: 'Berechnungen',
    text: [
      'Eine Berechnung gibt einer Variablen einen Wert: als Formel oder je nach Bedingung. Mehrere gelten von oben nach unten; spätere dürfen frühere benutzen.',
    ],
    example: 'summe = sum(f1, f2, f3), danach stufe = if(summe >= 10, "hoch", "niedrig")',
  },
  items: {
    title: 'Aussagen',
    text: [
      'Alle Aussagen werden nacheinander mit derselben Skala abgefragt. Bei umgepolten zählt der höchste Wert wie der niedrigste.',
    ],
    example: '„Ich schlafe gut“ und, umgepolt, „Ich liege lange wach“',
  },
  sum: {
    title: 'Einträge',
    text: ['Auf diese Einträge wird die Summe verteilt. Erst wenn alle Punkte vergeben sind, geht es weiter.'],
    example: '100 Punkte auf „Preis“, „Qualität“, „Lieferzeit“',
  },
  arms: {
    title: 'Zufallsgruppen',
    text: [
      'In jede Gruppe kommen so viele, wie ihr Anteil sagt: Bei gleichen Anteilen liegen zwei Gruppen nie um mehr als eine Person auseinander. Ändern Sie Gruppen oder Anteile, beginnt mit der Veröffentlichung eine neue Einteilung.',
    ],
    example: '„Mit Bild“ mit Anteil 2, „Ohne Bild“ mit Anteil 1',
  },
  shuffleItems: {
    title: 'Teile einer zufälligen Abfolge',
    text: [
      'Jeder Teil ist ein Block oder eine Gruppe von Blöcken. Welcher Teil zuerst kommt, wird für jede Person ausgelost; innerhalb eines Teils bleibt die Reihenfolge. Ein neuer Block, den Sie in einen Teil einfügen, gehört von selbst dazu.',
      'Ein Sprung zur Abfolge beendet einen Teil früher, ein Sprung zu einem Block außerhalb verlässt die Abfolge. In einen anderen Teil führt kein Sprung: Es folgt der Teil, der ausgelost ist.',
    ],
    example: 'Drei Anzeigen, jede mit Bild und drei Fragen: drei Teile mit je vier Blöcken',
  },
  shuffleOrder: {
    title: 'Wie die Reihenfolge entsteht',
    text: [
      'Zufällig ist jede Reihenfolge gleich wahrscheinlich. Beim lateinischen Quadrat gibt es nur wenige Reihenfolgen, die aber genau ausgewogen sind: Jeder Teil steht gleich oft an jeder Stelle und folgt gleich oft auf jeden anderen. Das braucht weniger Teilnehmende.',
      'Wer eine Reihenfolge hat, behält sie, auch nach einer geänderten Antwort. In „Testen“ wählen Sie eine selbst.',
    ],
    example: 'Vier Teile, vier Reihenfolgen: 1-2-4-3, 2-3-1-4, 3-4-2-1, 4-1-3-2',
  },
  pictures: {
    title: 'Bilder',
    text: [
      'Jedes Bild braucht einen Alternativtext: Er beschreibt es für alle, die es nicht sehen, und benennt es in der Analyse.',
    ],
    example: '„Plakat mit rotem Fahrrad vor blauem Himmel“',
  },
  map: {
    title: 'Karte',
    text: [
      'Die Karte ist ein Bild, das Sie selbst hochladen; von anderen Servern wird nichts geladen. Achten Sie auf das Urheberrecht: Karten von OpenStreetMap zum Beispiel dürfen Sie verwenden, wenn „© OpenStreetMap-Mitwirkende“ dabeisteht.',
      'Am Rand stehen Buchstaben und Zahlen wie auf einem Stadtplan. Mit den Koordinaten der vier Ränder rechnet Dialogwerk jede Stelle in Breite und Länge um, so wie Karten im Internet gezeichnet sind (Mercator-Projektion).',
    ],
    example: 'Feld C4: die dritte Spalte von links, die vierte Zeile von oben',
  },
  media: {
    title: 'Bild, Ton oder Video',
    text: [
      'Die Datei wird mit dem Text des Blocks gezeigt. Bilder dürfen 10, Tonaufnahmen 25, Videos 100 MB groß sein. Alternativtext, Abschrift oder Untertitel machen sie für alle verständlich.',
      'Ein Video oder eine Seite eines anderen Anbieters lässt sich einbetten, wenn er auf diesem Server erlaubt ist; welche das sind, steht am Feld. Fügen Sie die Adresse so ein, wie sie im Browser steht. Teilnehmende sehen zuerst nur den Titel und wer was erfährt; geladen wird nach einem Klick auf „Anzeigen“. YouTube wird ohne Cookies eingebunden. Auf dem gedruckten Bogen steht die Adresse.',
    ],
    example: 'Ein Foto des Raums über der Frage „Wie gefällt Ihnen der Raum?“',
  },
  file: {
    title: 'Datei',
    text: [
      'Was Teilnehmende hochladen dürfen und wie groß es sein darf. Geprüft wird der Inhalt der Datei, nicht nur ihr Name.',
    ],
    example: 'Nur Bilder, höchstens 5 MB',
  },
  recording: {
    title: 'Aufnahme',
    text: ['So lang darf eine Sprachnachricht höchstens sein, von 1 bis 600 Sekunden.'],
    example: '60 Sekunden für „Wie war Ihr Tag?“',
  },
  consent: {
    title: 'Einwilligung',
    text: [
      'Die beiden Knöpfe können Sie selbst beschriften. Ist die Zustimmung nötig, endet der Dialog nach einer Ablehnung mit dem Schlusstext.',
    ],
    example: '„Ich stimme zu“ und „Nein, danke“',
  },
  entries: {
    title: 'Wissen',
    text: [
      'Ein Eintrag hat Beispielfragen, eine je Zeile, und eine Antwort. Je verschiedener die Beispiele, desto besser wird er erkannt. Datei, Link und Quelle sind freiwillig.',
    ],
    example: '„Wann habt ihr offen?“, „Öffnungszeiten“ → „Montag bis Freitag von 9 bis 17 Uhr.“',
  },
  search: {
    title: 'Verhalten',
    text: [
      'Legt fest, ob beliebig viele Fragen gestellt werden können, was der Bot sagt, wenn kein Eintrag passt, und ob er fragt, ob die Antwort half.',
    ],
    example: '„Das weiß ich leider nicht. Schreiben Sie uns an info@example.org.“',
  },
  brief: {
    title: 'Auftrag',
    text: [
      'Rolle, Ziel und Grenzen für das Sprachmodell. Teilnehmende lesen den Auftrag nicht. Ein Ton in wenigen Worten genügt.',
    ],
    example: '„Frage immer nur nach einer Sache. Gib keine Ratschläge.“ Ton: „freundlich, knapp“',
  },
  exits: {
    title: 'Ausstiegsbedingungen',
    text: [
      'Nach jeder Antwort prüft das Sprachmodell diese Sätze. Der erste, der zutrifft, beendet das Gespräch; das Modell muss die Worte nennen, auf die es sich stützt.',
    ],
    example: '„Die Person hat einen Grund genannt.“',
  },
  limits: {
    title: 'Grenzen des KI-Gesprächs',
    text: [
      'Nach der Höchstzahl der Antworten endet das Gespräch in jedem Fall. Je höher die nötige Sicherheit, desto seltener endet es zu früh, aber desto öfter zu spät.',
    ],
    example: 'Höchstens 8 Antworten, frühester Ausstieg nach 2 Antworten',
  },
  fallback: {
    title: 'Ohne Sprachmodell',
    text: [
      'Das sagt der Bot, wenn kein Sprachmodell angeschlossen ist oder es nicht antwortet. Danach geht der Dialog weiter; niemand bleibt stecken.',
    ],
    example: '„Bitte schreiben Sie uns gern später, warum Sie seltener kommen.“',
  },
  request: {
    title: 'Abfrage',
    text: [
      'Die Abfrage läuft auf dem Server, nicht im Browser der Teilnehmenden. {{variable}} setzt frühere Antworten ein. Dauert sie länger als die Wartezeit, gilt sie als fehlgeschlagen.',
    ],
    example: 'https://api.example.org/kunden/{{nummer}}',
  },
  headers: {
    title: 'Kopfzeilen',
    text: [
      'Kopfzeilen gehen mit der Anfrage hinaus, zum Beispiel zur Anmeldung. Schlüssel gehören in ein Geheimnis, nicht hierher.',
    ],
    example: 'Authorization: Bearer {{secret.CRM_TOKEN}}',
  },
  mapping: {
    title: 'Was die Antwort liefert',
    text: ['Jede Zeile nimmt einen Wert aus der Antwort in eine Variable: Namen und Nummern mit Punkten dazwischen.'],
    example: 'user.orders.0.id → bestellung',
  },
  secrets: {
    title: 'Geheimnisse',
    text: [
      'Schlüssel für andere Systeme werden verschlüsselt abgelegt und nie wieder angezeigt, auch Ihnen nicht. Kopien und Exporte enthalten sie nicht.',
      'Ein Geheimnis geht nur an die Server, die Sie bei ihm angeben; andere anzugeben heißt, auch den Wert neu einzugeben.',
    ],
    example: 'CRM_TOKEN, benutzt als {{secret.CRM_TOKEN}}',
  },
  place: {
    title: 'Weiteres',
    text: [
      'Der Kurzname steht auf der Karte und in der Analyse, nicht bei Teilnehmenden. „Der Dialog beginnt mit diesem Block“ macht ihn zum ersten.',
    ],
    example: 'Kurzname „Verkehrsmittel“',
  },
} as const satisfies Readonly<Record<string, Passage>>;

/** What single fields mean that do not say it by their name. */
export const blockFields = {
  variable: {
    title: 'Variable',
    text: [
      'Unter diesem Namen steht die Antwort in Bedingungen, Berechnungen, Texten und im Export. Ohne Namen bekommt die Frage einen, sobald eine Bedingung nach ihrer Antwort fragt.',
    ],
    example: 'nps, später in einem Text als {{nps}}',
  },
  optional: {
    title: 'Freiwillige Frage',
    text: [
      'Teilnehmende können die Frage überspringen. Ihre Variable ist dann leer: „ist nicht beantwortet“ trifft zu.',
    ],
    example: 'Wer sein Alter nicht nennen möchte, drückt „Überspringen“.',
  },
  masked: {
    title: 'Eingabe verdecken',
    text: [
      'Was getippt wird, steht als Punkte da und lässt sich mit einer Taste zeigen. Auch die Antwort steht im Gespräch verdeckt, und nach dem Neuladen lässt sie sich dort nicht mehr zeigen. Im Export und in der Tabelle steht sie wie jede andere.',
      'Eine verdeckte Frage nimmt keine Aufnahmen, keine Antwort in eigenen Worten und keine Nachfrage durch ein Sprachmodell. Ein Text mit ihrer Variablen zeigt sie; die Prüfung weist darauf hin.',
    ],
    example: 'Eine Versichertennummer, die in der Bahn niemand mitlesen soll.',
  },
  jumps: {
    title: 'Bedingte Sprünge',
    text: [
      'Jeder Sprung führt nach bestimmten Antworten zu einem anderen Block. Sie werden von oben nach unten versucht; der erste, der zutrifft, gilt. Im Graphen geht es auch: Ziehen Sie vom Punkt neben einer Option zum Ziel.',
    ],
    example: 'Sprung 1: nps ist mindestens 9 → „Was hat Ihnen gefallen?“',
  },
  randomOrder: {
    title: 'Zufällige Reihenfolge',
    text: [
      'Jedes Gespräch bekommt eine eigene Reihenfolge der Optionen und behält sie. So bevorzugt niemand eine Option nur, weil sie oben steht. Was angehakt ist, bleibt an seinem Platz.',
    ],
    example: 'Zufällig gemischt, „Nichts davon“ bleibt am Ende.',
  },
  carry: {
    title: 'Einträge einer früheren Frage übernehmen',
    text: [
      'Wer vorher aus einer Liste gewählt hat, wird hier nur nach dem gefragt, was gewählt wurde, oder nach dem Rest, oder nach allem. Die Texte sind die der früheren Frage; eigene Einträge stehen darunter. Aus „Sonstiges“ wird, was dort geschrieben wurde; was alles andere ausschließt, wie „Nichts davon“, kommt nicht mit.',
      'Bleibt nichts übrig, wird die Frage übergangen; in den Daten steht „nicht gefragt, weil nichts zur Wahl stand“. Was nicht zur Wahl stand, zählt dort als „nicht angeboten“, nicht als „nicht gewählt“.',
      'Ändert jemand die frühere Antwort, ändert sich die Liste mit. Eine Antwort, die dann nicht mehr zur Wahl steht, wird neu erfragt.',
    ],
    example: '„Welche Obstsorten essen Sie?“, danach „Welche davon am liebsten?“ mit den gewählten',
  },
  pattern: {
    title: 'Form der Antwort',
    text: [
      'Eine offene Frage kann eine Form verlangen: eine Postleitzahl, eine Matrikelnummer, eine IBAN oder eine eigene. In einer eigenen steht # für eine Ziffer, ? für ein Zeichen und * für beliebig viele; alles andere steht für sich selbst, groß oder klein. Mehrere erlaubte Formen trennt |. {IBAN} steht für eine IBAN.',
      'Bei einer IBAN wird auch die Prüfziffer nachgerechnet; Leerzeichen dürfen darin stehen. Unter „Ausprobieren“ sehen Sie gleich, ob eine Antwort passt.',
      'Für Zahlen, Tage, Uhrzeiten, E-Mail-Adressen und Telefonnummern gibt es eigene Blöcke.',
    ],
    example: 'KB-#### nimmt „KB-2031“ an, AB*|NEU nimmt „AB12“ und „neu“ an.',
  },
  wrong: {
    title: 'Wenn eine Antwort nicht passt',
    text: [
      'Ohne eigenen Satz sagt der Dialog selbst, was er erwartet. Ihr Satz steht an dessen Stelle, gleich warum die Antwort abgelehnt wurde; sagen Sie also, was richtig wäre. Frühere Antworten lassen sich einsetzen.',
    ],
    example: '„Ihre Schicht beginnt um {{beginn}}. Wann danach endet sie?“',
  },
  tries: {
    title: 'Ohne Antwort weiter',
    text: [
      'Üblicherweise bleibt eine Frage offen, bis eine Antwort passt. Legen Sie hier fest, nach wie vielen unpassenden Antworten der Dialog ohne sie weitergeht: wie nach einer übersprungenen Frage, oder bei einem Block Ihrer Wahl, etwa einer einfacheren Frage. Der Bot sagt dann: „Dann geht es ohne diese Antwort weiter.“',
      'Jeder Versuch steht im Gespräch, in den Daten aber keiner: Dort steht „nicht beantwortet nach 3 Versuchen“, je nachdem, wie viele Sie erlauben. Darf in eigenen Worten geantwortet werden, zählt auch, was nicht verstanden wurde. Wer nichts schreibt, verbraucht keinen Versuch.',
    ],
    example: 'Nach 3 unpassenden Kundennummern weiter bei „Wie lautet Ihre E-Mail-Adresse?“',
  },
  timeLimit: {
    title: 'Zeit zum Antworten',
    text: [
      'Über dem Antwortfeld steht, wie viel Zeit es gibt, und eine Uhr zählt ruhig herunter. Ist die Zeit um, geht der Dialog ohne Antwort weiter: wie nach einer übersprungenen Frage, oder bei einem Block Ihrer Wahl. In den Daten steht dann „Zeit abgelaufen“. Was nur geschrieben und nicht gesendet war, zählt nicht.',
      'Wer mehr Zeit braucht, bekommt mit einem Klick zehnmal so viel, auch noch 20 Sekunden nach dem Ende. Das verlangt die Barrierefreiheit. Nur wenn die Zeit zur Aufgabe gehört, etwa in einem Wissenstest, gibt es nicht mehr davon, und die Antwort lässt sich später nicht ändern.',
      'Eine lange Frist, etwa 600 Sekunden, ist zugleich der Weg für alle, die lange nicht antworten. Die Zeit läuft, solange die Seite offen ist; wer sie schließt und später wiederkommt, sieht gleich, dass sie um ist. Wird eine Frage noch einmal gestellt, beginnt ihre Zeit neu.',
      'Eine Antwort, die der Server spät bekommt, gilt trotzdem: Im Zug ohne Netz war sie vielleicht rechtzeitig. Eine Aufsicht ersetzt die Uhr also nicht.',
    ],
    example: '„Was ist die Hauptstadt von Australien?“ mit 30 Sekunden, danach weiter bei „Die Lösung war Canberra.“',
  },
  other: {
    title: 'Sonstiges mit eigenem Feld',
    text: [
      'Unter den Optionen steht als letzte „Sonstiges“, auch in zufälliger Reihenfolge. Wer sie wählt, schreibt daneben, was gemeint ist: einen Text oder eine Zahl. Muss das Feld ausgefüllt werden, geht es ohne Eintrag nicht weiter.',
      'Die Analyse zählt „Sonstiges“ wie jede andere Option und listet darunter, was geschrieben wurde; mit „Antworten codieren“ fassen Sie es zusammen. In Dateien steht es in einer eigenen Spalte: Zur Variable verkehr gehört verkehr_sonstiges. Unter diesem Namen lässt es sich auch in Texten und Bedingungen verwenden.',
      'Darf in eigenen Worten geantwortet werden, sagen Sie, ob als Sonstiges gilt, was zu keiner Option passt.',
      'In einer Rangfolge steht das Feld unter der Liste. Sobald dort etwas eingetragen ist, kommt es als letzter Eintrag in die Liste und lässt sich verschieben. Wer nichts einträgt, ordnet nur die anderen; für „Sonstiges“ steht in den Daten dann „keine Angabe“. Schalten Sie „Nur mit Text einordnen“ aus, steht der Eintrag immer in der Liste.',
    ],
    example: '„Wie kommen Sie zur Arbeit?“ mit „Bus“, „Fahrrad“ und „Sonstiges, und zwar …“',
  },
  exclusive: {
    title: 'Option, die alle anderen ausschließt',
    text: ['Wird sie gewählt, sind alle anderen abgewählt, und umgekehrt.'],
    example: '„Nichts davon“ bei „Was betraf es?“',
  },
  timeout: {
    title: 'Wartezeit',
    text: [
      'So lange wartet der Dialog auf das andere System. Teilnehmende sehen währenddessen, dass der Bot schreibt. Danach gilt die Abfrage als fehlgeschlagen; sie wird nicht wiederholt.',
    ],
    example: '2 Sekunden: lieber ohne den Wert weiter als lange warten',
  },
  errorTarget: {
    title: 'Wenn die Abfrage fehlschlägt',
    text: [
      'Dorthin geht es, wenn das andere System nicht rechtzeitig oder mit einem Fehler antwortet. Die Variablen der Abfrage sind dann leer.',
    ],
    example: 'Zu einem Block, der nach der Kundennummer fragt',
  },
  confidence: {
    title: 'Sicherheit',
    text: [
      'So sicher muss sich das Sprachmodell sein, dass eine Ausstiegsbedingung zutrifft. Ein hoher Wert beendet das Gespräch seltener zu früh, aber öfter zu spät.',
    ],
    example: '60 % für ein lockeres Gespräch, 85 % wo nichts verloren gehen darf',
  },
} as const satisfies Readonly<Record<string, Passage>>;

/** What the parts of a dialog's settings mean. */
export const settingSections = {
  messages: {
    title: 'Begrüßung und Ende',
    text: [
      'Die Begrüßung ist das Erste, was der Bot sagt, der Schlusstext das Letzte. Ohne Begrüßung beginnt der Dialog gleich mit der ersten Frage.',
    ],
    example: '„Hallo! Fünf Fragen, zwei Minuten.“ und „Vielen Dank für Ihre Zeit!“',
  },
  general: {
    title: 'Allgemein',
    text: [
      'Anrede und Sprache gelten für die Sätze des Programms, zum Beispiel „Bitte geben Sie eine Zahl ein“. Ihre eigenen Texte ändern sich dadurch nicht.',
    ],
    example: 'Anrede „du“ für eine Umfrage unter Studierenden',
  },
  look: {
    title: 'Auftritt',
    text: [
      'Name und Bild des Bots, Logo, Hintergrund und Akzentfarbe des Messengers. Auf der Farbe steht von selbst helle oder dunkle Schrift, je nachdem, was besser zu lesen ist.',
    ],
    example: 'Name „Lena vom Bürgerbüro“, Farbe #5ABAB2',
  },
  flow: {
    title: 'Ablauf',
    text: [
      'Das Tempo bestimmt, wie lange der Bot vor einer Sprechblase wartet. Sprachnachrichten und Videos erlauben, offene Fragen auch gesprochen oder gefilmt zu beantworten.',
    ],
    example: 'Schnelles Tempo für eine Umfrage, langsames für eine Geschichte',
  },
  privacy: {
    title: 'Datenschutz',
    text: [
      'Der Text steht auf der Datenschutzseite des Dialogs, die Teilnehmende aus dem Menü öffnen. Sagen Sie, wer fragt, wozu, wie lange Antworten bleiben und an wen man sich wendet.',
    ],
    example: '„Verantwortlich ist die Stadtbibliothek Musterstadt. Ihre Antworten löschen wir nach 12 Monaten.“',
  },
  wording: {
    title: 'Menü und Rückfragen',
    text: [
      'Über dem Gespräch haben Teilnehmende ein Menü, mit dem sie neu starten, ihre Daten löschen und die Datenschutzseite öffnen. Hier geben Sie ihm eigene Worte, etwa in einer Sprache, die wir nicht haben. Wo nichts steht, gilt unser Text. Eigene Worte gelten, sobald der Dialog veröffentlicht ist.',
    ],
    example: '„Noch einmal von vorn“ statt „Neu starten“',
  },
  model: {
    title: 'Sprachmodell',
    text: [
      'Bevor zum ersten Mal etwas an ein Sprachmodell geht, kann um Einwilligung gebeten werden. Persönliche Angaben werden, soweit sie erkannt werden, vorher durch Platzhalter ersetzt.',
    ],
    example: 'Aus „Ich heiße Anna Meier“ wird für das Modell ein Platzhalter statt des Namens.',
  },
  ends: {
    title: 'Enden',
    text: ['Nach diesen Blöcken endet der Dialog. Ist keiner gewählt, endet er nach dem letzten der Reihenfolge.'],
    example: '„Danke, Sie gehören nicht zur Zielgruppe“ als zweites Ende',
  },
  scales: {
    title: 'Gemeinsame Skalen',
    text: ['Skalen, die mehrere Blöcke benutzen. Eine Änderung gilt sofort für alle diese Blöcke im Entwurf.'],
    example: '„Zustimmung, fünf Punkte“ für zwölf Aussagen',
  },
  files: {
    title: 'Dateien dieses Dialogs',
    text: ['Alles, was Sie hochgeladen haben, die neueste Datei oben, mit den Stellen, an denen sie zu sehen ist.'],
    example: 'Ein Logo einmal hochladen und für Bot und Kopfzeile benutzen',
  },
} as const satisfies Readonly<Record<string, Passage>>;

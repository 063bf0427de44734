/*
 * What people type to questions of a kind, and what is to come of it: '= 7' is stored (an option by its text), '? 7 | 8' is asked back
 * with these, '!' is said to lie outside, '-' is not understood and asked again. Written before the readers and lists that they measure;
 * `held` are those that nothing was tuned by.
 */
type Expected = `= ${string}` | `? ${string}` | '!' | '-';
export type NaturalReply = readonly [text: string, expected: Expected];

export interface NaturalReplies {
  readonly tuned: readonly NaturalReply[];
  readonly held: readonly NaturalReply[];
}

/** Scales and choices whose points are numbers, ranges, or have a place. */
export const placedReplies = {
  nps: {
    tuned: [
      ['neun', '= 9'],
      ['null', '= 0'],
      ['die Zehn', '= 10'],
      ['ich gebe eine sechs', '= 6'],
      ['12', '!'],
      ['vier bis fünf', '? 4 | 5'],
      ['7 von 10', '= 7'],
      ['irgendwas zwischen 3 und 4', '? 3 | 4'],
      ['-2', '!'],
      ['8,5', '? 8 | 9'],
      ['4 von 5', '? 8 | 4'],
      ['die höchste', '= 10'],
    ],
    held: [
      ['0', '= 0'],
      ['zwei', '= 2'],
      ['glatte 10', '= 10'],
      ['ne fünf würd ich sagen', '= 5'],
      ['hundert', '!'],
      ['8-9', '? 8 | 9'],
      ['sechs von zehn Punkten', '= 6'],
      ['zwei oder drei', '? 2 | 3'],
      ['15 Punkte', '!'],
      ['sechseinhalb', '? 6 | 7'],
      ['mindestens eine 8', '? 8'],
      ['die letzte', '= 10'],
    ],
  },
  poles: {
    tuned: [
      ['0', '= 0 – sehr unwahrscheinlich'],
      ['zehn', '= 10 – sehr wahrscheinlich'],
      ['eins', '= 1'],
      ['11', '!'],
    ],
    held: [
      ['10', '= 10 – sehr wahrscheinlich'],
      ['eine Null', '= 0 – sehr unwahrscheinlich'],
      ['so ne 3', '= 3'],
      ['zwölf', '!'],
    ],
  },
  marks: {
    tuned: [
      ['eine 2', '= Gut (2)'],
      ['drei', '= Befriedigend (3)'],
      ['7', '!'],
      ['zwei minus', '? Gut (2)'],
      ['2 bis 3', '? Gut (2) | Befriedigend (3)'],
    ],
    held: [
      ['1', '= Sehr gut (1)'],
      ['note vier', '= Ausreichend (4)'],
      ['9', '!'],
      ['2-3', '? Gut (2) | Befriedigend (3)'],
      ['eine glatte Eins', '= Sehr gut (1)'],
    ],
  },
  /** Values that respondents do not see: 0 to 4. */
  hidden: {
    tuned: [
      ['2', '? Eher nicht | Teils teils'],
      ['die letzte', '= Völlig'],
      ['die dritte', '= Teils teils'],
    ],
    held: [
      ['3', '? Teils teils | Eher schon'],
      ['die erste', '= Gar nicht'],
      ['das vierte', '= Eher schon'],
    ],
  },
  slider: {
    tuned: [
      ['acht', '= 8'],
      ['null', '= 0'],
      ['11', '!'],
      ['7 bis 8', '? 7 | 8'],
      ['9 von 10', '= 9'],
      ['80 Prozent', '? 8'],
    ],
    held: [
      ['sieben', '= 7'],
      ['0', '= 0'],
      ['zwanzig', '!'],
      ['5-6', '? 5 | 6'],
      ['drei von zehn', '= 3'],
      ['50 %', '? 5'],
    ],
  },
  ages: {
    tuned: [
      ['34', '= 30 bis 49'],
      ['ich bin neunzehn', '= 18–29'],
      ['29', '= 18–29'],
      ['fünfundsechzig', '= 65 und älter'],
      ['17', '!'],
      ['Ende zwanzig', '= 18–29'],
      ['um die 30', '? 18–29 | 30 bis 49'],
      ['die zweite', '= 30 bis 49'],
      ['Mitte fünfzig', '= 50 bis 64'],
    ],
    held: [
      ['30', '= 30 bis 49'],
      ['bin zweiundzwanzig', '= 18–29'],
      ['64 Jahre', '= 50 bis 64'],
      ['achtzig', '= 65 und älter'],
      ['zwölf', '!'],
      ['Anfang vierzig', '= 30 bis 49'],
      ['so um die fünfzig', '? 30 bis 49 | 50 bis 64'],
      ['die letzte', '= 65 und älter'],
      ['Mitte dreißig', '= 30 bis 49'],
      ['zwischen 45 und 55', '? 30 bis 49 | 50 bis 64'],
    ],
  },
  kids: {
    tuned: [
      ['zwei', '= 2 Kinder'],
      ['gar keine', '= Keine'],
      ['4', '= 3 oder mehr Kinder'],
      ['ein Kind', '= 1 Kind'],
      ['eins', '= 1 Kind'],
    ],
    held: [
      ['ich habe zwei Kinder', '= 2 Kinder'],
      ['keine Kinder', '= Keine'],
      ['0', '= Keine'],
      ['fünf', '= 3 oder mehr Kinder'],
      ['wir haben drei', '= 3 oder mehr Kinder'],
    ],
  },
  income: {
    tuned: [
      ['800 Euro', '= unter 1.000 €'],
      ['2500', '= über 2.000 bis 3.000 €'],
      ['zweitausend', '= 1.000 bis 2.000 €'],
      ['4.200 €', '= mehr als 3.000 €'],
    ],
    held: [
      ['1.500', '= 1.000 bis 2.000 €'],
      ['dreitausendfünfhundert', '= mehr als 3.000 €'],
      ['so 900', '= unter 1.000 €'],
      ['zweitausendachthundert Euro', '= über 2.000 bis 3.000 €'],
      ['3k', '= über 2.000 bis 3.000 €'],
    ],
  },
  drinks: {
    tuned: [
      ['das zweite', '= Tee'],
      ['die dritte Möglichkeit', '= Kakao'],
      ['3', '= Kakao'],
      ['nehme die letzte', '= Kakao'],
    ],
    held: [
      ['die erste', '= Kaffee'],
      ['2', '= Tee'],
      ['Nummer zwei', '= Tee'],
      ['das letzte bitte', '= Kakao'],
      ['7', '-'],
    ],
  },
  pictures: {
    tuned: [
      ['Bild 2', '= Bild 2'],
      ['das dritte Bild', '= Bild 3'],
      ['das erste', '= Bild 1'],
    ],
    held: [
      ['zwei', '= Bild 2'],
      ['das letzte Bild', '= Bild 3'],
      ['die 3', '= Bild 3'],
    ],
  },
} as const satisfies Record<string, NaturalReplies>;

/** Numbers, days and times; the day is Sunday, 22 November 2026. */
export const valueReplies = {
  age: {
    tuned: [
      ['Jahrgang 1985', '? 41 | 40'],
      ['um die dreißig', '= 30'],
      ['geboren 1990', '? 36 | 35'],
      ['halb acht', '-'],
      ['Ende Mai', '-'],
      ['bin grad vierzig geworden', '= 40'],
      ['dreißig und ein paar Zerquetschte', '? 30'],
      ['übernächsten Freitag', '-'],
    ],
    held: [
      ['Baujahr 72', '? 54 | 53'],
      ['ich bin Jahrgang 2001', '? 25 | 24'],
      ['bin 1968 geboren', '? 58 | 57'],
      ['viertel nach acht', '-'],
      ['am Freitag', '-'],
      ['werde bald fünfzig', '? 50'],
      ['um die sechzig', '= 60'],
      ['82er Jahrgang', '? 44 | 43'],
    ],
  },
  amount: {
    tuned: [
      ['anderthalb', '= 1.5'],
      ['ein Dutzend', '= 12'],
      ['ein halbes Dutzend', '= 6'],
      ['anderthalb Stunden', '= 1.5'],
      ['drei viertel', '? 0.75'],
      ['eine Handvoll', '? 5'],
      ['zwei, drei', '? 2 | 3'],
    ],
    held: [
      ['zwei Dutzend', '= 24'],
      ['dreieinhalb', '= 3.5'],
      ['so anderthalb bis zwei', '? 1.5 | 2'],
      ['eine halbe Stunde', '= 0.5'],
      ['ne Dreiviertelstunde', '= 0.75'],
      ['ein Paar', '? 2'],
      ['fünf, sechs', '? 5 | 6'],
      ['anderthalb Dutzend', '= 18'],
    ],
  },
  born: {
    tuned: [
      ['Jahrgang 1985', '= 1985'],
      ['neunzehnhundertsiebzig', '= 1970'],
      ['im Jahr 2003', '= 2003'],
      ["'85", '? 1985'],
    ],
    held: [
      ['Jahrgang 1959', '= 1959'],
      ['Jahrgang 72', '? 1972'],
      ['geboren 1999', '= 1999'],
      ['zweitausendeins', '= 2001'],
    ],
  },
  day: {
    tuned: [
      ['übernächsten Freitag', '= 2026-12-04'],
      ['Ende Mai', '? 2026-05-31 | 2027-05-31'],
      ['heute in acht Tagen', '? 2026-11-29 | 2026-11-30'],
      ['in 14 Tagen', '= 2026-12-06'],
      ['halb acht', '-'],
      ['Freitag in vierzehn Tagen', '? 2026-12-11 | 2026-12-04'],
      ['vorletztes Wochenende', '? 2026-11-07 | 2026-11-08'],
      ['Jahrgang 1985', '-'],
      ['Ende des Monats', '? 2026-11-30'],
    ],
    held: [
      ['übernächsten Montag', '= 2026-11-30'],
      ['Anfang Dezember', '? 2025-12-01 | 2026-12-01'],
      ['Mitte Januar 2027', '? 2027-01-15'],
      ['übernächste Woche Mittwoch', '= 2026-12-02'],
      ['vor acht Tagen', '? 2026-11-15 | 2026-11-14'],
      ['letztes Wochenende', '? 2026-11-14 | 2026-11-15'],
      ['um die dreißig', '-'],
      ['am Ersten', '? 2026-11-01 | 2026-12-01'],
      ['Anfang nächsten Monats', '? 2026-12-01'],
    ],
  },
  clock: {
    tuned: [
      ['halb acht', '? 07:30 | 19:30'],
      ['halb acht abends', '= 19:30'],
      ['viertel vor sieben morgens', '= 06:45'],
      ['Jahrgang 1985', '-'],
    ],
    held: [
      ['so gegen halb neun', '? 08:30 | 20:30'],
      ['Schlag zwölf', '? 12:00 | 00:00'],
      ['um die dreißig', '-'],
      ['halb eins nachts', '= 00:30'],
    ],
  },
} as const satisfies Record<string, NaturalReplies>;

/** Choices with the options of common scales, and nothing trained. */
export const scaleReplies = {
  agreement: {
    tuned: [
      ['ja, genau so ist es', '= Stimme voll und ganz zu'],
      ['sehe ich überhaupt nicht so', '= Stimme überhaupt nicht zu'],
      ['mal so, mal so', '= Teils, teils'],
      ['im Großen und Ganzen schon', '= Stimme eher zu'],
      ['eher weniger', '= Stimme eher nicht zu'],
      ['absolut', '= Stimme voll und ganz zu'],
    ],
    held: [
      ['da bin ich ganz bei euch', '= Stimme voll und ganz zu'],
      ['hundertprozentig', '= Stimme voll und ganz zu'],
      ['gar nicht', '= Stimme überhaupt nicht zu'],
      ['halb halb', '= Teils, teils'],
      ['eher schon', '= Stimme eher zu'],
      ['eher nein', '= Stimme eher nicht zu'],
      ['kommt drauf an', '= Teils, teils'],
    ],
  },
  frequency: {
    tuned: [
      ['ab und zu', '= Manchmal'],
      ['kaum', '= Selten'],
      ['andauernd', '= Immer'],
      ['so gut wie nie', '= Selten'],
      ['ziemlich oft', '= Oft'],
      ['noch nie', '= Nie'],
    ],
    held: [
      ['hin und wieder', '= Manchmal'],
      ['gelegentlich', '= Manchmal'],
      ['niemals', '= Nie'],
      ['ständig', '= Immer'],
      ['häufig', '= Oft'],
      ['ganz selten', '= Selten'],
      ['jedes Mal', '= Immer'],
    ],
  },
  quality: {
    tuned: [
      ['super', '= Sehr gut'],
      ['geht so', '= Mittelmäßig'],
      ['katastrophal', '= Sehr schlecht'],
      ['ganz ordentlich', '= Gut'],
      ['mies', '= Schlecht'],
    ],
    held: [
      ['ausgezeichnet', '= Sehr gut'],
      ['spitze', '= Sehr gut'],
      ['durchwachsen', '= Mittelmäßig'],
      ['so lala', '= Mittelmäßig'],
      ['grottenschlecht', '= Sehr schlecht'],
      ['ganz gut', '= Gut'],
    ],
  },
  satisfaction: {
    tuned: [
      ['rundum glücklich damit', '= Sehr zufrieden'],
      ['könnte besser sein', '= Eher unzufrieden'],
      ['bin total enttäuscht', '= Sehr unzufrieden'],
      ['passt schon', '= Eher zufrieden'],
    ],
    held: [
      ['vollkommen zufrieden', '= Sehr zufrieden'],
      ['begeistert', '= Sehr zufrieden'],
      ['ganz zufrieden', '= Eher zufrieden'],
      ['nicht so zufrieden', '= Eher unzufrieden'],
      ['total unzufrieden', '= Sehr unzufrieden'],
    ],
  },
  likelihood: {
    tuned: [
      ['ganz bestimmt', '= Sehr wahrscheinlich'],
      ['wohl kaum', '= Eher unwahrscheinlich'],
      ['auf keinen Fall', '= Sehr unwahrscheinlich'],
      ['vermutlich schon', '= Eher wahrscheinlich'],
    ],
    held: [
      ['auf jeden Fall', '= Sehr wahrscheinlich'],
      ['wahrscheinlich schon', '= Eher wahrscheinlich'],
      ['eher nicht', '= Eher unwahrscheinlich'],
      ['niemals', '= Sehr unwahrscheinlich'],
      ['garantiert', '= Sehr wahrscheinlich'],
    ],
  },
  importance: {
    tuned: [
      ['total egal', '= Unwichtig'],
      ['das ist mir das Wichtigste überhaupt', '= Sehr wichtig'],
      ['spielt keine große Rolle', '= Eher unwichtig'],
      ['schon wichtig', '= Eher wichtig'],
    ],
    held: [
      ['extrem wichtig', '= Sehr wichtig'],
      ['ziemlich wichtig', '= Eher wichtig'],
      ['nicht so wichtig', '= Eher unwichtig'],
      ['ist mir schnuppe', '= Unwichtig'],
      ['völlig unwichtig', '= Unwichtig'],
    ],
  },
  consent: {
    tuned: [
      ['bin dabei', '= Ja'],
      ['kein Bedarf', '= Nein'],
      ['da spricht nichts dagegen', '= Ja'],
    ],
    held: [
      ['klaro', '= Ja'],
      ['logo', '= Ja'],
      ['auf gar keinen Fall', '= Nein'],
      ['nö, lass mal', '= Nein'],
    ],
  },
  transport: {
    tuned: [
      ['mit dem Drahtesel', '= Fahrrad'],
      ['ich laufe', '= Zu Fuß'],
      ['mit der U-Bahn', '= Bus und Bahn'],
      ['ich fahre selbst mit dem Wagen', '= Auto'],
    ],
    held: [
      ['mit dem Rad', '= Fahrrad'],
      ['E-Bike', '= Fahrrad'],
      ['mit den Öffis', '= Bus und Bahn'],
      ['mit dem PKW', '= Auto'],
      ['ich gehe zu Fuß', '= Zu Fuß'],
      ['mit der Straßenbahn', '= Bus und Bahn'],
    ],
  },
  gender: {
    tuned: [
      ['ich bin eine Frau', '= Weiblich'],
      ['Kerl', '= Männlich'],
      ['nichtbinär', '= Divers'],
    ],
    held: [
      ['Mann', '= Männlich'],
      ['w', '= Weiblich'],
      ['ich bin männlich', '= Männlich'],
      ['enby', '= Divers'],
      ['weder noch', '= Divers'],
    ],
  },
  education: {
    tuned: [
      ['Mittlere Reife', '= Realschulabschluss'],
      ['hab Abi gemacht', '= Abitur'],
      ['ich hab studiert', '= Hochschulabschluss'],
      ['Volksschule', '= Hauptschulabschluss'],
    ],
    held: [
      ['Hochschulreife', '= Abitur'],
      ['Master', '= Hochschulabschluss'],
      ['Hauptschule', '= Hauptschulabschluss'],
      ['Realschule', '= Realschulabschluss'],
      ['zehnte Klasse', '= Realschulabschluss'],
      ['bin von der Schule abgegangen ohne alles', '= Kein Abschluss'],
    ],
  },
  family: {
    tuned: [
      ['Single', '= Ledig'],
      ['in zweiter Ehe', '= Verheiratet'],
      ['mein Mann ist gestorben', '= Verwitwet'],
      ['wir sind geschieden', '= Geschieden'],
    ],
    held: [
      ['bin verheiratet', '= Verheiratet'],
      ['alleinstehend', '= Ledig'],
      ['unverheiratet', '= Ledig'],
      ['Witwe', '= Verwitwet'],
      ['seit zwei Jahren geschieden', '= Geschieden'],
    ],
  },
  employment: {
    tuned: [
      ['ich bin Rentnerin', '= Im Ruhestand'],
      ['auf Jobsuche', '= Arbeitslos'],
      ['arbeite 40 Stunden', '= Vollzeit'],
      ['ich studiere noch', '= In Ausbildung oder Studium'],
    ],
    held: [
      ['Rentner', '= Im Ruhestand'],
      ['in Rente', '= Im Ruhestand'],
      ['halbtags', '= Teilzeit'],
      ['arbeitssuchend', '= Arbeitslos'],
      ['bin Student', '= In Ausbildung oder Studium'],
      ['ganztags', '= Vollzeit'],
    ],
  },
  media: {
    tuned: [
      ['jeden Tag', '= Täglich'],
      ['alle paar Tage', '= Mehrmals pro Woche'],
      ['immer sonntags', '= Einmal pro Woche'],
      ['nur alle Jubeljahre', '= Seltener'],
    ],
    held: [
      ['jeden Morgen', '= Täglich'],
      ['zwei, drei Mal die Woche', '= Mehrmals pro Woche'],
      ['einmal die Woche', '= Einmal pro Woche'],
      ['so gut wie nie', '= Seltener'],
      ['überhaupt nicht', '= Nie'],
      ['mehrmals am Tag', '= Täglich'],
    ],
  },
} as const satisfies Record<string, NaturalReplies>;

/** Written when readers and lists were done, and nothing was changed for them since: what they do to sentences that nobody has thought of. */
export const laterReplies = {
  nps: [
    ['volle Punktzahl, also 10', '= 10'],
    ['ne glatte Sieben', '= 7'],
    ['20', '!'],
    ['sechs bis sieben', '? 6 | 7'],
    ['so 5 oder 6', '? 5 | 6'],
    ['null Punkte', '= 0'],
  ],
  ages: [
    ['bin 49', '= 30 bis 49'],
    ['neunundzwanzig', '= 18–29'],
    ['über siebzig', '= 65 und älter'],
    ['15', '!'],
    ['knapp 50', '? 30 bis 49 | 50 bis 64'],
  ],
  kids: [
    ['nur eins', '= 1 Kind'],
    ['sechs Stück', '= 3 oder mehr Kinder'],
    ['noch keine', '= Keine'],
  ],
  slider: [
    ['vier', '= 4'],
    ['10 von 10', '= 10'],
    ['8 oder 9', '? 8 | 9'],
  ],
  age: [
    ['Geburtsjahr 1979', '? 47 | 46'],
    ['dreiundfünfzig Lenze', '= 53'],
    ['um halb neun', '-'],
  ],
  amount: [
    ['eineinhalb', '= 1.5'],
    ['ein gutes Dutzend', '? 12'],
    ['drei Dutzend', '= 36'],
  ],
  day: [
    ['übernächsten Dienstag', '= 2026-12-01'],
    ['Ende März', '? 2026-03-31 | 2027-03-31'],
    ['Mitte nächsten Monats', '? 2026-12-15'],
  ],
  clock: [
    ['halb elf vormittags', '= 10:30'],
    ['dreiviertel neun', '? 08:45 | 20:45'],
  ],
  agreement: [
    ['da stimme ich voll zu', '= Stimme voll und ganz zu'],
    ['weitestgehend ja', '= Stimme eher zu'],
    ['halte ich für falsch', '= Stimme überhaupt nicht zu'],
    ['weiß nicht so recht, mal ja mal nein', '= Teils, teils'],
  ],
  frequency: [
    ['alle naselang', '= Oft'],
    ['nicht ein einziges Mal', '= Nie'],
    ['recht häufig', '= Oft'],
    ['sehr selten', '= Selten'],
    ['manchmal schon', '= Manchmal'],
  ],
  quality: [
    ['einfach klasse', '= Sehr gut'],
    ['ziemlich gut', '= Gut'],
    ['es ging so', '= Mittelmäßig'],
    ['richtig mies', '= Sehr schlecht'],
  ],
  satisfaction: [
    ['absolut zufrieden', '= Sehr zufrieden'],
    ['im Großen und Ganzen zufrieden', '= Eher zufrieden'],
    ['eher enttäuscht', '= Eher unzufrieden'],
  ],
  likelihood: [
    ['ja sicher', '= Sehr wahrscheinlich'],
    ['glaub eher nicht', '= Eher unwahrscheinlich'],
    ['nie im Leben', '= Sehr unwahrscheinlich'],
  ],
  importance: [
    ['mir völlig egal', '= Unwichtig'],
    ['enorm wichtig', '= Sehr wichtig'],
    ['nicht sonderlich wichtig', '= Eher unwichtig'],
  ],
  transport: [
    ['mit dem Zug', '= Bus und Bahn'],
    ['ich radle meistens', '= Fahrrad'],
    ['mein eigenes Auto', '= Auto'],
    ['per pedes', '= Zu Fuß'],
  ],
  education: [
    ['Bachelor in Informatik', '= Hochschulabschluss'],
    ['Realschule abgeschlossen', '= Realschulabschluss'],
    ['Abi 2010', '= Abitur'],
  ],
  family: [
    ['ich bin Witwer', '= Verwitwet'],
    ['glücklich verheiratet', '= Verheiratet'],
    ['Dauersingle', '= Ledig'],
  ],
  employment: [
    ['schon pensioniert', '= Im Ruhestand'],
    ['Azubi im zweiten Jahr', '= In Ausbildung oder Studium'],
    ['in Teilzeit', '= Teilzeit'],
    ['gerade ohne Job', '= Arbeitslos'],
  ],
  media: [
    ['zweimal in der Woche', '= Mehrmals pro Woche'],
    ['jeden Abend', '= Täglich'],
    ['höchstens einmal im Jahr', '= Seltener'],
  ],
} as const satisfies Record<string, readonly NaturalReply[]>;

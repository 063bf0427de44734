/** A question that sentences of `sentences.data.ts` answer, with what an author has trained. */
export interface MeasuredQuestion {
  readonly asks: string;
  readonly options: readonly string[];
  /** Where its options are ordered: how many, from the first on, and from the last, are of one pole. */
  readonly poles?: readonly [number, number];
  /** By option; absent: nothing was trained. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
}

/** By name: without examples, with few of them (`diet`, `contact`, `mood`, `day`, `work`), and with many (`way`, `news`). */
export const measuredQuestions = {
  quality: {
    asks: 'Wie hat Ihnen das Essen geschmeckt?',
    options: ['Sehr gut', 'Gut', 'Mittelmäßig', 'Schlecht', 'Sehr schlecht'],
    poles: [2, 2],
  },
  satisfied: {
    asks: 'Wie zufrieden sind Sie mit unserem Service?',
    options: ['Sehr zufrieden', 'Eher zufrieden', 'Teils, teils', 'Eher unzufrieden', 'Sehr unzufrieden'],
    poles: [2, 2],
  },
  often: {
    asks: 'Wie oft treiben Sie Sport?',
    options: ['Sehr oft', 'Oft', 'Manchmal', 'Selten', 'Nie'],
    poles: [2, 2],
  },
  agree: {
    asks: 'Die Stadt tut genug für Radfahrer.',
    options: ['Stimme voll zu', 'Stimme eher zu', 'Stimme eher nicht zu', 'Stimme gar nicht zu', 'Weiß nicht'],
    poles: [2, 3],
  },
  easy: {
    asks: 'Wie leicht war die Anmeldung?',
    options: ['Sehr leicht', 'Leicht', 'Schwer', 'Sehr schwer'],
    poles: [2, 2],
  },
  important: {
    asks: 'Wie wichtig ist dir Pünktlichkeit?',
    options: ['Sehr wichtig', 'Wichtig', 'Weniger wichtig', 'Unwichtig'],
    poles: [2, 2],
  },
  yesNo: { asks: 'Würden Sie wieder bei uns buchen?', options: ['Ja', 'Nein'], poles: [1, 1] },
  yesNoUnknown: { asks: 'Haben Sie schon einmal gespendet?', options: ['Ja', 'Nein', 'Weiß ich nicht'], poles: [1, 2] },
  drink: { asks: 'Was trinkst du morgens?', options: ['Kaffee', 'Tee', 'Saft', 'Keine Angabe'] },
  home: { asks: 'Wie wohnen Sie?', options: ['Zur Miete', 'Im Eigentum', 'In einer WG'] },
  recommend: {
    asks: 'Würden Sie uns weiterempfehlen?',
    options: ['Auf jeden Fall', 'Eher ja', 'Eher nein', 'Auf keinen Fall'],
    poles: [2, 2],
  },
  diet: {
    asks: 'Was kommt bei Ihnen auf den Tisch?',
    options: ['Fleisch', 'Vegetarisch', 'Vegan'],
    examples: {
      Fleisch: ['ich esse alles', 'gern mal ein Steak', 'Wurst und Schnitzel'],
      Vegetarisch: ['ich bin Vegetarier', 'nur Gemüse, Eier und Käse', 'vegetarische Küche'],
      Vegan: ['rein pflanzlich', 'ich lebe vegan', 'nichts vom Tier'],
    },
  },
  contact: {
    asks: 'Wie dürfen wir Sie erreichen?',
    options: ['Anruf', 'E-Mail', 'Brief'],
    examples: {
      Anruf: ['rufen Sie mich an', 'am Telefon', 'telefonisch bitte'],
      'E-Mail': ['schreiben Sie mir eine Mail', 'per Mail', 'elektronisch'],
      Brief: ['mit der Post', 'schicken Sie mir einen Brief', 'auf Papier'],
    },
  },
  mood: {
    asks: 'Wie geht es dir heute?',
    options: ['Mir geht es gut', 'Geht so', 'Mir geht es schlecht'],
    poles: [1, 1],
    examples: {
      'Mir geht es gut': ['bin gut drauf', 'super Laune', 'ganz prima'],
      'Geht so': ['na ja', 'mittel', 'so lala'],
      'Mir geht es schlecht': ['ich bin traurig', 'heute ist ein mieser Tag', 'bin schlecht gelaunt'],
    },
  },
  day: {
    asks: 'Wann passt Ihnen ein Termin?',
    options: ['Vormittags', 'Nachmittags', 'Abends'],
    examples: {
      Vormittags: ['am Vormittag', 'gleich in der Früh', 'vor dem Mittagessen'],
      Nachmittags: ['am Nachmittag', 'nach dem Mittagessen', 'so gegen drei'],
      Abends: ['am Abend', 'nach Feierabend', 'wenn die Kinder im Bett sind'],
    },
  },
  work: {
    asks: 'Wo arbeiten Sie am liebsten?',
    options: ['Im Büro', 'Zu Hause', 'Unterwegs'],
    examples: {
      'Im Büro': ['bei den Kollegen', 'in der Firma', 'an meinem Schreibtisch im Büro'],
      'Zu Hause': ['im Homeoffice', 'daheim', 'von zu Hause aus'],
      Unterwegs: ['im Zug', 'beim Kunden', 'mal hier, mal da'],
    },
  },
  way: {
    asks: 'Wie kommen Sie zur Arbeit?',
    options: ['Auto', 'Bus oder Bahn', 'Fahrrad', 'Zu Fuß'],
    examples: {
      Auto: [
        'mit dem Auto',
        'ich fahre mit dem eigenen Wagen',
        'Pkw',
        'mit dem Firmenwagen',
        'ich nehme das Auto',
        'meistens mit dem Auto',
        'im Wagen meiner Frau',
        'ich fahre selbst',
        'Fahrgemeinschaft mit Kollegen',
        'über die Autobahn',
      ],
      'Bus oder Bahn': [
        'mit dem Bus',
        'mit der Bahn',
        'ich nehme die U-Bahn',
        'mit den Öffis',
        'mit der Straßenbahn',
        'S-Bahn und dann Bus',
        'mit dem Zug',
        'öffentliche Verkehrsmittel',
        'ich habe ein Deutschlandticket',
        'mit der Tram',
      ],
      Fahrrad: [
        'mit dem Rad',
        'mit dem Fahrrad',
        'ich radle',
        'auf dem Drahtesel',
        'E-Bike',
        'ich fahre Rad',
        'meistens mit dem Fahrrad',
        'mit dem Lastenrad',
        'Radfahren',
        'mit dem Mountainbike',
      ],
      'Zu Fuß': [
        'ich laufe',
        'ich gehe zu Fuß',
        'per pedes',
        'ein kurzer Spaziergang',
        'ich gehe die paar Meter',
        'auf Schusters Rappen',
        'laufen',
        'zu Fuß, ist ja nicht weit',
        'ich spaziere',
        'ich jogge hin',
      ],
    },
  },
  news: {
    asks: 'Woher beziehst du deine Nachrichten?',
    options: ['Zeitung', 'Fernsehen', 'Internet', 'Radio'],
    examples: {
      Zeitung: [
        'ich lese Zeitung',
        'aus der Tageszeitung',
        'gedruckt auf Papier',
        'die Lokalzeitung',
        'ich habe ein Abo der Zeitung',
        'morgens beim Frühstück die Zeitung',
      ],
      Fernsehen: [
        'ich schaue die Tagesschau',
        'im Fernsehen',
        'aus der Glotze',
        'abends vor dem Fernseher',
        'die Nachrichten im TV',
        'Heute-Journal',
      ],
      Internet: [
        'online',
        'aus dem Netz',
        'ich lese auf dem Handy',
        'über Social Media',
        'Nachrichten-Apps',
        'im Internet',
      ],
      Radio: [
        'ich höre Radio',
        'im Auto läuft das Radio',
        'Deutschlandfunk',
        'aus dem Radio',
        'die Nachrichten zur vollen Stunde',
        'beim Kochen läuft das Radio',
      ],
    },
  },
  children: { asks: 'Haben Sie Kinder?', options: ['Ja, im Haushalt', 'Ja, außer Haus', 'Keine Kinder'] },
  smoking: { asks: 'Rauchst du?', options: ['Ich rauche', 'Ich rauche nicht', 'Ich habe aufgehört'] },
  short: { asks: 'Wie war die Führung?', options: ['Gut', 'Mittel', 'Schlecht'], poles: [1, 1] },
  price: { asks: 'Wie finden Sie den Preis?', options: ['Zu teuer', 'Genau richtig', 'Zu billig'] },
  applies: {
    asks: 'Ich fühle mich im Team wohl.',
    options: ['Trifft voll zu', 'Trifft eher zu', 'Teils/teils', 'Trifft eher nicht zu', 'Trifft nicht zu'],
    poles: [2, 2],
  },
  likely: {
    asks: 'Wie wahrscheinlich kommst du wieder?',
    options: ['Sehr wahrscheinlich', 'Wahrscheinlich', 'Unwahrscheinlich', 'Sehr unwahrscheinlich'],
    poles: [2, 2],
  },
  consentNews: { asks: 'Dürfen wir dir Neuigkeiten schicken?', options: ['Ja, gern', 'Nein, danke'], poles: [1, 1] },
  pet: {
    asks: 'Welches Haustier hast du?',
    options: ['Hund', 'Katze', 'Kein Haustier', 'Möchte ich nicht sagen'],
    examples: {
      Hund: ['ein Dackel', 'zwei Hunde', 'mein Labrador'],
      Katze: ['einen Kater', 'zwei Katzen', 'mein Stubentiger'],
      'Kein Haustier': ['keins', 'gar keine Tiere', 'ich habe kein Tier'],
    },
  },
  pay: {
    asks: 'Wie möchten Sie bezahlen?',
    options: ['Rechnung', 'Kreditkarte', 'PayPal', 'Lastschrift'],
    examples: {
      Rechnung: [
        'auf Rechnung',
        'schicken Sie mir die Rechnung',
        'erst nach der Lieferung',
        'per Überweisung',
        'ich überweise',
      ],
      Kreditkarte: ['mit meiner Visa', 'mit Karte', 'Mastercard', 'mit der Kreditkarte', 'Karte bitte'],
      PayPal: ['über PayPal', 'mit Paypal', 'mein Paypal-Konto', 'paypal geht am schnellsten', 'per Paypal'],
      Lastschrift: ['buchen Sie es ab', 'per Einzug', 'vom Konto abbuchen', 'Bankeinzug', 'mit meiner IBAN'],
    },
  },
} as const satisfies Readonly<Record<string, MeasuredQuestion>>;

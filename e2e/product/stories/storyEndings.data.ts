/** What a player says to whom, in their own words or by the words of an option. */
export type Line = readonly [contact: string, says: string];

/** How a story is played to one of its endings. */
export interface PlannedEnding {
  /** As the game counts it. */
  readonly number: number;
  readonly title: string;
  /** Said before the last decisions. */
  readonly way: readonly Line[];
  /** The last decisions. */
  readonly end: readonly Line[];
  /** What is asked before it, where the dialog speaks up with that by itself. */
  readonly asked?: string;
  /** Who tells the ending. */
  readonly teller: string;
  /** Whose chat it leads to by itself. */
  readonly leadsTo?: string;
}

export interface PlannedStory {
  readonly id: 3 | 4;
  readonly path: '/flow' | '/aufderflucht';
  /** Of the page, as spec §2 has it. */
  readonly title: string;
  /** Whom it is played with, in the order of the chats. */
  readonly contacts: readonly string[];
  readonly clues: number;
  readonly endings: readonly PlannedEnding[];
}

const mara = 'Mara Lindner';
const helene = 'Dr. Helene Sartorius';
const jonas = 'Jonas Wieck';
const ottilie = 'Ottilie Brand';
const kranz = 'Konsul Kranz';
const nik = 'nik_vom_dach';

const flowWay: readonly Line[] = [
  [mara, 'Ich bin hellwach, worum geht es?'],
  [mara, 'Klar, ich fange an'],
  [ottilie, 'Haben Sie einen Streit mitbekommen?'],
  [ottilie, 'Was ist an der Garderobe passiert?'],
  [jonas, 'Ich will mir erst alle anhören'],
  [jonas, 'Hast du für die Tatzeit ein Alibi?'],
  [jonas, 'Wo war denn deine Schlüsselkarte?'],
  [nik, 'Hast du in der Sternwarte Licht gesehen?'],
  [nik, 'War es gestern Nacht bewölkt?'],
  [helene, 'Wo sind Sie in der Nacht gewesen?'],
  [kranz, 'Verträgt das Glas den Frost?'],
];
/** Who tells how it went on. */
const afterFlow: Readonly<Record<number, string>> = { 2: ottilie, 4: jonas, 5: kranz, 6: ottilie };
const flowEnd = (number: number, title: string, ...says: readonly string[]): PlannedEnding => ({
  number,
  title,
  way: flowWay,
  end: says.map((text) => [mara, text]),
  asked: 'Wen nehmen wir fest?',
  teller: mara,
  ...(afterFlow[number] === undefined ? {} : { leadsTo: afterFlow[number] }),
});

const tilda = 'Tilda';
const yusuf = 'Yusuf';
const pia = 'Pia';
const albrecht = 'Gernot Albrecht';
const hinnerk = 'Hinnerk';
const brandner = 'Ansgar Brandner';

const fluchtWay: readonly Line[] = [
  [tilda, 'Ich glaube dir, was ist passiert?'],
  [tilda, 'Klar, gib mir die Nummern'],
  [tilda, 'Wer ist der Empfänger der Überweisung?'],
  [tilda, 'Spring auf der anderen Seite raus'],
  [yusuf, 'Nein, ich will Tilda helfen'],
  [yusuf, 'Was steht im Protokoll?'],
  [yusuf, 'Wer ist am Freitagabend noch mal reingekommen?'],
  [pia, 'Wen hast du denn reingelassen?'],
  [albrecht, 'Können Sie ein Alibi vorweisen?'],
  [hinnerk, 'Kennst du ein Boot namens Nordlicht?'],
  [hinnerk, 'Da müsste doch Ebbe sein'],
  [tilda, 'Fahr nach Dänemark'],
  [brandner, 'Ja, wenn Sie mir auch helfen'],
];
const fluchtEnd = (number: number, title: string, ...says: readonly string[]): PlannedEnding => ({
  number,
  title,
  way: fluchtWay,
  end: says.map((text) => [brandner, text]),
  teller: brandner,
  // How it went for her she tells herself.
  leadsTo: tilda,
});
const caught = ['Gernot Albrecht hat das Geld genommen', 'Auf dem Foto müsste Niedrigwasser sein'];

/** Both public stories with a way to each of their endings. */
export const plannedStories: readonly PlannedStory[] = [
  {
    id: 3,
    path: '/flow',
    title: 'Tatort-Game – Wolken über der Warte',
    contacts: [mara, ottilie, jonas, helene, kranz, nik],
    clues: 14,
    endings: [
      flowEnd(
        1,
        'Klarer Himmel',
        'Für mich war es Helene Sartorius',
        'Wegen der Wolken war kein Stern zu sehen',
        'Im Archiv, Schublade 7',
      ),
      flowEnd(
        2,
        'Halbmond',
        'Für mich war es Helene Sartorius',
        'Wegen der Wolken war kein Stern zu sehen',
        'In ihrer Wohnung',
      ),
      flowEnd(
        3,
        'Wolkendecke',
        'Für mich war es Helene Sartorius',
        'Das rote Licht im Fenster',
        'Nein. Mehr habe ich nicht.',
      ),
      flowEnd(4, 'Die falsche Spur', 'Jonas Wieck, den Techniker', 'Ja. Die Karte ist eindeutig.'),
      flowEnd(5, 'Der Konsul lacht', 'Konsul Emil Kranz, den Sammler', 'Ja. Er steckt dahinter.'),
      flowEnd(6, 'Kasse geschlossen', 'Ottilie Brand von der Kasse', 'Kein Scherz. Sie war es.'),
      {
        number: 7,
        title: 'Die Decke',
        way: [
          [mara, 'Ich bin hellwach, worum geht es?'],
          [mara, 'Klar, ich fange an'],
          [ottilie, 'Haben Sie einen Streit mitbekommen?'],
          [jonas, 'Ich will mir erst alle anhören'],
          [jonas, 'Hast du für die Tatzeit ein Alibi?'],
          [nik, 'War es gestern Nacht bewölkt?'],
          [helene, 'Kann jemand Ihr Alibi bestätigen?'],
          [helene, 'Bei Wolken sieht man keinen Stern'],
          [helene, 'Ich habe noch Fragen.'],
          [helene, 'Wieso haben Sie Reinhardt zugedeckt?'],
          [helene, 'Ja, noch eine Frage'],
        ],
        end: [
          [helene, 'Welcher Name steht am Rand der Platte?'],
          [helene, 'Bitte erzählen Sie Frau Lindner alles selbst'],
        ],
        teller: mara,
        leadsTo: mara,
      },
    ],
  },
  {
    id: 4,
    path: '/aufderflucht',
    title: 'Auf der Flucht – Niedrigwasser',
    contacts: [tilda, yusuf, pia, albrecht, hinnerk, brandner],
    clues: 7,
    endings: [
      fluchtEnd(1, 'Heimathafen', ...caught, 'Auf seiner Jacht, der Nordlicht', 'Geben Sie ihr bitte eine Stunde'),
      fluchtEnd(2, 'Freie Fahrt', ...caught, 'Auf seiner Jacht, der Nordlicht', 'Von mir erfahren Sie nichts.'),
      fluchtEnd(3, 'Handschellen', ...caught, 'Auf seiner Jacht, der Nordlicht', 'Sie ist auf Hinnerks Kutter.'),
      fluchtEnd(4, 'Eine Stunde zu spät', ...caught, 'Bei ihm zu Hause'),
      fluchtEnd(
        5,
        'Ablandiger Wind',
        'Gernot Albrecht hat das Geld genommen',
        'Der Rechner SCHATZ-02',
        'Ich weiß es nicht.',
      ),
      fluchtEnd(6, 'Die Freundin', 'Pia Harms, die Freundin', 'Ja. Wer lügt, hat etwas zu verbergen.'),
      fluchtEnd(7, 'Der Leuchtturm geht aus', 'Yusuf Demir, der Mann aus der IT', 'Ja. Er kennt jeden Weg hinein.'),
      fluchtEnd(8, 'Die Nächstbeste', 'Tilda Voss selbst', 'Ja. Sie ist weggelaufen.'),
    ],
  },
];

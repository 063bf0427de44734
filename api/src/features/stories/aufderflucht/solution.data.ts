import type { SolutionPart } from '@dialogwerk/shared/contract';

/** How `/aufderflucht` is solved, for its authors. */
export const aufderfluchtSolution: readonly SolutionPart[] = [
  {
    heading: 'Was geschehen ist',
    text: [],
    table: {
      head: ['Wann', 'Was geschah'],
      rows: [
        [
          'Freitag, 12:45',
          'Hochwasser. Auf der Terrasse am Kai wird das Spendendinner geprobt; dabei entsteht das Foto von Gernot Albrecht.',
        ],
        [
          '17:02, 17:10',
          'Pia und Tilda verlassen das Büro von Leuchtfeuer e. V. Tilda fährt um 17:32 Uhr zu ihrer Oma, eine halbe Stunde davon durch ein Funkloch.',
        ],
        [
          '18:28',
          'Pia kommt zurück, um ihre Bewerbungsmappe zu holen. Vor der Tür steht Albrecht im Regen, angeblich ohne Chip und wegen seines Schirms. Sie hält ihm auf und geht um 18:33 Uhr. Er verspricht, ihre Mappe für sich zu behalten.',
        ],
        [
          '18:41–18:49',
          'Albrecht meldet sich in seinem Zimmer (SCHATZ-02) als Tilda an und überweist um 18:47 Uhr mit ihrem TAN-Gerät 380.000 Euro an die „Nordlicht Marine GmbH“. Das Gerät wischt er ab und legt es zurück.',
        ],
        ['18:52', 'Er stellt das Foto vom Mittag ins Netz, als Alibi.'],
        ['18:58', 'Niedrigwasser. Auf dem Foto schwimmen die Kutter hoch am Kai.'],
        [
          'Sonntagabend',
          'Tilda ist auf der Flucht und schreibt. Albrecht packt: Um 2:50 Uhr, mit dem Hochwasser, will er auf seiner Jacht „Nordlicht“ auslaufen.',
        ],
      ],
    },
  },
  {
    heading: 'Wer wann schreibt',
    text: [
      'Niemand muss sich verabschieden: Was jemand zu sagen hat, schreibt er von allein, auch mitten in einer anderen Frage. Wer lange schweigt, bekommt einen Anstoß; Tilda entscheidet dann selbst.',
    ],
    table: {
      head: ['Chat', 'Öffnet sich', 'Schreibt später von allein'],
      rows: [
        [
          'Tilda (du)',
          'sofort',
          'anderthalb Minuten nach dem Empfänger: der Halt des Zuges. Nach Hinnerks Ebbe und Pias Wahrheit: bleiben oder fahren? Am Ende, je nachdem, was man Brandner gesagt hat',
        ],
        [
          'Yusuf (du), Pia (du)',
          'nach Tildas Bitte um Hilfe',
          'Pia: eine Minute nach Yusufs Türprotokoll. Yusuf: eine Bitte, wenn er vom Server erzählt hat',
        ],
        ['Gernot Albrecht (Sie)', 'nach dem Empfänger der Überweisung', 'nach Hinnerks Ebbe: ein Angebot'],
        ['Hinnerk (du)', 'sobald Tilda in Süderhafen ist', 'nach Albrechts Foto: Was stimmt da nicht?'],
        [
          'Ansgar Brandner, Hauptkommissar (Sie)',
          'sobald Tilda in Süderhafen ist',
          'nach Yusufs Protokoll, Pias Wahrheit und Hinnerks Ebbe',
        ],
      ],
    },
  },
  {
    heading: 'Falsche Fährten',
    text: [
      'Yusuf (heimlicher Server, bar bezahltes Motorrad: ein Spiel für die Kinderstation und die Münzen seines Onkels), Pia (erfundener Zahnarzt: ein Bewerbungsgespräch).',
    ],
    table: null,
  },
  {
    heading: 'Die Enden',
    text: [
      'Nach jedem Ende schreibt Tilda, wie es für sie ausging; in Ende 1 liest, wer ihr zur Flucht geraten hat, einen Satz mehr. Bei Brandner geht es auf Wunsch zurück zur Entscheidung.',
    ],
    table: {
      head: ['Nr.', 'Ende', 'Weg'],
      rows: [
        ['1', 'Heimathafen', 'Albrecht · das Foto · auf der „Nordlicht“ · Tilda kommt von selbst'],
        ['2', 'Freie Fahrt', 'dasselbe, aber über Tilda wird geschwiegen'],
        ['3', 'Handschellen', 'dasselbe, aber Tildas Versteck wird verraten'],
        ['4', 'Eine Stunde zu spät', 'Albrecht · das Foto · an einem anderen Ort gesucht'],
        ['5', 'Ablandiger Wind', 'Albrecht, ohne das Foto zu widerlegen'],
        ['6', 'Die Freundin', 'Pia, und dabei bleiben'],
        ['7', 'Der Leuchtturm geht aus', 'Yusuf, und dabei bleiben'],
        ['8', 'Die Nächstbeste', 'Tilda, und dabei bleiben'],
      ],
    },
  },
  {
    heading: 'Kürzester Weg zu Ende 1',
    text: [
      'Empfänger (Tilda), Protokoll und Tür (Yusuf), „Wen hast du reingelassen?“ (Pia), Alibi (Albrecht), Boote und das Wasser (Hinnerk); danach meldet sich Brandner von selbst.',
    ],
    table: null,
  },
  {
    heading: 'Mit und ohne Sprachmodell',
    text: ['Diese Geschichte kommt ohne Sprachmodell aus.'],
    table: null,
  },
];

import type { SolutionPart } from '@dialogwerk/shared/contract';

/** How `/flow` is solved, for its authors. */
export const flowSolution: readonly SolutionPart[] = [
  {
    heading: 'Was geschehen ist',
    text: [
      'Überführt wird sie von ihrem eigenen Alibi: Sie will um 23:31 Uhr auf dem Balkon die Bedeckung von Alkyone gesehen haben. Zu sehen war an diesem Abend nichts.',
    ],
    table: {
      head: ['Wann', 'Was geschah'],
      rows: [
        [
          '18:00',
          'In der Bibliothek streiten Dr. Falk Reinhardt und Dr. Helene Sartorius. Er hat am Rand von Platte 117 einen Namen entziffert: Klara Wendt, Assistentin. Nicht Helenes Urgroßvater hat 1911 den Kometen entdeckt. Am Freitag soll es die Presse erfahren, in zwei Wochen erscheint Helenes Buch über ihn.',
        ],
        [
          '21:50',
          'Der Himmel zieht zu, bis zum Morgen. Konsul Kranz greift an der Garderobe die Jacke von Jonas und hängt sie zurück.',
        ],
        ['22:05', 'Der Konsul fährt mit dem Taxi heim (22:31) und spielt bis zwei Uhr Skat.'],
        ['22:20', 'Helene holt ihren Schal und nimmt dabei die Jacke von Jonas mit der Schlüsselkarte.'],
        ['22:40', 'Jonas streamt bis 0:30 Uhr aus dem Keller, vor vierzehn Zuschauern.'],
        ['23:12', 'Helene öffnet mit seiner Karte den Seiteneingang, damit ihr Name nicht im Protokoll steht.'],
        [
          '23:20',
          'Mit ihrer roten Lampe holt sie die Platte aus dem Tresor und legt sie im Archiv ab: Hülle 711, Schublade 7. Hinaus in den Frost trägt sie sie nicht, das Glas würde leiden.',
        ],
        [
          'danach',
          'Falk kommt dazu, erschrickt im Dunkeln und fällt fünf Stufen. Helene deckt ihn zu und legt ihm die Jacke unter den Kopf.',
        ],
        ['23:41', 'Sie wählt im Foyer die 112 und legt nach vier Sekunden auf.'],
        ['6:10', 'Ottilie Brand findet ihn.'],
      ],
    },
  },
  {
    heading: 'Wer wann schreibt',
    text: [
      'Niemand muss sich verabschieden: Was jemand zu sagen hat, schreibt er von allein, auch mitten in einer anderen Frage. Wer lange schweigt, bekommt einen Anstoß, je nachdem, was ihm noch fehlt. Nach einem Ende wissen es alle.',
    ],
    table: {
      head: ['Chat', 'Öffnet sich', 'Schreibt später von allein'],
      rows: [
        [
          'Mara Lindner (du)',
          'sofort',
          'sobald Jonas die Schublade gezeigt hat und Helenes Alibi, Niks Wolken und der Frost des Konsuls bekannt sind',
        ],
        ['Ottilie Brand (Sie)', 'nach Maras Auftrag', 'eine Minute nach Helenes Alibi: die Decke'],
        ['Jonas Wieck (du)', 'nach Maras Auftrag', 'kurz nach Niks rotem Licht: Schublade 7'],
        [
          'Dr. Helene Sartorius (Sie)',
          'nach Ottilies Streit',
          'nach ihrem Alibi und Niks Wolken: die zweite Befragung',
        ],
        ['Konsul Kranz (Sie)', 'nach Ottilies Garderobe', '–'],
        ['nik_vom_dach (du)', 'nach dem Stream von Jonas', '–'],
      ],
    },
  },
  {
    heading: 'Falsche Fährten',
    text: ['Jonas (Karte, Jacke, Schulden), der Konsul (Angebot, verwechselte Jacke, Bestechungsversuch).'],
    table: null,
  },
  {
    heading: 'Die Enden',
    text: [],
    table: {
      head: ['Nr.', 'Ende', 'Weg'],
      rows: [
        ['1', 'Klarer Himmel', 'Sartorius · die Wolken widerlegen ihr Alibi · im Archiv, in der falschen Schublade'],
        ['2', 'Halbmond', 'Sartorius · die Wolken · an einem anderen Ort gesucht'],
        ['3', 'Wolkendecke', 'Sartorius · kein Beweis, der nur auf sie zutrifft'],
        ['4', 'Die falsche Spur', 'Jonas, und dabei bleiben'],
        ['5', 'Der Konsul lacht', 'Kranz, und dabei bleiben'],
        ['6', 'Kasse geschlossen', 'Ottilie, und dabei bleiben'],
        [
          '7',
          'Die Decke',
          'in Helenes zweiter Befragung nach Wolken, Decke und dem Namen auf dem Glas fragen und sie bitten, es selbst zu erzählen',
        ],
      ],
    },
  },
  {
    heading: 'Kürzester Weg zu Ende 1',
    text: [
      'Streit und Garderobe (Ottilie), Alibi (Jonas), Licht und Himmel (Nik), Alibi (Sartorius), Glas und Frost (Kranz); danach fragt Mara von selbst. Nach jedem Ende geht es auf Wunsch zurück an die Tafel.',
    ],
    table: null,
  },
  {
    heading: 'Mit und ohne Sprachmodell',
    text: [
      'Der Block „Stille“ bei Dr. Sartorius ist ein KI-Gespräch. Ohne Modell sagt sie dort zwei Sätze und fragt dann, was man von ihr will. Mit Modell redet sie frei, in ihrem Auftrag und höchstens vier Mal; danach kommt dieselbe Frage. Die Lösung hängt nie davon ab.',
    ],
    table: null,
  },
];

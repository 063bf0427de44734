/** What options are ordered by. */
export type Dimension = 'likelihood' | 'often' | 'ease' | 'importance' | 'agreement' | 'goodness';

/** By dimension and value (−1 to 1) the words that stand for it, as `wordsOf` leaves them, without endings; from everyday German and English. */
export const poleWords: Readonly<Record<Dimension, readonly (readonly [value: number, words: string])[]>> = {
  likelihood: [
    [0.95, 'sicher bestimmt definitiv garantiert gewiss'],
    [0.6, 'wahrscheinlich likely voraussichtlich'],
    [-0.6, 'kaum unlikely'],
    [-0.95, 'ausgeschlossen unmoglich'],
  ],
  often: [
    [1, 'immer standig dauernd andauernd always'],
    [0.92, 'taglich daily pausenlos'],
    [0.6, 'oft haufig regelmassig often frequently viel'],
    [0, 'manchmal gelegentlich sometimes zuweilen'],
    [-0.6, 'selten rarely seldom'],
    [-0.8, 'kaum hardly'],
    [-1, 'nie never'],
  ],
  ease: [
    [0.95, 'kinderleicht babyleicht selbsterklarend'],
    [0.85, 'problemlos muhelos'],
    [0.6, 'leicht einfach easy simpel unkompliziert'],
    [
      -0.6,
      'schwer schwierig kompliziert hard difficult umstandlich muhsam anstrengend problem probleme schwierigkeit hurde muhe',
    ],
    [-0.95, 'unmoglich'],
  ],
  importance: [
    [0.95, 'unverzichtbar essenziell entscheidend elementar'],
    [0.6, 'wichtig bedeutsam relevant important'],
    [-0.6, 'unwichtig egal irrelevant nebensachlich unbedeutend schnuppe wurscht wurst unimportant'],
  ],
  agreement: [
    [0.95, 'jedenfalls unbedingt absolut uneingeschrankt hundertprozentig vollauf'],
    [
      0.6,
      'ja jo jep jup joa jawohl jap yes yeah yep klar klaar sicher naturlich selbstverstandlich gern genau stimmt richtig einverstanden freilich logo logisch bestimmt ' +
        'definitiv zustimmen zustimmung stimme stimm stimmen zustimme trifft zutreffend dafur problemlos sowieso aufjeden positiv passt sehe seh warumnicht okay ok ' +
        'agree bejahe',
    ],
    [0.4, 'wohl vermutlich wahrscheinlich glaube denke schatze tendenziell'],
    [0, 'vielleicht eventuell jein maybe womoglich'],
    [
      -0.6,
      'nein no nah dagegen ablehnen ablehne ablehnung lehne ungern widerspreche widersprechen falsch disagree verneine kaum einwand einwande bedenken problem probleme unsinn quatsch',
    ],
    [-0.95, 'keinesfalls'],
  ],
  goodness: [
    [
      1,
      'hervorragend ausgezeichnet perfekt exzellent uberragend genial sensationell top bestens vorzuglich kostlich brillant einwandfrei grossartig fantastisch phantastisch spitze tadellos wunderbar super spitzenmassig traumhaft excellent perfect begeistert',
    ],
    [0.8, 'toll klasse prima hubsch cool great'],
    [
      0.6,
      'gut zufrieden lecker gelungen erfreulich freundlich good positiv nett angenehm interessant spannend schmackhaft anstandig gutes gerecht hilfreich nutzlich satisfied happy doll bien bon',
    ],
    [0.3, 'okay ok akzeptabel vertretbar ausreichend befriedigend ordentlich passabel annehmbar solide'],
    [0, 'durchwachsen mittelprachtig gemischt unspektakular'],
    [-0.25, 'massig'],
    [
      -0.6,
      'schlecht unzufrieden mies ubel mangelhaft negativ bad enttauscht enttauschend doof blod traurig schwach langweilig fad enttauschung mangel beschwerde kritik problem argerlich nervig nutzlos unfreundlich daneben lausig dumm bescheiden versalzen dissatisfied mauvais',
    ],
    [
      -1,
      'furchtbar schrecklich katastrophal grottenschlecht miserabel grauenhaft unterirdisch entsetzlich terrible awful widerlich ungeniessbar grottig',
    ],
  ],
};

/** The middle of whatever is ordered. */
export const middle: ReadonlySet<string> = new Set(
  'mittel mittelmassig neutral durchschnittlich teils teilsteils unentschieden average'.split(' '),
);

/** How much a word makes of the one beside it: a value becomes the first where it says yes, and as much below nothing where it says no. */
export const degrees: ReadonlyMap<string, number> = new Map(
  (
    [
      [
        0.95,
        'sehr total absolut extrem voll vollig vollkommen hochst ausserst rundum komplett ganzlich uberaus unglaublich mega super very totally fully',
      ],
      [0.68, 'ziemlich recht echt richtig wirklich quite really'],
      [0.4, 'eher einigermassen halbwegs teilweise relativ ganz rather somewhat uberwiegend wahrscheinlich vermutlich'],
      [0.25, 'etwas bisschen slightly'],
    ] as const
  ).flatMap(([degree, words]) => words.split(' ').map((word) => [word, degree] as const)),
);
/** Words that bring what is firm nearer to the middle: 'fast nie'. */
export const softening: ReadonlySet<string> = new Set([
  'fast',
  'eigentlich',
  'praktisch',
  'beinahe',
  'nahezu',
  'almost',
]);
/** 'Weniger wichtig' is a little unimportant. */
export const lessening: ReadonlySet<string> = new Set(['weniger', 'less', 'wenig']);

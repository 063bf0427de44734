const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Spoken and written otherwise, as `wordsOf` leaves them. */
export const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nicht: 'net ned nit nich nichd nid nimmer',
    kein: 'keine keinen keinem keiner keines keins koa koan koane koi kei keen keene aucun aucune',
    nichts: 'nix nischt',
    nein: 'nee noe naa nope',
    ich: 'i ick isch',
    ja: 'jaa joo jaja jo yo',
    klar: 'klaro',
    weiss: 'woas woiss weis wees',
    nie: 'niemals nimmermehr never jamais',
    sehr: 'seeehr sehrr mega ultra',
    ohne: 'without sans',
    ausser: 'except',
    not: 'don doesn didn isn aren wasn won cannot',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** Words that deny what comes after them or, where that says nothing, what comes before. */
export const negators = list('nicht kein nie ohne weder nichts keinesfalls keineswegs unschuldig not pas');
/** Words that take from what comes after or before them, and are themselves a place on some scales. */
export const mildNegators = list('kaum ungern selten wenig hardly rarely');
/** Negators that leave no doubt. */
export const firmNegators = list('keinesfalls keineswegs nie');
/** Words beside a negator that make it firm. */
export const firming = list('gar uberhaupt absolut definitiv');
/** Words behind a negator that take from it: 'nicht so gut', 'nicht unbedingt'. */
export const weakening = list('so besonders wirklich gerade unbedingt richtig ganz immer sonderlich mal allzu');
/** What is denied ends at these. */
export const turning = list('sondern aber jedoch dafur stattdessen but');
/** With one of these before it, 'als' denies what it compares with. */
export const comparing = list('eher lieber mehr besser ofter haufiger ehr rather');
export const comparedWith = list('als than');
/** Words that put what comes after them aside, and where that ends within a clause. */
export const replacing = list('statt anstatt anstelle ausser instead');
export const replaced = list('ich wir man bitte lieber dann jetzt sie i');
/** A clause with one of the first is conceded where a later one has one of the others. */
export const conceding = list('zwar fruher damals normalerweise');
export const conceded = list('aber heute jetzt inzwischen doch mittlerweile heutzutage nun');
/** Verbs that carry a denial into a clause with 'dass'. */
export const claiming = list('behaupten sagen finden glaube denke meinen meine');

/** How somebody takes back what was said before, at the beginning of a clause, the longest first. */
export const correcting: readonly (readonly string[])[] = [
  'ach nein',
  'ach was',
  'ach doch',
  'ach quatsch',
  'na gut',
  'na ja',
  'nun ja',
  'nein quatsch',
  'oh nein',
  'ich meine',
  'ich meinte',
  'besser gesagt',
  'i mean',
  'nein',
  'ne',
  'no',
  'ach',
  'quatsch',
  'blodsinn',
  'moment',
  'halt',
  'stopp',
  'stop',
  'sorry',
  'entschuldigung',
  'pardon',
  'korrektur',
  'falsch',
  'ah',
  'ahm',
  'hm',
  'oh',
  'ups',
  'doch',
  'vielmehr',
  'sry',
  'wait',
].map((words) => words.split(' '));

/** Several words that say what one says. */
export const phrases: readonly (readonly [from: readonly string[], to: string])[] = (
  [
    ['auf jeden fall', 'jedenfalls'],
    ['auf alle falle', 'jedenfalls'],
    ['auf keinen fall', 'keinesfalls'],
    ['auf gar keinen fall', 'keinesfalls'],
    ['unter keinen umstanden', 'keinesfalls'],
    ['alles andere als', 'keineswegs'],
    ['kein bisschen', 'keineswegs'],
    ['not at all', 'keineswegs'],
    ['nicht nur', 'nichtnur'],
    ['not only', 'nichtnur'],
    ['warum nicht', 'warumnicht'],
    ['warum auch nicht', 'warumnicht'],
    ['wieso nicht', 'warumnicht'],
    ['why not', 'warumnicht'],
    ['so gut wie', 'fast'],
    ['ab und zu', 'manchmal'],
    ['ab und an', 'manchmal'],
    ['hin und wieder', 'manchmal'],
    ['dann und wann', 'manchmal'],
    ['von zeit zu zeit', 'manchmal'],
    ['jeden tag', 'taglich'],
    ['jede woche', 'oft'],
    ['geht so', 'mittel'],
    ['so lala', 'mittel'],
    ['teils teils', 'mittel'],
    ['mal so mal so', 'mittel'],
    ['weder noch', 'mittel'],
    ['besser geht s nicht', 'perfekt'],
    ['besser geht es nicht', 'perfekt'],
    ['nichts zu meckern', 'tadellos'],
    ['nichts auszusetzen', 'tadellos'],
    ['kein problem', 'problemlos'],
    ['kein probleme', 'problemlos'],
    ['ohne probleme', 'problemlos'],
    ['nichts dagegen', 'einverstanden'],
    ['nichts einzuwenden', 'einverstanden'],
    ['ohne einschrankung', 'uneingeschrankt'],
    ['hatte besser sein konnen', 'massig'],
    ['bei weitem nicht', 'keineswegs'],
    ['ganz und gar', 'vollig'],
    ['voll und ganz', 'vollig'],
    ['z frieden', 'zufrieden'],
    ['glaube kaum', 'nein'],
    ['denke kaum', 'nein'],
    ['wohl kaum', 'kaum'],
    ['kommt nicht in frage', 'keinesfalls'],
    ['nicht in frage', 'keinesfalls'],
    ['kommt nicht infrage', 'keinesfalls'],
    ['no way', 'keinesfalls'],
    ['ein bisschen', 'etwas'],
    ['ein wenig', 'etwas'],
    ['in ordnung', 'okay'],
    ['nicht der rede wert', 'unwichtig'],
    ['kann darauf verzichten', 'nein'],
    ['spricht nichts dagegen', 'einverstanden'],
  ] as const
)
  .map(([from, to]) => [from.split(' '), to] as const)
  .toSorted(([one], [other]) => other.length - one.length);

/** Words that stand in many answers and name no option by themselves, beside `smallWords`. */
export const fillers = list(
  'gern gerne lieber eher bitte meist meistens immer nur ganz so sehr fahre fahr gehe geh nehme nehm komme mache mach lese lies hore hor esse iss trinke ' +
    'trink schaue arbeite wohne lebe mag mochte wurde will bin sein sei werde halt eben schon doch mal wieder heute jetzt hier da dann danach erst ' +
    'manchmal oft selten jeden tag gut schlecht leider einfach eigentlich wirklich echt ja nein nicht kein nie ohne weder nichts sondern aber ' +
    'statt als wenn weil dass es das ist war geht ging habe hatte gar uberhaupt auch viel mehr weniger bisschen lang lange weit kurz rein beim nach ' +
    'am im vom per danke nichtnur keinesfalls keineswegs jedenfalls warumnicht fast mittel morgens alles sowohl entweder oder je zwar fruher the not and like ' +
    'ein eine zum zur bis zwischen um gleich wegen kaum noch bloss ungern',
);
/** Those of them that are verbs, by their stem, because other forms tell no more ('fahren', 'Fahrt'). */
export const fillerVerbs = list('fahr geh nehm komm mach les hor ess trink schau');

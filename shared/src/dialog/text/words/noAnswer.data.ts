/** Why there is no answer: it is not known, or not told. */
export type Silence = 'unknown' | 'untold';

/** How people say that they give no answer, as `clausesOf` leaves words; `~` stands for up to three others, `a|b` for one of some. */
export const silences: readonly (readonly [kind: Silence, pattern: string])[] = [
  ['unknown', 'kein ahnung|plan|schimmer|meinung|idee|peilung|erinnerung|urteil|einschatzung'],
  ['unknown', 'weiss ~ nicht'],
  ['unknown', 'nicht wissen|weiss'],
  ['unknown', 'kann|konnte|konnen ~ nicht ~ sagen|beurteilen|einschatzen|erinnern|bewerten|entscheiden|angeben'],
  ['unknown', 'nicht ~ sagen|beurteilen|einschatzen|erinnern|bewerten|entscheiden|festlegen kann|konnte'],
  ['unknown', 'kann ~ schlecht|schwer ~ sagen|beurteilen|einschatzen'],
  ['unknown', 'kann ~ nicht erinnern'],
  ['unknown', 'schwer|schwierig zu sagen|beurteilen'],
  ['unknown', 'unsicher|unschlussig|uberfragt|unentschlossen|unentschieden'],
  ['unknown', 'bin ~ nicht sicher'],
  ['unknown', 'nicht ganz|so|wirklich sicher'],
  ['unknown', 'war ~ nicht dabei'],
  ['unknown', 'kp'],
  ['unknown', 'woher soll ich ~ wissen'],
  ['unknown', 'wer weiss'],
  ['unknown', 'muss ~ uberlegen'],
  ['unknown', 'steht ~ nicht fest'],
  ['unknown', 'nicht entschieden|entschlossen'],
  ['unknown', 'dont|not know|sure'],
  ['unknown', 'not t know'],
  ['unknown', 'no idea|clue|opinion'],
  ['unknown', 'sais pas'],
  ['unknown', 'kein ~ ahnung'],
  ['untold', 'kein angabe|angaben|antwort|kommentar|auskunft'],
  ['untold', 'ohne angabe|angaben|antwort'],
  ['untold', 'k a'],
  ['untold', 'ka'],
  [
    'untold',
    'mochte|will|mag|werde|wollen|mochten|darf ~ nicht|nichts|kein ~ sagen|beantworten|aussern|angeben|antworten|verraten|erzahlen|preisgeben',
  ],
  ['untold', 'sag|sage|verrate ~ nicht|nichts'],
  ['untold', 'geht ~ nichts an'],
  ['untold', 'ist|bleibt|zu privat|personlich'],
  ['untold', 'uberspringen|uberspring|uberspringe|enthaltung|skip'],
  ['untold', 'enthalte mich'],
  ['untold', 'nachste frage'],
  ['untold', 'frage weiter'],
  ['untold', 'prefer not'],
  ['untold', 'no comment|answer'],
];

/** What an option for no answer is called. */
export const silentOptions: readonly (readonly [kind: Silence, pattern: string])[] = [
  ...silences,
  ['untold', 'nicht angeben'],
  ['unknown', 'kann ~ nicht'],
  ['untold', 'na'],
];

/** A new question is answered by its input alone. */
export const choicesAlone = { in_words: false, way_out: null, not_understood: null, asides: null } as const;
/** A new question whose choices are known without training takes words, too. */
export const choicesInWords = { ...choicesAlone, in_words: true } as const;

/** What authors read of replies in one's own words. */
export const wordFields = {
  in_words: 'Antwort in eigenen Worten erlauben',
  way_out: 'Nach drei nicht verstandenen Antworten weiter mit',
  not_understood: 'Wenn eine Antwort nicht verstanden wird',
  asides: 'Zwischenfragen beantwortet',
  paraphrases: 'Mitgebrachte Formulierungen',
} as const;

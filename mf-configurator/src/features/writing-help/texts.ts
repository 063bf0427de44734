import type { WritingWish } from '@dialogwerk/shared/contract';

/** What authors read about the help of a language model with their texts. */
export const writingTexts = {
  help: 'Schreibhilfe',
  wishes: {
    other: 'Andere Formulierungen',
    du: 'Sie → du',
    sie: 'du → Sie',
    plain: 'Einfache Sprache',
  } satisfies Record<WritingWish, string>,
  title: (wish: string) => `Schreibhilfe: ${wish}`,
  writing: 'Das Sprachmodell schreibt …',
  now: 'Jetzt:',
  suggestion: (number: number, count: number) => (count === 1 ? 'Vorschlag' : `Vorschlag ${number}`),
  marked: 'Was sich ändert, ist hervorgehoben.',
  take: 'Übernehmen',
  takeThe: (suggestion: string) => `${suggestion} übernehmen`,
  leave: 'So lassen',
  nothing: 'Das Sprachmodell würde hier nichts ändern.',
  taken: 'Der Vorschlag steht jetzt im Text.',
  undo: 'Rückgängig',
} as const;

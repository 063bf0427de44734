/** German sentences about dialogs. */
export const surveyTexts = {
  importUnfit: (message: string) =>
    `Der Fragebogen lässt sich nicht übernehmen: ${message} Es wurde kein Dialog angelegt.`,
} as const;

/** Names of copies. */
export const duplicateTexts = {
  /** The how many-th copy, from 1. */
  copy: (number: number): string => (number === 1 ? ' (Kopie)' : ` (Kopie ${number})`),
  /** What a copy's name ends with. */
  ending: / \(Kopie(?: \d+)?\)$/,
} as const;

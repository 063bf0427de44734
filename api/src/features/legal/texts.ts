/** What visitors and the operator read about the information pages. */
export const legalTexts = {
  unfilled: (folder: string, pages: readonly { page: string; placeholders: readonly unknown[] }[]) =>
    `Noch auszufüllen sind Angaben in [[doppelten Klammern]], Ordner ${folder}: ${pages
      .map(({ page, placeholders }) => `${page}.md (${placeholders.length})`)
      .join(', ')}`,
} as const;

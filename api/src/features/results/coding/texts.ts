/** What coding says of itself. */
export const codingTexts = { formerCoder: 'Ehemaliges Teammitglied' } as const;

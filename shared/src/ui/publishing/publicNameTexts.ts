/** What authors read about the name of a public address. */
export const publicNameTexts = {
  given: (address: string) => `Die Adresse ist jetzt ${address}`,
  taken: 'Die Adresse hat keinen Namen mehr. Der bisherige führt weiterhin hierher.',
} as const;

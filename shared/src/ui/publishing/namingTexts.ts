/** Said once a public address has got another name, or none; what stands in the form comes with it. */
export const namingTexts = {
  given: (address: string) => `Die Adresse ist jetzt ${address}`,
  taken: 'Die Adresse hat keinen Namen mehr. Der bisherige führt weiterhin hierher.',
} as const;

/** What is said of answers that leave the server in an address. */
export const sentOnTexts = {
  message: (variable: string) =>
    `Die Antwort „${variable}“ verlässt den Server: Sie steht in einer Adresse, zu der am Ende weitergeleitet wird. Nennen Sie das in der Datenschutzerklärung, oder nehmen Sie sie unter „Teilen“ heraus.`,
  meets: 'Wer die Seite betreibt, zu der weitergeleitet wird, bekommt diese Antwort.',
} as const;

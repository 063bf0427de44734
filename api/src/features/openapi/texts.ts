/** The page about the calls, for people who write programs. */
export const texts = {
  title: 'Dialogwerk: Schnittstelle',
  about: (calls: number, version: string) =>
    `${calls} Aufrufe, Version ${version}. Jede Ablehnung nennt in „code“, warum; der Satz in „msg“ ist für Menschen. Für Programme:`,
  parameters: 'Parameter',
  body: 'Inhalt der Anfrage (JSON-Schema)',
  answers: 'Antworten',
} as const;

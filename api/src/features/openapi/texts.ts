/** The page about the calls, for people who write programs. */
export const texts = {
  title: 'Dialogwerk: Schnittstelle',
  about: (calls: number, version: string) =>
    `${calls} Aufrufe, Version ${version}. Jede Ablehnung nennt in „code“, warum; der Satz in „msg“ ist für Menschen. Für Programme:`,
  whoMay: {
    public: 'Ohne Anmeldung.',
    author: 'Angemeldete Autorinnen und Autoren.',
    admin: 'Personen mit Adminrechten, innerhalb von 15 Minuten nach einer Anmeldung.',
    releaser:
      'Personen mit Adminrechten, innerhalb von 15 Minuten nach einer Anmeldung, oder wer den Schlüssel für Freigaben hat.',
    respondent: 'Teilnehmende, nur für ihre eigenen Gespräche.',
    'anyone-with-token': 'Autorinnen und Autoren oder Teilnehmende.',
    refresh: 'Mit dem Token zum Erneuern.',
  },
  fresh: ' Nur innerhalb von 15 Minuten nach einer Anmeldung.',
  done: 'Gelungen.',
  refused: 'Abgelehnt; „code“ sagt, warum.',
  fileName: 'Der Name der Datei, prozentkodiertes UTF-8; was sie ist, entscheidet ihr Inhalt.',
  stream: 'Bleibt offen; die Daten jedes Ereignisses sind ein JSON-Objekt.',
  parameters: 'Parameter',
  body: 'Inhalt der Anfrage (JSON-Schema)',
  schemas: 'Gemeinsame Schemas',
  answers: 'Antworten',
} as const;

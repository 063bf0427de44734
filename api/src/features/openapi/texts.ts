import type { WebhookDelivery } from '@dialogwerk/shared/contract';

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
  byKey: (scope: string) => ` Oder mit einem API-Schlüssel, der das Recht „${scope}“ hat.`,
  token: 'Das Token einer Anmeldung (login), 15 Minuten lang.',
  apiKey:
    'Ein API-Schlüssel aus den Einstellungen des Kontos; er beginnt mit dialogwerk_. Offen sind ihm genau die Aufrufe, die ein Recht nennen, das er hat; die Rolle im Dialog zählt wie sonst.',
  webhooks: 'Webhooks: was Dialogwerk an andere Systeme sendet',
  webhook: {
    events: {
      'conversation.started': 'Ein Gespräch hat begonnen.',
      'question.answered': 'Eine Frage wurde beantwortet, oder eine frühere Antwort geändert.',
      'conversation.finished':
        'Ein Gespräch ist am Ende angekommen; noch einmal, wenn danach eine Antwort geändert wird.',
      'conversation.screened_out': 'Ein Gespräch ist ausgeschieden.',
      sample: 'Eine Probe, auf Knopfdruck.',
    } satisfies Record<WebhookDelivery['event'], string>,
    id: 'Bei jedem Versuch dieselbe: daran sind Wiederholungen zu erkennen.',
    timestamp: 'Sekunden seit 1970, von diesem Versuch.',
    signature:
      'Nach Standard Webhooks: „v1,“ und HMAC-SHA256 in Base64; während eines Wechsels zwei, durch Leerzeichen getrennt.',
    taken: 'Angenommen.',
    gone: 'Der Webhook wird sofort ausgeschaltet.',
    refused: 'Nicht angenommen: Es wird einen Tag lang wiederholt. Weiterleitungen werden nicht befolgt.',
  },
  feed: {
    about:
      'Die Antworten eines Dialogs als CSV, für Tabellenkalkulationen. Ohne Anmeldung: Die Adresse selbst ist der Zugang.',
    file: 'Was die Adresse des Dialogs nennt, mit .csv am Ende.',
    same: 'Nichts hat sich geändert.',
  },
  done: 'Gelungen.',
  refused: 'Abgelehnt; „code“ sagt, warum.',
  fileName: 'Der Name der Datei, prozentkodiertes UTF-8; was sie ist, entscheidet ihr Inhalt.',
  stream: 'Bleibt offen; die Daten jedes Ereignisses sind ein JSON-Objekt.',
  parameters: 'Parameter',
  body: 'Inhalt der Anfrage (JSON-Schema)',
  schemas: 'Gemeinsame Schemas',
  answers: 'Antworten',
} as const;

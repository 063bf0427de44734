import type { ModelCallKept, TraceStep } from '@dialogwerk/shared/contract';
import { counted, formatCount, formatDecimal, formatMoney, formatPercent } from '@dialogwerk/shared/numbers';

type Zone = NonNullable<TraceStep['understood']>['zone'];

/** What authors read beside a conversation that they try out. */
export const benchTexts = {
  title: 'Prüfstand',
  show: 'Prüfstand zeigen',
  hide: 'Prüfstand schließen',
  loading: 'Der Prüfstand wird geladen …',
  failed: (reason: string) => `Der Weg dieses Gesprächs konnte nicht geladen werden. ${reason}`,
  parts: 'Was der Prüfstand zeigt',
  path: 'Weg',
  understood: 'Verstanden',
  model: 'Modell',
  variables: (count: number) => counted(count, 'Variable', 'Variablen'),
  keep: 'Als Test behalten',
  cannotKeep: 'Ein Test braucht eine Antwort und einen Weg, der vom Anfang bis hierher führt.',

  begin: 'Beginn',
  respondent: 'Antwort',
  answered: (kind: TraceStep['kind']) =>
    ({
      start: 'Beginn',
      reply: 'Ohne Antwort weiter',
      response: 'Ein anderes System hat geantwortet',
      model: 'Das Sprachmodell hat geantwortet',
      set: 'Von Ihnen gesetzt',
      language: 'Andere Sprache gewählt',
      enter: 'Durch einen Auslöser',
    })[kind],
  ended: 'Ende des Dialogs',
  again: 'Ab hier noch einmal',
  againOf: (said: string) => `Ab hier noch einmal: vor „${said}“`,
  noPath: 'Das Gespräch hat noch nicht begonnen.',
  wentBack: 'Das Gespräch steht wieder an dieser Frage.',
  valueSet: (name: string) => `„${name}“ ist gesetzt. Die offene Frage wird damit noch einmal gestellt.`,
  notChanged: (reason: string) => `Das Gespräch bleibt, wie es war. ${reason}`,

  variablesHelp:
    'So stehen die Variablen jetzt. Tragen Sie einen Wert ein, geht das Gespräch ab der offenen Frage damit weiter.',
  noVariables: 'Dieser Dialog setzt keine Variable.',
  asksSystems:
    'Die Vorschau fragt kein anderes System ab. Welche Werte zurückkommen, können Sie bei den Variablen festlegen.',
  value: (name: string) => `Wert von ${name}`,
  noValue: 'kein Wert',
  own: 'eigener Wert',
  reset: (name: string) => `Eigenen Wert von ${name} entfernen`,
  yes: 'ja',
  no: 'nein',

  nothingUnderstood: 'Bis hierher hat niemand in eigenen Worten geantwortet.',
  zones: { sure: 'sicher verstanden', unsure: 'unsicher', unknown: 'nicht verstanden' } satisfies Record<Zone, string>,
  share: (confidence: number) => formatPercent(confidence),
  why: 'Warum so?',
  by: {
    words: 'Eigene Worte der Option',
    place: 'Nummer oder Platz der Option',
    meaning: 'Bedeutung der Worte',
    silence: 'Sagt, dass es keine Antwort gibt',
    examples: 'Beispiele',
  },
  reason: (text: string, label: string) => `„${text}“ steht für „${label}“`,
  against: (text: string, label: string) => `„${text}“ spricht dagegen: „${label}“`,
  noReason: 'Kein Beispiel hat den Ausschlag gegeben.',
  trained: 'Nach dem Training, wie es jetzt steht.',
  teach: 'Bedeutung beibringen',
  teachIt: 'Beibringen',
  taught: (said: string, label: string) =>
    `„${said}“ steht jetzt für „${label}“. Es wirkt ab der nächsten Antwort in diesem Test.`,
  untaught: (said: string) => `„${said}“ ist kein Beispiel mehr.`,
  notTaught: (reason: string) => `Das Beispiel wurde nicht behalten. ${reason}`,
  undo: 'Rückgängig',

  noCalls: 'In diesem Gespräch wurde kein Sprachmodell gefragt.',
  noModelHere:
    'In der Vorschau wird kein Sprachmodell gefragt: Gesagt wird der Ersatztext. Unter „Testen“ führt es selbst.',
  purposes: {
    judge: 'Ist eine Ausstiegsbedingung erfüllt?',
    talk: 'Wie geht das Gespräch weiter?',
    probe: 'Soll nachgefragt werden?',
  } satisfies Record<ModelCallKept['purpose'], string>,
  noAnswer: (fault: string) => `Keine Antwort: ${fault}`,
  sent: 'Was gesendet wurde',
  roles: { system: 'Anweisung', user: 'Daten', assistant: 'Modell' },
  used: ({ model, tokens_in, tokens_out, took_ms, cost }: ModelCallKept) =>
    [
      model,
      `${formatCount(tokens_in)} Tokens gesendet, ${formatCount(tokens_out)} erhalten`,
      `${formatDecimal(took_ms / 1_000, 1)} s`,
      cost === null ? 'Kosten unbekannt' : formatMoney(cost.amount, cost.currency, 3),
    ].join(' · '),
} as const;

import type { ModelCallKept, ModelVerdict } from '@dialogwerk/shared/contract';
import { counted, formatCount, formatDecimal, formatMoney, formatPercent } from '@dialogwerk/shared/numbers';

type Role = NonNullable<ModelCallKept['messages']>[number]['role'];
type Cost = NonNullable<ModelCallKept['cost']>;

/** What is told of the calls of a language model in a conversation. */
export const modelTexts = {
  title: 'Entscheidungen des Modells',
  help: 'Was das Sprachmodell in diesem Gespräch entschieden hat, und worauf es sich stützt. Teilnehmende sehen das nicht.',
  failed: (reason: string) => `Die Entscheidungen des Modells konnten nicht geladen werden. ${reason}`,
  purposes: {
    judge: 'Ist eine Ausstiegsbedingung erfüllt?',
    talk: 'Wie geht das Gespräch weiter?',
    probe: 'Soll nachgefragt werden?',
  } satisfies Record<ModelCallKept['purpose'], string>,
  made: (when: string, model: string, version: string) => [when, model, version].filter(Boolean).join(' · '),
  fault: (name: string) => `Keine verwertbare Antwort: ${name}.`,
  met: (condition: string) => `Erfüllt: ${condition}`,
  notMet: (condition: string) => `Nicht erfüllt: ${condition}`,
  unknownCondition: 'eine Bedingung, die es nicht mehr gibt',
  refused: {
    'not-met': '',
    'no-quote': 'Das Modell hielt sie für erfüllt, aber ohne eine Stelle, die so gesagt wurde.',
    'not-sure': 'Das Modell hielt sie für erfüllt, war aber nicht sicher genug.',
    'too-early': 'Das Modell hielt sie für erfüllt, aber früher, als Sie es erlauben.',
  } satisfies Record<NonNullable<ModelVerdict['refused']>, string>,
  sure: (share: number) => `sicher zu ${formatPercent(share)}`,
  wantsStop: 'Die Person möchte aufhören.',
  nothing: 'Nichts davon.',
  said: 'Gesagt hat es:',
  enough: 'Nein, es war alles gesagt.',
  notShown: (why: string) => `Nicht gezeigt: ${why}`,
  /** Of calls from before refusals were kept in words. */
  showsBrief: 'Es gab Ihren Auftrag wieder.',
  prompt: 'Was gesendet wurde',
  promptHelp: 'So, wie es beim Modell ankam: Verdecktes steht in eckigen Klammern.',
  roles: { system: 'Anweisung', user: 'Daten', assistant: 'Modell' } satisfies Record<Role, string>,
  used: (sent: number, answered: number, thought: number) =>
    `${formatCount(sent)} Tokens gesendet, ${formatCount(answered)} erhalten${thought > 0 ? `, davon ${formatCount(thought)} zum Nachdenken` : ''}`,
  took: (ms: number) => `${formatDecimal(ms / 1_000, 1)} s`,
  cost: ({ amount, currency }: Cost) => formatMoney(amount, currency, 3),
  costUnknown: 'Kosten unbekannt',
  costOfAll: (cost: string, calls: number) => `${cost} für ${counted(calls, 'Anfrage', 'Anfragen')}`,
} as const;

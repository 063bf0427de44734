import { MODEL_SAYS_LIMITS } from '@dialogwerk/shared/contract';
import type { ModelState } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { formatCount } from '@dialogwerk/shared/numbers';
import { fieldNames } from '../../fieldTexts.ts';

type Endpoint = NonNullable<ModelState['main']>;

const { fields } = blockFacts.gpt;

/** What authors read where a language model leads: a KI-Gespräch, and what a model asks back. */
export const modelTexts = {
  sections: { brief: 'Auftrag', limits: 'Grenzen', fallback: 'Ohne Sprachmodell' },

  loading: 'Es wird geprüft, ob ein Sprachmodell angeschlossen ist.',
  unknown: (reason: string) => `Ob ein Sprachmodell angeschlossen ist, ließ sich nicht feststellen. ${reason}`,
  leads: ({ model, host, outside }: Endpoint) =>
    `Hier spricht das Sprachmodell ${model} (${host}). ${
      outside
        ? 'Was Teilnehmende an dieser Stelle schreiben, wird dorthin gesendet.'
        : 'Es läuft im Netz dieses Servers; was Teilnehmende schreiben, verlässt dieses Netz nicht.'
    }`,
  reserve: ({ model, host }: Endpoint) => `Antwortet es nicht, übernimmt ${model} (${host}).`,
  leadsSettings: 'Einwilligung und Schutz persönlicher Angaben stellen Sie unter „Einstellungen“ ein.',
  noModelTitle: 'Kein Sprachmodell angeschlossen',
  noModel: {
    talk: (hasFallback: boolean) =>
      `${
        hasFallback
          ? 'Teilnehmende lesen hier zurzeit den Ersatztext, dann geht der Dialog weiter.'
          : 'Teilnehmende lesen hier zurzeit nichts, denn der Ersatztext ist leer; der Dialog geht gleich weiter.'
      } Auftrag, Grenzen und Bedingungen bleiben gespeichert und gelten, sobald ein Modell angeschlossen ist.`,
    probe: (hasOwn: boolean) =>
      hasOwn
        ? 'Zurzeit ist kein Sprachmodell angeschlossen. Gefragt wird Ihre eigene Nachfrage.'
        : 'Zurzeit ist kein Sprachmodell angeschlossen. Ohne eigene Nachfrage wird nichts nachgefragt.',
    byRule: 'Zurzeit ist kein Sprachmodell angeschlossen. Gefragt wird nach Regeln, Ihre eigene Nachfrage zuerst.',
  },

  brief: fields.brief,
  briefHelp: 'Rolle, Ziel und was das Modell lassen soll. Teilnehmende bekommen den Auftrag nicht zu lesen.',
  tone: fields.tone,
  toneHelp: 'Zum Beispiel: freundlich, knapp, ohne Fachwörter.',
  example: {
    context: {
      sie: 'Schön, dass Sie sich Zeit nehmen! Was hat sich geändert, seit Sie seltener zu uns kommen?',
      du: 'Schön, dass du dir Zeit nimmst! Was hat sich geändert, seit du seltener zu uns kommst?',
    },
    brief: `Rolle: Du führst ein kurzes Interview für eine Stadtbibliothek.
Ziel: Finde heraus, warum die Person seltener kommt als früher.
Vorgehen: Frage immer nur nach einer Sache. Greife auf, was gesagt wurde, und bewerte nichts.
Grenzen: Gib keine Ratschläge und versprich nichts. Wird es persönlich, sage, dass niemand etwas erzählen muss.`,
    tone: 'freundlich, neugierig, in kurzen Sätzen',
    condition: 'Die Person hat einen Grund genannt, warum sie seltener kommt.',
    fallback: {
      sie: 'Bitte schreiben Sie uns gern später, warum Sie seltener kommen.',
      du: 'Bitte schreib uns gern später, warum du seltener kommst.',
    },
  },

  maxExchanges: fields.max_exchanges,
  maxExchangesHelp: 'Nach so vielen Antworten endet das Gespräch in jedem Fall.',
  maxExchangesInvalid: 'Bitte geben Sie eine ganze Zahl von 1 bis 50 ein.',
  minExchanges: fields.min_exchanges,
  minExchangesHelp: 'Vorher beendet keine Bedingung das Gespräch.',
  minExchangesInvalid: 'Bitte geben Sie eine ganze Zahl von 0 bis 50 ein.',
  minAboveMax: 'Das sind mehr Antworten, als das Gespräch haben darf. So zählt keine Bedingung.',
  maxLength: fields.max_length,
  maxLengthInvalid: `Bitte geben Sie eine ganze Zahl von ${MODEL_SAYS_LIMITS.least} bis ${formatCount(MODEL_SAYS_LIMITS.greatest)} ein.`,
  minConfidence: fields.min_confidence,
  minConfidenceHelp: 'In Prozent. Je höher, desto seltener endet das Gespräch zu früh, aber auch desto öfter zu spät.',
  minConfidenceInvalid: 'Bitte geben Sie eine ganze Zahl von 0 bis 100 ein.',

  fallback: fields.fallback,
  fallbackHelp: 'Das sagt der Bot, wenn kein Modell angeschlossen ist oder es nicht antwortet.',
  fallbackTarget: fields.fallback_target,

  exitsHelp:
    'Nach jeder Antwort prüft das Sprachmodell diese Sätze. Der erste, der zutrifft, beendet das Gespräch. Es muss die Worte nennen, auf die es sich stützt.',
  exit: (number: number) => `Bedingung ${number}`,
  exitSentence: (number: number) => `Satz von Bedingung ${number}`,
  exitSentenceLabel: 'Satz',
  exitSentenceHelp: 'Zum Beispiel: Die Person hat ein Motiv genannt.',
  exitWithoutSentence: (number: number) => `Bedingung ${number} braucht einen Satz.`,
  exitTarget: 'Dann weiter mit',
  addExit: 'Bedingung hinzufügen',

  depth: fieldNames.probing,
  depthHelp: 'Nachgefragt wird, bis die Antwort sagt, was Sie wissen möchten.',
  depths: { none: 'Gar nicht', one: 'Einmal', deep: 'In die Tiefe' },
  goal: 'Wozu nachgefragt wird',
  goalHelp: 'Was Sie wissen möchten, zum Beispiel: was genau an der Wartezeit gestört hat',
  goalMissing: 'Bitte schreiben Sie, was Sie wissen möchten.',
  most: 'Höchstens so oft nachfragen',
  avoid: 'Wonach nicht gefragt wird',
  avoidHelp: 'Themen mit Komma dazwischen, zum Beispiel: Namen von Mitarbeitenden, Gesundheit',
  byRule: 'Ohne Sprachmodell nach Regeln nachfragen',
  byRuleHelp:
    'Dann fragt der Dialog selbst, zuerst mit Ihrer eigenen Nachfrage. Er hört auf, wenn die Antwort lang genug ist und Wörter Ihres Ziels nennt.',
} as const;

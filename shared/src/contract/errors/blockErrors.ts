import { MODEL_TRY_LIMITS, TRAINING_LIMITS } from '../limits.ts';
import { refusal } from './ErrorRecord.ts';

export interface OfBlock {
  readonly id: string;
}

/** `field` is what the sentence names and what the answer's `field` says. */
export interface OfField {
  readonly field: string;
}

export interface Conflicting {
  /** Who changed it last; null when that is not known. */
  readonly by: string | null;
  /** The block itself is gone. */
  readonly deleted: boolean;
}

const BLOCK = 'unique_question_id';

/** Refusals about blocks and settings. */
export const blockErrors = {
  'block/unknown': refusal(
    404,
    ({ id }: OfBlock) =>
      `Den Block „${id}“ gibt es in diesem Dialog nicht (mehr). Bitte laden Sie den Dialog neu. Es wurde nichts geändert.`,
    BLOCK,
  ),
  'block/deleted': refusal(
    409,
    ({ id }: OfBlock) =>
      `Den Block „${id}“ gab es schon, er wurde gelöscht. Stellen Sie ihn mit „Rückgängig“ wieder her. Es wurde nichts geändert.`,
    BLOCK,
  ),
  /** The body's `conflict` says what was changed (`changeConflict`), `field` names the first field. */
  'revision/conflict': refusal(409, ({ by, deleted }: Conflicting) =>
    deleted
      ? `${by ?? 'Jemand anders'} hat diesen Block inzwischen gelöscht. Es wurde nichts geändert.`
      : `${by ?? 'Jemand anders'} hat dasselbe inzwischen geändert. Es wurde nichts überschrieben.`,
  ),
  'block/taken-id': refusal(
    409,
    ({ id }: OfBlock) => `Die Kennung „${id}“ gehört schon zu einem anderen Block. Es wurde nichts geändert.`,
    BLOCK,
  ),
  'block/unknown-type': refusal(
    400,
    ({ type }: { readonly type: string }) => `Den Blocktyp „${type}“ gibt es nicht.`,
    'type',
  ),
  'block/unknown-field': refusal(
    400,
    ({ field }: OfField) => `Das Feld „${field}“ gibt es bei diesem Block nicht. Es wurde nichts geändert.`,
  ),
  'block/fixed-field': refusal(
    400,
    ({ field }: OfField) => `Das Feld „${field}“ eines Blocks kann nicht geändert werden. Es wurde nichts geändert.`,
  ),
  'block/duplicate-variable': refusal(
    409,
    ({ variable }: { readonly variable: string }) =>
      `Den Variablennamen „${variable}“ trägt schon ein anderer Block dieses Dialogs. Bitte wählen Sie einen anderen. Es wurde nichts geändert.`,
    'variable',
  ),
  'block/duplicate-option': refusal(
    400,
    'Zwei Antwortmöglichkeiten dieses Blocks haben dieselbe Kennung. Es wurde nichts geändert.',
    'options',
  ),
  'block/order-too-great': refusal(400, 'Die Stelle eines Blocks ist zu groß. Es wurde nichts geändert.', 'order'),
  'block/too-many': refusal(409, 'Ein Dialog kann höchstens 5.000 Blöcke haben. Es wurde nichts geändert.'),
  'block/not-gpt': refusal(
    409,
    ({ id }: OfBlock) =>
      `Der Block „${id}“ ist kein KI-Gespräch und hat keine Ausstiegsbedingungen. Es wurde nichts geändert.`,
    BLOCK,
  ),
  'exit-condition/unknown': refusal(
    404,
    'Diese Ausstiegsbedingung gibt es nicht (mehr). Bitte laden Sie den Dialog neu. Es wurde nichts geändert.',
    'conditionId',
  ),
  'exit-condition/too-many': refusal(
    409,
    'Ein KI-Gespräch kann höchstens 20 Ausstiegsbedingungen haben. Es wurde nichts geändert.',
  ),
  'model/not-connected': refusal(
    409,
    'Zurzeit ist kein Sprachmodell angeschlossen. Wer den Server betreibt, kann eines einrichten. Es wurde nichts geändert.',
  ),
  'model/by-environment': refusal(
    409,
    'Welches Sprachmodell gefragt wird, legt die Umgebung des Servers fest (LLM_PROVIDER, LLM_MODEL …). Es wurde nichts geändert.',
  ),
  'model/no-address': refusal(
    400,
    'Für diesen Anbieter wird die Adresse gebraucht, unter der er antwortet. Es wurde nichts geändert.',
    'url',
  ),
  'model/key-missing': refusal(
    400,
    'Bitte geben Sie den Schlüssel ein. Er gilt nur für die Adresse, für die er gemacht ist. Es wurde nichts geändert.',
    'key',
  ),
  'model/reserve-alone': refusal(409, 'Eine Reserve gibt es nur neben einem ersten Modell. Es wurde nichts geändert.'),
  'trial/too-many': refusal(
    409,
    `Es werden höchstens ${MODEL_TRY_LIMITS.transcripts} Gespräche behalten. Nehmen Sie zuerst welche heraus. Es wurde nichts geändert.`,
  ),
  'model/failed': refusal(
    503,
    ({ sentence }: { readonly sentence: string }) => `${sentence} Es wurde nichts geändert.`,
  ),
  'writing/too-many': refusal(
    429,
    'Sie haben das Sprachmodell gerade sehr oft gefragt. Bitte versuchen Sie es in einigen Minuten erneut. Es wurde nichts geändert.',
  ),
  'scale/duplicate': refusal(
    400,
    'Zwei gemeinsame Skalen haben dieselbe Kennung. Es wurde nichts geändert.',
    'templ_options',
  ),
  'scale/unknown': refusal(
    400,
    ({ id }: OfBlock) => `Die gemeinsame Skala „${id}“ gibt es in diesem Dialog nicht. Es wurde nichts geändert.`,
    'scale',
  ),
  'scale/used': refusal(
    409,
    ({ template, block }: { readonly template: string; readonly block: string }) =>
      `Die gemeinsame Skala „${template}“ wird noch vom Block „${block}“ benutzt. Es wurde nichts geändert.`,
    'templ_options',
  ),
  'training/unknown-block': refusal(
    404,
    ({ id }: OfBlock) => `Den Block „${id}“ gibt es in diesem Dialog nicht (mehr). Bitte laden Sie den Dialog neu.`,
    'questionId',
  ),
  'training/unknown-target': refusal(
    404,
    'Dieses Ziel gibt es an diesem Block nicht (mehr). Bitte laden Sie den Dialog neu. Es wurde nichts geändert.',
    'target',
  ),
  'training/too-many': refusal(
    409,
    ({ most, own }: { readonly most: number; readonly own: number }) =>
      `Dieser Block kann mit höchstens ${most} Beispielen trainiert werden${most < TRAINING_LIMITS.examples ? `, weil schon seine ${own} eigenen Texte verglichen werden` : ''}. Es wurde nichts geändert.`,
    'examples',
  ),
  'training/moved': refusal(
    409,
    'Das Training wurde inzwischen geändert. Bitte sehen Sie sich noch einmal an, was anders verstanden würde.',
    'revision',
  ),
};

import { z } from 'zod';
import { DIALOG_END, DIALOG_START } from '../blocks/terminals.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { canonicalEmail, EMAIL_LIMIT, EMAIL_PATTERN } from '../plainText.ts';

/** A public survey id (short, unguessable) or the number `survey_id_int`; authors may use either (domain.md §9). */
export const surveyId = z.union([z.string().min(1).max(64), z.number().int().positive()]);

/** The public id alone, as respondents use it. */
export const publicSurveyId = z.string().min(1).max(64);

export const questionId = z.string().min(1).max(64);
/** Of a block that is new: not what stands for the beginning or the end of the dialog. */
export const newQuestionId = questionId.refine(
  (id) => id !== DIALOG_START && id !== DIALOG_END,
  'So kann ein Block nicht heißen, denn das ist der Anfang oder das Ende des Dialogs.',
);
/** Where a way of a block leads: to another block, or with `DIALOG_END` to the end of the dialog. */
export const wayTarget = questionId;
export const variableName = z
  .string()
  .max(64)
  .regex(
    /^[A-Za-z][A-Za-z0-9_.@#$]*$/,
    'Ein Variablenname beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern und _.',
  );

/** A text of the dialog: Markdown of a small set, `#ms#` splits it into bubbles (domain.md §1). */
export const messageText = z.string().max(TEXT_LIMITS.message);

/**
 * An e-mail address as the invite form takes it (spec §5: text, @, text, dot, text), in its one form (`canonicalEmail`).
 * Signs that only stand around addresses, or part them, are in none.
 */
export const emailAddress = z
  .string()
  .overwrite(canonicalEmail)
  .min(1, 'Bitte gültige E-Mail angeben')
  .regex(EMAIL_PATTERN, 'Bitte gültige Email angeben')
  .max(EMAIL_LIMIT);

/** Where a part comes from: it is delivered with the product, or another dialog (domain.md §17). */
export const partSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delivered'), id: z.string().min(1).max(40) }),
  z.object({ kind: z.literal('dialog'), id: publicSurveyId }),
]);
export type PartSource = z.infer<typeof partSource>;

/** Milliseconds since 1970. */
export const milliseconds = z.number().int().nonnegative();

/** 0 or 1, as the survey flags are sent (spec §3). */
export const flag = z.union([z.literal(0), z.literal(1)]);
export type Flag = z.infer<typeof flag>;

/** A dialog's revision, in a body or an address. */
export const revisionNumber = z.coerce.number().int().min(0).max(2_147_483_647);

/** An author, as the team sees them. */
export const person = z.object({ user_id: z.string(), name: z.string() });
export type Person = z.infer<typeof person>;

export const done = z.object({ msg: z.literal('success') });

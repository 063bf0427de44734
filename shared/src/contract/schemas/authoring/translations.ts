import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { TEXT_LIMITS } from '../../limits.ts';
import { DRAFT_READS } from '../../readsOf.ts';
import { LANGUAGE_TAG, TRANSLATION_LIMITS } from '../../translations.ts';
import { questionId, surveyId } from '../primitives.ts';
import { changeOrigin } from './changeOrigin.ts';

/** A tag as BCP 47 writes it, such as `fr` or `pt-BR`. */
export const language = z
  .string()
  .max(20)
  .regex(LANGUAGE_TAG, 'Diese Sprache kennen wir nicht. Bitte wählen Sie eine andere.');

/** The languages of a dialog beside its main one, in the author's order. */
export const languages = z
  .array(language)
  .max(TRANSLATION_LIMITS.languages)
  .refine((tags) => new Set(tags).size === tags.length, 'Jede Sprache kann nur einmal dabei sein.');

/** Which text of a dialog it is (`contract/translations.ts`). */
const textKey = z.string().min(1).max(TRANSLATION_LIMITS.key);

const text = z.string().max(TEXT_LIMITS.privacy);

/** A text in another language, with the main language's text that it was made from. */
const translation = z.object({ text, source: text });

/** The texts of a dialog by language and key. */
export const translations = z.record(language, z.record(textKey, translation));

/** The same as they shall be, or were seen: null for none. */
const changedTranslations = z.record(language, z.record(textKey, translation.nullable()));

/** A text that has a version in each language. */
const translatableText = z.object({
  key: textKey,
  text: z.string(),
  block_id: questionId.optional(),
  place: z.string(),
});

export const translationCalls = {
  /** All texts of a dialog's draft with their versions, and how much of it there is in each language. */
  getTranslations: {
    method: 'GET',
    path: '/api/surveys/:survey_id/translations',
    access: 'author',
    whole: true,
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      revision: z.number().int(),
      /** The main one. */
      language,
      languages: z.array(language),
      texts: z.array(translatableText),
      /** Of a language that was taken away, too: it comes back with its texts. */
      translations,
      completeness: z.array(
        z.object({
          language,
          texts: z.number().int(),
          missing: z.number().int(),
          changed: z.number().int(),
        }),
      ),
    }),
  },
  /**
   * Sets texts in other languages, null takes one away; all of them are one change of the draft. `based_on` holds what the author saw of them:
   * where one is another by now, nothing is set, and the refusal (409) carries a `changeConflict` whose fields are `translations/<language>/<key>`.
   */
  setTranslations: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/translations',
    access: 'author',
    invalidates: DRAFT_READS,
    whole: true,
    body: { maxBytes: TRANSLATION_LIMITS.body, maxValues: 200_000, tooLarge: 'request/too-large' },
    errors: [
      'revision/conflict',
      'role/insufficient',
      'survey/gone',
      'survey/unknown',
      'translation/too-many',
      'translation/unknown-language',
      'translation/unknown-text',
    ],
    request: z.object({
      survey_id: surveyId,
      changes: changedTranslations,
      based_on: changedTranslations.optional(),
      step: changeOrigin.optional(),
    }),
    response: z.object({ msg: z.literal('success'), revision: z.number().int() }),
  },
  /** Sets which languages a dialog has beside its main one. The texts of one that goes stay for when it comes back. */
  setLanguages: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/languages',
    access: 'author',
    invalidates: DRAFT_READS,
    errors: ['revision/conflict', 'role/insufficient', 'survey/gone', 'survey/unknown', 'translation/main-language'],
    request: z.object({
      survey_id: surveyId,
      languages,
      based_on: z.array(language).optional(),
      step: changeOrigin.optional(),
    }),
    response: z.object({ msg: z.literal('success'), revision: z.number().int() }),
  },
} as const satisfies CallRecords;

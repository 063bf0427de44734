import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { SURVEY_NAME_LIMIT, TEXT_LIMITS, WRITING_LIMITS } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { surveyId } from '../primitives.ts';
import { language } from './translations.ts';

/** Of a step of a draft; also the name of its variable. */
const stepId = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
const text = z.string().trim().min(1).max(WRITING_LIMITS.text);

/** What a step of a draft can be; the simple ones of the block types. */
export const draftKinds = [
  'message',
  'consent',
  'open',
  'single',
  'multiple',
  'likert',
  'number',
  'date',
  'email',
] as const;

const draftStep = z.object({
  id: stepId,
  kind: z.enum(draftKinds),
  text,
  /** What can be chosen, or the points of a scale from the least; `next` leads whoever chooses it elsewhere. */
  options: z
    .array(z.object({ text: z.string().trim().min(1).max(TEXT_LIMITS.label), next: stepId.nullable() }))
    .max(WRITING_LIMITS.options),
  /** Where it goes on; null: with the next step. */
  next: stepId.nullable(),
  /** Whether the dialog ends after it. */
  ends: z.boolean(),
});
export type DraftStep = z.infer<typeof draftStep>;

/** A dialog as a language model has written it, before anybody has taken it. */
export const surveyDraft = z.object({
  survey_name: z.string().overwrite(plainName).min(1).max(SURVEY_NAME_LIMIT),
  du_sie: z.enum(['du', 'sie']),
  welcome: z.string().trim().max(WRITING_LIMITS.text),
  ending: z.string().trim().max(WRITING_LIMITS.text),
  steps: z
    .array(draftStep)
    .min(1)
    .max(WRITING_LIMITS.steps)
    .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, 'Jede Kennung kommt nur einmal vor.'),
});
export type SurveyDraft = z.infer<typeof surveyDraft>;

/** What an author wants done to a text: other wordings, another form of address, plain language. */
export const writingWish = z.enum(['other', 'du', 'sie', 'plain']);
export type WritingWish = z.infer<typeof writingWish>;

export const writingCalls = {
  /** Other versions of a text of a dialog, by the language model; nothing is changed. Counts for the dialog's tokens of the day. */
  suggestTexts: {
    method: 'POST',
    path: '/api/surveys/:id/writing',
    access: 'author',
    invalidates: [],
    errors: ['model/failed', 'model/not-connected', 'role/insufficient', 'survey/unknown', 'writing/too-many'],
    request: z.object({ id: surveyId, text, wish: writingWish }),
    /** None where the text is already as it is wished. */
    response: z.object({ suggestions: z.array(z.string()) }),
  },
  /** Translations of texts of a dialog into another language, by the language model; nothing is changed. Counts for the dialog's tokens of the day. */
  suggestTranslations: {
    method: 'POST',
    path: '/api/surveys/:id/writing/translations',
    access: 'author',
    invalidates: [],
    errors: ['model/failed', 'model/not-connected', 'role/insufficient', 'survey/unknown', 'writing/too-many'],
    request: z.object({
      id: surveyId,
      language,
      texts: z
        .array(text)
        .min(1)
        .max(WRITING_LIMITS.translations)
        .refine(
          (texts) => texts.join('').length <= WRITING_LIMITS.translated,
          'Das sind zu lange Texte für einen Schritt.',
        ),
    }),
    /** One for each text; null where the model had none that can be used. */
    response: z.object({ suggestions: z.array(z.string().nullable()) }),
  },
  /** A dialog made of a description, by the language model; the check has found nothing in it. Nothing is stored: `createSurvey` takes it. */
  draftSurvey: {
    method: 'POST',
    path: '/api/writing/draft',
    access: 'author',
    invalidates: [],
    errors: ['model/failed', 'model/not-connected', 'writing/too-many'],
    request: z.object({
      brief: z
        .string()
        .trim()
        .min(WRITING_LIMITS.leastBrief, 'Bitte beschreiben Sie den Dialog in einem Satz oder mehr.')
        .max(WRITING_LIMITS.brief),
      du_sie: z.enum(['du', 'sie']),
    }),
    response: z.object({ draft: surveyDraft }),
  },
} as const satisfies CallRecords;

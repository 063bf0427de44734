import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { HINTS_LIMIT, HINT_TEXT_LIMIT, HINT_TITLE_LIMIT } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { managerId } from '../authoring/manager.ts';
import { milliseconds, publicSurveyId, questionId } from '../primitives.ts';

/** What players of a multi-chat note once a block is behind them: something found out, or how it ended. */
export const hint = z.object({
  kind: z.enum(['clue', 'ending']),
  /** The block that unlocks it. */
  survey_id: publicSurveyId,
  unique_question_id: questionId,
  title: z.string().overwrite(plainName).min(1, 'Bitte geben Sie dem Hinweis einen Titel.').max(HINT_TITLE_LIMIT),
  text: z.string().trim().max(HINT_TEXT_LIMIT),
  /** Said in place of `{{tipp}}` to whoever lacks it; absent or empty: no tip leads to it. */
  tip: z.string().trim().max(HINT_TEXT_LIMIT).optional(),
});
export type Hint = z.infer<typeof hint>;

/** The time of a story, which goes on with each clue that is found. */
export const storyClock = z.object({
  /** When it begins, in minutes since midnight. */
  starts: z
    .number()
    .int()
    .min(0)
    .max(24 * 60 - 1),
  /** How many minutes each clue takes. */
  step: z.number().int().min(1).max(600),
});
export type StoryClock = z.infer<typeof storyClock>;

const hints = z.array(hint).max(HINTS_LIMIT);

/** A hint that a respondent has unlocked. */
export const foundHint = hint.omit({ tip: true }).extend({
  /** Its place among those of its kind, from 1 on. */
  number: z.number().int(),
  found_at: milliseconds,
});
export type FoundHint = z.infer<typeof foundHint>;

/** 'Hinweise': what a respondent has found, in the order of finding, and how much there is; nothing of the rest is told. */
export const notebook = z.object({
  clues: z.number().int(),
  endings: z.number().int(),
  found: z.array(foundHint),
  /** null for a story without a time of its own. */
  clock: storyClock.nullable(),
});
export type Notebook = z.infer<typeof notebook>;

export const hintCalls = {
  managerHints: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/hints',
    access: 'author',
    errors: ['manager/role-insufficient', 'manager/unknown'],
    request: z.object({ id: managerId }),
    response: z.object({ hints, clock: storyClock.nullable() }),
  },
  /** The whole list anew. Respondents who begin after the next publishing get it. */
  writeHints: {
    method: 'PUT',
    path: '/api/dialogmanagers/:id/hints',
    access: 'author',
    invalidates: ['managerHints'],
    errors: ['hint/not-connected', 'manager/role-insufficient', 'manager/unknown'],
    /** Without a clock the one that there is stays. */
    request: z.object({ id: managerId, hints, clock: storyClock.nullable().optional() }),
    response: z.object({ hints, clock: storyClock.nullable() }),
  },
} as const satisfies CallRecords;

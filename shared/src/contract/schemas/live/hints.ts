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
});
export type Hint = z.infer<typeof hint>;

const hints = z.array(hint).max(HINTS_LIMIT);

/** A hint that a respondent has unlocked. */
export const foundHint = hint.extend({
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
});
export type Notebook = z.infer<typeof notebook>;

export const hintCalls = {
  managerHints: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/hints',
    access: 'author',
    errors: ['manager/role-insufficient', 'manager/unknown'],
    request: z.object({ id: managerId }),
    response: z.object({ hints }),
  },
  /** The whole list anew. Respondents who begin after the next publishing get it. */
  writeHints: {
    method: 'PUT',
    path: '/api/dialogmanagers/:id/hints',
    access: 'author',
    errors: ['hint/not-connected', 'manager/role-insufficient', 'manager/unknown'],
    request: z.object({ id: managerId, hints }),
    response: z.object({ hints }),
  },
} as const satisfies CallRecords;

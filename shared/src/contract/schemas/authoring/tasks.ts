import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { TASKS_LIMIT, UNCHECKED_LIMIT } from '../../limits.ts';
import { milliseconds, publicSurveyId, questionId } from '../primitives.ts';

/**
 * What can wait for an author in a dialog: replies that were not understood, what the check has found, comments that they are asked to
 * answer, changes that respondents do not get yet, wishes to publish that they are to decide on, and own ones that were declined. A further kind is a name here, a query in `api/src/features/tasks`, and a
 * line in the dashboard's `taskKinds`.
 */
const taskKind = z.enum(['replies', 'findings', 'comments', 'unpublished', 'approvals', 'declined']);
export type TaskKind = z.infer<typeof taskKind>;

/** All of one kind that waits for an author in one dialog. */
const task = z.object({
  kind: taskKind,
  survey_id: publicSurveyId,
  survey_name: z.string(),
  count: z.number().int().positive(),
  /** The block of the newest of them; null for what belongs to the dialog as a whole. */
  unique_question_id: questionId.nullable(),
  /** Of the newest of them. */
  at: milliseconds,
});
export type Task = z.infer<typeof task>;

export const taskCalls = {
  /** What waits for the author in dialogs that are not archived, as far as their role lets them do it; the newest first. */
  listTasks: {
    method: 'GET',
    path: '/api/tasks',
    access: 'author',
    request: z.object({}),
    response: z.object({
      tasks: z.array(task).max(TASKS_LIMIT),
      /** How many tasks there are, those that are left out included. */
      total: z.number().int(),
      /** Dialogs that were edited lately and that the check has not seen since: `checkDialog` makes their findings known here. */
      unchecked: z.array(publicSurveyId).max(UNCHECKED_LIMIT),
    }),
  },
} as const satisfies CallRecords;

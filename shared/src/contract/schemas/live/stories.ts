import { STORY_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { managerId } from '../authoring/manager.ts';
import { done } from '../primitives.ts';

const solutionPart = z.object({
  heading: z.string(),
  /** Rows under their headings, of as many cells each; before the texts. */
  table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  text: z.array(z.string()),
});
/** A part of what authors read about how a story is solved. */
export type SolutionPart = z.infer<typeof solutionPart>;

export const storyCalls = {
  /**
   * Makes the draft of a story that comes with the product what its first start loads: dialogs, training, triggers and hints. What
   * is published stays as it is until somebody publishes. `kept_id` undoes it.
   */
  resetStory: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/reset',
    access: 'author',
    invalidates: STORY_READS,
    errors: ['manager/role-insufficient', 'manager/unknown', 'story/none', 'survey/gone'],
    request: z.object({ id: managerId }),
    response: z.object({ kept_id: z.string() }),
  },
  /** How a story that comes with the product is solved: for its authors, as it is delivered. */
  storySolution: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/solution',
    access: 'author',
    errors: ['manager/role-insufficient', 'manager/unknown', 'story/none'],
    request: z.object({ id: managerId }),
    response: z.object({ name: z.string(), parts: z.array(solutionPart) }),
  },
  /** The draft and its training as they were before a reset. */
  undoResetStory: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/reset/undo',
    access: 'author',
    invalidates: STORY_READS,
    errors: ['manager/role-insufficient', 'manager/unknown', 'story/nothing-kept', 'survey/gone'],
    request: z.object({ id: managerId, kept_id: z.uuid() }),
    response: done,
  },
} as const satisfies CallRecords;

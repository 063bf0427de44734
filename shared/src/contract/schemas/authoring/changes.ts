import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { block } from '../../blocks/block.ts';
import { blockPosition } from '../../blocks/base.ts';
import { scaleTemplate } from '../../blocks/scale.ts';
import { done, milliseconds, person, questionId, revisionNumber, surveyId } from '../primitives.ts';
import { clientName } from './changeOrigin.ts';
import { section } from './sections.ts';
import { fixMessages, surveyConfig } from './survey.ts';

/** One change in the configurator's history list (spec §3, 'History entry (configurator)'). */
const changeEntry = z.object({
  type: z.enum(['blocks', 'settings']),
  change: z.enum(['create', 'delete', 'update', 'order', 'config', 'fixmessages']),
  /** The field that has changed; '' when a whole block came or went. */
  key: z.string(),
  old_value: z.unknown(),
  new_value: z.unknown(),
  question_name: z.string(),
  time: milliseconds,
  title: z.string(),
  subtitle: z.string(),
});
export type ChangeEntry = z.infer<typeof changeEntry>;

/** A change as it is kept; title and subtitle are written where it is shown. */
const storedChange = changeEntry.omit({ title: true, subtitle: true }).extend({
  /** The dialog's revision that the change was last part of. */
  revision: z.number().int(),
  client: z.string(),
  step: z.string(),
  unique_question_id: questionId.nullable(),
  /** null once the account is gone. */
  author: person.nullable(),
  /** Taken back by its author. */
  undone: z.boolean(),
});
export type StoredChange = z.infer<typeof storedChange>;

/** The query of `streams.surveyChanges`: which window reads. */
export const surveyStreamQuery = z.object({ client: clientName });

/** One event of `streams.surveyChanges`. */
export const surveyEvent = z.object({
  revision: z.number().int(),
  active: z.boolean(),
  /** Another one: the dialog was published since; null as long as it never was. */
  publication_id: z.string().nullable(),
  /** Who has the dialog open, each person once; the reader included. */
  people: z.array(person),
  /** When its comments changed last; null without any. */
  comments_at: milliseconds.nullable(),
  /** When somebody asked last for a publication to be approved, or such a wish was decided on or ended; null without any. */
  approvals_at: milliseconds.nullable(),
});
export type SurveyEvent = z.infer<typeof surveyEvent>;

/** Where an author's window is: over which place of the canvas, in the coordinates of cards, and at which block. */
const pointer = z.object({
  client: clientName,
  /** null: not over the canvas. */
  at: blockPosition.nullable(),
  /** The block that is selected; null for none. */
  unique_question_id: questionId.nullable(),
});

/** What `streams.surveyChanges` tells beside `surveyEvent`: where another window is now. With neither place nor block it has gone. */
export const pointerEvent = z.object({ pointer: pointer.extend({ user_id: z.string() }) });
export type AuthorPointer = z.infer<typeof pointerEvent>['pointer'];

/** Stands as `conflict` in the 409 of a change that is based on other values than those that are there. */
export const changeConflict = z.object({
  revision: z.number().int(),
  /** Who changed these fields last, by field. */
  fields: z.record(z.string(), z.object({ by: z.string().nullable() })),
  /** The block itself is gone. */
  deleted: z.boolean(),
});
export type ChangeConflict = z.infer<typeof changeConflict>;

export const changeCalls = {
  /**
   * Everything that a client which knows revision `since` needs to know; `streams.surveyChanges` says when to ask.
   */
  surveyChanges: {
    method: 'GET',
    path: '/api/surveys/:survey_id/changes',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, since: revisionNumber }),
    response: z.object({
      revision: z.number().int(),
      /** Blocks that have changed, as they are now. */
      blocks: z.array(block),
      /** The order of every block that is there; null when none came, went or moved. */
      orders: z.record(questionId, z.number().int()).nullable(),
      /** All settings as they are now; null when none has changed. */
      settings: surveyConfig
        .extend({ ...fixMessages.shape, templ_options: z.array(scaleTemplate), sections: z.array(section) })
        .nullable(),
      changes: z.array(storedChange),
    }),
  },
  /** Tells the others who have the dialog open where a window of the author's is. Nothing is kept. */
  setPointer: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/pointers/:client',
    access: 'author',
    invalidates: [],
    errors: ['role/insufficient', 'survey/unknown'],
    request: pointer.extend({ survey_id: surveyId }),
    response: done,
  },
  /** The history of a dialog, the newest change first; `before` goes on behind a revision. */
  changeHistory: {
    method: 'GET',
    path: '/api/surveys/:survey_id/change_history',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, before: revisionNumber.optional() }),
    response: z.object({ changes: z.array(storedChange), more: z.boolean() }),
  },
} as const satisfies CallRecords;

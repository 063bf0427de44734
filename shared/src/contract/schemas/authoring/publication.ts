import { TRAINING_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { block } from '../../blocks/block.ts';
import { scaleTemplate } from '../../blocks/scale.ts';
import { PUBLICATION_NOTE_LIMIT, SURVEY_BLOCKS_LIMIT } from '../../limits.ts';
import { milliseconds, person, questionId, revisionNumber, surveyId } from '../primitives.ts';

const publicationId = z.uuid();

/** The revision that respondents get, with what its authors need to know of it (domain.md §11). */
export const publicationState = z.object({
  publication_id: publicationId,
  revision: z.number().int(),
  published_at: milliseconds,
  /** Who published it; null where nobody did (it was live before there were drafts) or the account is gone. */
  author: person.nullable(),
  /**
   * At how many places publishing the draft would change what respondents meet: `unpublishedChanges` lists as many.
   */
  unpublished_changes: z.number().int().nonnegative(),
});
export type PublicationState = z.infer<typeof publicationState>;

/** A publication in the list of all; the newest is not always the current one's revision, because an older one can come back. */
const publication = publicationState.omit({ unpublished_changes: true }).extend({
  note: z.string(),
  /** How many live conversations began on it and were not deleted. */
  conversations: z.number().int().nonnegative(),
  /** Respondents who begin now get this one. */
  current: z.boolean(),
  /** Who agreed to it, and when; null where nobody had to be asked. */
  approved: z.object({ by: person.nullable(), at: milliseconds }).nullable(),
});
export type Publication = z.infer<typeof publication>;

/** A field with its value in what is published and in the draft; one that is missing has none there. */
const fieldDifference = z.object({ field: z.string(), published: z.unknown(), draft: z.unknown() });
export type FieldDifference = z.infer<typeof fieldDifference>;

/** The block that comes before; null for none. */
const neighbour = z.object({ unique_question_id: questionId, name: z.string() }).nullable();
const moved = z.object({ published_after: neighbour, draft_after: neighbour });

/**
 * What publishing does to a block. `name` is the block as its author knows it. Order numbers and places on the canvas do not
 * count: a block has moved when it is asked between others.
 */
const blockDifference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), name: z.string(), block, draft_after: neighbour }),
  z.object({ kind: z.literal('removed'), name: z.string(), block, published_after: neighbour }),
  z.object({
    kind: z.literal('changed'),
    name: z.string(),
    /** As it is in the draft. */
    block,
    fields: z.array(fieldDifference).min(1),
    moved: moved.nullable(),
  }),
  z.object({ kind: z.literal('moved'), name: z.string(), block, moved }),
]);
export type BlockDifference = z.infer<typeof blockDifference>;

/** A shared scale that came (`published` null), went (`draft` null) or changed. */
const scaleDifference = z.object({
  name: z.string(),
  published: scaleTemplate.nullable(),
  draft: scaleTemplate.nullable(),
});
export type ScaleDifference = z.infer<typeof scaleDifference>;

/** Everything that publishing would change for respondents; each entry of a list is one change. */
export const differences = z.object({
  /** In the draft's order; what is removed stands where it was. */
  blocks: z.array(blockDifference),
  scales: z.array(scaleDifference),
  /** By the field of the settings, the dialog's name, welcome and ending included. */
  settings: z.array(fieldDifference),
});
export type Differences = z.infer<typeof differences>;

/** What publishing does to data that was collected already (`dataChanges`). */
export const dataChange = z.object({
  unique_question_id: questionId,
  change: z.enum(['new-variable', 'wording', 'renamed']),
  /** What its columns are called in files; they keep these names. */
  columns: z.array(z.string()),
  /** Conversations with an answer to it. */
  answers: z.number().int(),
});
export type PublishedDataChange = z.infer<typeof dataChange>;

export const publicationCalls = {
  /**
   * Makes the draft, or an older published revision, the one that respondents get (domain.md §11): the
   * draft's as its author saw it. Refused with 409 when the draft has moved on since, asks nothing, or the revision was
   * never published. The same one again changes nothing.
   */
  publish: {
    method: 'POST',
    path: '/api/surveys/:survey_id/publish',
    access: 'author',
    scope: 'dialogs:publish',
    invalidates: [
      'dialog',
      'listManagers',
      'listSurveys',
      'listTasks',
      'publications',
      'unpublishedChanges',
      'surveyDataConfigurator',
      'askedQuestions',
      'managerLive',
      'versions',
      ...TRAINING_READS,
    ],
    whole: true,
    errors: [
      'publication/draft-moved-on',
      'publication/needs-approval',
      'publication/nothing-asked',
      'publication/survey-gone',
      'role/insufficient',
      'survey/no-question',
      'survey/unknown',
    ],
    request: z.object({
      survey_id: surveyId,
      /** The draft as it stands when absent. */
      revision: revisionNumber.optional(),
      note: z.string().trim().max(PUBLICATION_NOTE_LIMIT).default(''),
      /** The blocks whose answers are a new variable in data from this publication on, because they mean something else now. */
      renewed: z.array(questionId).max(SURVEY_BLOCKS_LIMIT).default([]),
    }),
    response: z.object({ publication: publicationState }),
  },
  /** What was published, the newest first; `before` goes on behind a publication. */
  publications: {
    method: 'GET',
    path: '/api/surveys/:survey_id/publications',
    access: 'author',
    scope: 'dialogs:read',
    errors: ['publication/unknown', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, before: publicationId.optional() }),
    response: z.object({ publications: z.array(publication), more: z.boolean() }),
  },
  /**
   * What publishing the draft would change for respondents; nothing is listed for a dialog that was never published.
   */
  unpublishedChanges: {
    method: 'GET',
    path: '/api/surveys/:survey_id/unpublished_changes',
    access: 'author',
    scope: 'dialogs:read',
    whole: true,
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      /** null: never published. */
      publication: publicationState.nullable(),
      /** The draft's revision, to publish exactly what was looked at. */
      revision: z.number().int(),
      differences,
      /** Only questions that somebody has answered, in the draft's order. */
      data: z.array(dataChange),
    }),
  },
} as const satisfies CallRecords;

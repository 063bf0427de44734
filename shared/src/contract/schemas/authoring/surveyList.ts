import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { RECENT_DAYS, SURVEY_PAGE } from '../../limits.ts';
import { filing, tag } from '../accounts/filing.ts';
import { milliseconds, publicSurveyId } from '../primitives.ts';
import { publicationState } from './publication.ts';
import { roleName, surveyFlags } from '../accounts/surveyRights.ts';

const publishedManager = z.object({
  dialog_manager_id: z.number().int(),
  name: z.string(),
});

/** A dialog in the list of the dashboard. */
export const surveyListItem = z.object({
  survey_id: publicSurveyId,
  survey_id_int: z.number().int(),
  survey_name: z.string(),
  active: z.boolean(),
  role: roleName,
  /** How many blocks ask something. */
  questions: z.number().int(),
  /** Finished live conversations. */
  finished: z.number().int(),
  /** How many of them on each of the last 28 days in Berlin, today last; empty when there was none. */
  recent: z.array(z.number().int()).max(RECENT_DAYS),
  created_at: milliseconds,
  updated_at: milliseconds,
  /** What respondents get; null for a dialog that was never published. */
  publication: publicationState.nullable(),
  /** The multi-chat through which respondents get it, with several the oldest; null for none that is published with it. */
  part_of: publishedManager.nullable(),
  /** It came with the product, and nobody has changed it. */
  shipped: z.boolean(),
  /** The shared workspace that it stands in; null for its owner's own. */
  workspace_id: z.uuid().nullable(),
  ...surveyFlags.shape,
  ...filing.shape,
});
export type SurveyListItem = z.infer<typeof surveyListItem>;

/** A card of a dialog's picture: its left side and top in units of 32 on the canvas, and the group of its type. */
const pictureCard = z.tuple([
  z.number().int(),
  z.number().int(),
  z.enum(['text', 'choice', 'scale', 'input', 'file', 'flow']),
]);
/** The top of a dialog's graph in small: what a list can show of it. */
const surveyPicture = z.object({
  survey_id: publicSurveyId,
  cards: z.array(pictureCard),
  /** The cards that an edge leaves and leads to, by their places in `cards`. */
  edges: z.array(z.tuple([z.number().int(), z.number().int()])),
  /** Whether further cards lie below. */
  cut: z.boolean(),
});
export type SurveyPicture = z.infer<typeof surveyPicture>;

export const surveyListCalls = {
  /** A page of the author's dialogs. */
  listSurveys: {
    method: 'GET',
    path: '/api/surveys',
    access: 'author',
    scope: 'dialogs:read',
    request: z.object({
      /** A part of the name, in any case. */
      search: z.string().max(200).optional(),
      /** Those that are archived are in no other list. */
      status: z.enum(['all', 'live', 'inactive', 'archived']).default('all'),
      folder_id: filing.shape.folder_id.unwrap().optional(),
      tag: tag.optional(),
      /** Those in a workspace. */
      workspace_id: z.uuid().optional(),
      /** `edit`: those alone that the author may edit. */
      right: z.enum(['edit']).optional(),
      /**
       * The latest changed or made first, by name, those with the most finished conversations first, Live ones first, those that
       * respondents get least of as it is now first, or by the folder's name.
       */
      order: z.enum(['changed', 'created', 'name', 'answers', 'status', 'version', 'folder']).default('changed'),
      direction: z.enum(['usual', 'reversed']).default('usual'),
      /** The last dialog of the page before. */
      after: publicSurveyId.optional(),
    }),
    response: z.object({
      surveys: z.array(surveyListItem).max(SURVEY_PAGE),
      /** How many such dialogs there are, on all pages. */
      total: z.number().int(),
      /** How many of all dialogs are in the archive. */
      archived: z.number().int(),
    }),
  },
  /** Pictures of dialogs that the author has a role in; others are left out. */
  surveyPictures: {
    method: 'POST',
    path: '/api/surveys/pictures',
    access: 'author',
    whole: true,
    request: z.object({ survey_ids: z.array(publicSurveyId).min(1).max(SURVEY_PAGE) }),
    response: z.object({ pictures: z.array(surveyPicture) }),
  },
} as const satisfies CallRecords;

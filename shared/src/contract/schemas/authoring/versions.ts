import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { block } from '../../blocks/block.ts';
import { scaleTemplate } from '../../blocks/scale.ts';
import { VERSION_LIMITS } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { done, milliseconds, person, revisionNumber, surveyId } from '../primitives.ts';
import { fixMessages, surveyConfig } from './survey.ts';

const name = z
  .string()
  .overwrite(plainName)
  .min(1, 'Bitte geben Sie der Version einen Namen.')
  .max(VERSION_LIMITS.name);

/** The draft as it was at a revision, kept under a name. */
const version = z.object({
  version_id: z.uuid(),
  name,
  revision: z.number().int(),
  /** null once their account is gone. */
  author: person.nullable(),
  created_at: milliseconds,
});
export type Version = z.infer<typeof version>;

const one = { survey_id: surveyId, version_id: z.uuid() };

export const versionCalls = {
  /** The named versions of a dialog, the newest revision first. */
  versions: {
    method: 'GET',
    path: '/api/surveys/:survey_id/versions',
    access: 'author',
    scope: 'dialogs:read',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ versions: z.array(version) }),
  },
  /**
   * Keeps the draft under a name, as it stands or as it was at a revision; one that is there or was deleted gets the name and
   * stays as it was kept. The id is of the caller's making, so that it can be repeated.
   */
  keepVersion: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/versions/:version_id',
    access: 'author',
    scope: 'dialogs:write',
    invalidates: ['versions'],
    makes: 'entries',
    whole: true,
    errors: ['role/insufficient', 'survey/gone', 'survey/unknown', 'version/no-such-revision', 'version/too-many'],
    request: z.object({ ...one, name, revision: revisionNumber.optional() }),
    response: z.object({ version }),
  },
  deleteVersion: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/versions/:version_id',
    access: 'author',
    invalidates: ['versions'],
    errors: ['role/insufficient', 'survey/unknown', 'version/unknown'],
    request: z.object(one),
    response: done,
  },
  /**
   * The draft as it was at a revision. `deleted` are those of its blocks that are not in the draft any more, as they were when they
   * were deleted: so `updateSurveyBlocks` brings them back.
   */
  versionContent: {
    method: 'GET',
    path: '/api/surveys/:survey_id/revisions/:revision',
    access: 'author',
    scope: 'dialogs:read',
    whole: true,
    errors: ['role/insufficient', 'survey/unknown', 'version/no-such-revision'],
    request: z.object({ survey_id: surveyId, revision: revisionNumber }),
    response: z.object({
      blocks: z.array(block),
      templ_options: z.array(scaleTemplate),
      settings: surveyConfig.extend(fixMessages.shape),
      deleted: z.array(block),
    }),
  },
} as const satisfies CallRecords;

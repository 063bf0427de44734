import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { block } from '../../blocks/block.ts';
import { scaleTemplate } from '../../blocks/scale.ts';
import { PART_LIMITS } from '../../limits.ts';
import { milliseconds, partSource, revisionNumber, surveyId } from '../primitives.ts';
import { library } from './library.ts';
import { surveyConfig } from './survey.ts';

/** A part as it is offered: a dialog, or one that is delivered. */
const listedPart = z.object({
  from: partSource,
  name: z.string(),
  ...library.shape,
  /** How many of its blocks ask something. */
  questions: z.number().int(),
  /** Whether its owner offers it as a part; others are dialogs that the author may edit. */
  offered: z.boolean(),
  /** null for what is delivered. */
  updated_at: milliseconds.nullable(),
});
export type ListedPart = z.infer<typeof listedPart>;

export const partCalls = {
  /**
   * What can be put into a dialog: delivered parts, dialogs that are offered to their team, and those that the author may edit; in this order, each by name. With
   * `search` those with its words in name, purpose, or what they ask.
   */
  listParts: {
    method: 'GET',
    path: '/api/parts',
    access: 'author',
    request: z.object({ search: z.string().max(200).optional() }),
    response: z.object({ parts: z.array(listedPart).max(PART_LIMITS.listed), total: z.number().int() }),
  },
  /**
   * A part as it is to be put in: a dialog as it was published last, its draft where it never was; with `version` as it was then. For who may edit that
   * dialog, and for everybody in its team where it is offered as a part.
   */
  partContent: {
    method: 'GET',
    path: '/api/parts/:kind/:id',
    access: 'author',
    whole: true,
    errors: ['part/unknown', 'role/insufficient', 'survey/unknown', 'version/no-such-revision'],
    request: z.object({
      kind: z.enum(['delivered', 'dialog']),
      id: z.string().min(1).max(64),
      version: revisionNumber.optional(),
    }),
    response: z.object({
      from: partSource,
      version: z.number().int(),
      name: z.string(),
      rights: z.string(),
      du_sie: surveyConfig.shape.du_sie,
      language: surveyConfig.shape.language,
      /** In order. */
      blocks: z.array(block),
      templ_options: z.array(scaleTemplate),
    }),
  },
  /** Of the parts of a dialog by their sections: the version of the source that says something else than the one that was put in. */
  changedParts: {
    method: 'GET',
    path: '/api/surveys/:survey_id/parts/changed',
    access: 'author',
    whole: true,
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ changed: z.record(z.string(), z.object({ version: z.number().int() })) }),
  },
} as const satisfies CallRecords;

import { DRAFT_READS, TRAINING_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { blockPosition } from '../../blocks/base.ts';
import { block } from '../../blocks/block.ts';
import { changeOrigin } from './changeOrigin.ts';
import { messageText, newQuestionId, questionId, surveyId, wayTarget } from '../primitives.ts';
import { sections } from './sections.ts';
import { fixMessages, surveyConfig, surveyData } from './survey.ts';
import { scaleTemplates } from '../../blocks/scale.ts';
import { BODY_LIMIT_BYTES, SURVEY_BLOCKS_LIMIT } from '../../limits.ts';
import { TRANSLATION_LIMITS } from '../../translations.ts';

/**
 * What every change may carry beside itself: the step it belongs to in its author's history, and the values that the author
 * saw. Where one of these has changed meanwhile, nothing is changed, and the refusal (409) carries a `changeConflict`.
 */
const made = { step: changeOrigin.optional(), based_on: z.record(z.string(), z.unknown()).optional() };

/** What the api answers to an accepted change: the survey's new revision and the block as it is now (null after a delete). */
const changed = z.object({ msg: z.literal('success'), revision: z.number().int(), block: block.nullable() });

/** An edge of the graph: after `source` the dialog goes on at `target`, or ends; null takes the edge away. */
export const connection = z.object({ source: questionId, target: wayTarget.nullable() });
/** A card's place on the canvas; null leaves it to the automatic layout. */
const placement = z.object({ unique_question_id: questionId, position: blockPosition.nullable() });

export const configuratorCalls = {
  surveyDataConfigurator: {
    method: 'POST',
    path: '/api/get_survey_data_configurator',
    access: 'author',
    scope: 'dialogs:read',
    whole: true,
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ survey: surveyData, revision: z.number().int() }),
  },
  /**
   * Changes of blocks (spec §7). `update` changes the named fields; `create` adds a block of `type` after
   * `source_node_id` (null: at the end) with `optionals` as its further fields; `delete` takes one away, `recreate`
   * brings a deleted one back as it was.
   */
  updateSurveyBlocks: {
    method: 'POST',
    path: '/api/update_survey_blocks',
    access: 'author',
    scope: 'dialogs:write',
    invalidates: [...DRAFT_READS, ...TRAINING_READS, 'answers', 'scriptedTests'],
    errors: [
      'block/deleted',
      'block/duplicate-option',
      'block/duplicate-variable',
      'block/fixed-field',
      'block/order-too-great',
      'block/taken-id',
      'block/too-many',
      'block/unknown',
      'block/unknown-field',
      'block/unknown-type',
      'revision/conflict',
      'role/insufficient',
      'scale/unknown',
      'survey/gone',
      'survey/unknown',
    ],
    request: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('update'),
        survey_id: surveyId,
        unique_question_id: questionId,
        changed_values: z.record(z.string(), z.unknown()),
        ...made,
      }),
      z.object({
        action: z.literal('create'),
        survey_id: surveyId,
        /** Made by the configurator, so that the change can be shown at once and repeated without harm. */
        unique_question_id: newQuestionId,
        type: z.string().max(40),
        order: z.number().int().nonnegative().optional(),
        source_node_id: questionId.nullable().default(null),
        context: messageText.default(''),
        nachfrage: messageText.nullable().optional(),
        likert_na: z.boolean().optional(),
        acknowledgement: messageText.nullable().optional(),
        optionals: z.record(z.string(), z.unknown()).default({}),
        ...made,
      }),
      z.object({ action: z.literal('recreate'), survey_id: surveyId, unique_question_id: questionId, ...made }),
      z.object({ action: z.literal('delete'), survey_id: surveyId, unique_question_id: questionId, ...made }),
    ]),
    response: changed,
  },
  /** Changes of the dialog's settings, its fixed messages, or the list of blocks that end it. */
  updateSurveySettings: {
    method: 'POST',
    path: '/api/update_survey_settings',
    access: 'author',
    scope: 'dialogs:write',
    invalidates: DRAFT_READS,
    // Going back to an earlier state sets all texts in other languages at once, beside those that it is based on.
    body: {
      maxBytes: 2 * TRANSLATION_LIMITS.body + BODY_LIMIT_BYTES,
      maxValues: 400_000,
      tooLarge: 'request/too-large',
    },
    errors: [
      'block/unknown',
      'revision/conflict',
      'role/insufficient',
      'scale/duplicate',
      'scale/unknown',
      'scale/used',
      'survey/gone',
      'survey/unknown',
    ],
    request: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('config'),
        survey_id: surveyId,
        changed_values: surveyConfig.extend({ templ_options: scaleTemplates, sections }).partial(),
        ...made,
      }),
      z.object({
        action: z.literal('fixmessages'),
        survey_id: surveyId,
        changed_values: fixMessages.partial(),
        ...made,
      }),
      z.object({
        action: z.literal('survey_list_isEnd'),
        survey_id: surveyId,
        changed_values: z.object({ survey_list_isEnd: z.array(questionId).max(SURVEY_BLOCKS_LIMIT) }),
        ...made,
      }),
    ]),
    response: z.object({ msg: z.literal('success'), revision: z.number().int() }),
  },
  /**
   * The graph of a dialog: edges, and where its cards lie. `based_on` holds the targets that the author saw, by
   * source.
   */
  surveyStructure: {
    method: 'POST',
    path: '/api/surveys/:id/structure',
    access: 'author',
    scope: 'dialogs:write',
    invalidates: DRAFT_READS,
    whole: true,
    errors: ['block/unknown', 'revision/conflict', 'role/insufficient', 'survey/gone', 'survey/unknown'],
    request: z.object({
      id: surveyId,
      connections: z.array(connection).max(SURVEY_BLOCKS_LIMIT).default([]),
      positions: z.array(placement).max(SURVEY_BLOCKS_LIMIT).default([]),
      ...made,
    }),
    response: z.object({ msg: z.literal('success'), revision: z.number().int() }),
  },
} as const satisfies CallRecords;

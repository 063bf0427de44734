import { z } from 'zod';
import { reply, variableValue } from '../../blocks/block.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { SCRIPTED_TESTS, TEXT_LIMITS } from '../../limits.ts';
import { done, milliseconds, person, questionId, surveyId } from '../primitives.ts';
import { understood } from './training.ts';
import { language } from './translations.ts';

/** Something that happened in the conversation after its start: `EngineEvent` of the dialog engine. */
const scriptedEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reply'),
    unique_question_id: questionId,
    nachfrage_id: z.string().max(200).nullable(),
    reply,
    understood: understood.optional(),
  }),
  z.object({
    kind: z.literal('response'),
    unique_question_id: questionId,
    values: z.record(z.string(), variableValue).nullable(),
  }),
  z.object({
    kind: z.literal('model'),
    unique_question_id: questionId,
    outcome: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('said'), text: z.string().max(TEXT_LIMITS.message) }),
      z.object({ kind: z.literal('met'), condition_id: z.string(), quote: z.string() }),
      z.object({ kind: z.literal('over'), reason: z.enum(['stop', 'limit', 'enough']) }),
      z.object({ kind: z.literal('failed') }),
    ]),
  }),
  z.object({ kind: z.literal('set'), values: z.record(z.string(), variableValue) }),
  z.object({ kind: z.literal('language'), language }),
]);
export type ScriptedEvent = z.infer<typeof scriptedEvent>;

/** How a conversation came out. */
const scriptedResult = z.object({
  ended: z.boolean(),
  /** The last block that it came to; null for none. */
  last: questionId.nullable(),
  /** What the variables held then. */
  values: z.record(z.string(), variableValue),
});
export type ScriptedResult = z.infer<typeof scriptedResult>;

const name = z.string().trim().min(1, 'Bitte geben Sie dem Test einen Namen.').max(TEXT_LIMITS.label);
/** A conversation that is kept with what it is expected to come to. */
const script = z.object({
  name,
  /** What its orders were drawn by; null where nothing was drawn. */
  seed: z.number().int().nullable(),
  /** The arms that it had drawn, by experiment; absent for none. */
  draws: z.record(questionId, z.string()).optional(),
  /** The language that it began in; absent for the main one. */
  language: language.optional(),
  events: z.array(scriptedEvent).min(1).max(SCRIPTED_TESTS.events),
  expected: scriptedResult,
});
export type Script = z.infer<typeof script>;

const scriptedTest = script.extend({
  test_id: z.uuid(),
  created_at: milliseconds,
  /** null once their account is gone. */
  created_by: person.nullable(),
});
export type ScriptedTest = z.infer<typeof scriptedTest>;

const one = { survey_id: surveyId, test_id: z.uuid() };

export const scriptedTestCalls = {
  /** The conversations that are kept as tests, the oldest first; the check runs them (`checkDialog`). */
  scriptedTests: {
    method: 'GET',
    path: '/api/surveys/:survey_id/tests',
    access: 'author',
    errors: ['survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ tests: z.array(scriptedTest) }),
  },
  /** Keeps the author's own test conversation, as it stands, as a test. The id is of the caller's making, so that it can be repeated. */
  keepConversationAsTest: {
    method: 'POST',
    path: '/api/surveys/:survey_id/tests/:test_id',
    access: 'author',
    invalidates: ['checkDialog', 'scriptedTests'],
    errors: [
      'conversation/unknown',
      'role/insufficient',
      'scripted-test/dialog-changed',
      'scripted-test/no-reply',
      'scripted-test/too-long',
      'scripted-test/too-many',
      'survey/unknown',
    ],
    request: z.object(one),
    response: z.object({ test: scriptedTest }),
  },
  /** Another name or another expectation in place of those before; brings back a test that was deleted. */
  setScriptedTest: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/tests/:test_id',
    access: 'author',
    invalidates: ['checkDialog', 'scriptedTests'],
    errors: ['role/insufficient', 'scripted-test/too-many', 'survey/unknown'],
    request: z.object({ ...one, ...script.shape }),
    response: z.object({ test: scriptedTest }),
  },
  deleteScriptedTest: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/tests/:test_id',
    access: 'author',
    invalidates: ['checkDialog', 'scriptedTests'],
    errors: ['role/insufficient', 'scripted-test/unknown', 'survey/unknown'],
    request: z.object(one),
    response: done,
  },
} as const satisfies CallRecords;

import { z } from 'zod';
import { exitCondition } from '../../../dialog/blocks/gpt/contract.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { GPT_EXIT_CONDITIONS_LIMIT, MODEL_TRY_LIMITS, TALK_REPLY_LIMIT } from '../../limits.ts';
import { milliseconds, publicSurveyId, questionId, surveyId } from '../primitives.ts';

/** Why a model gave no answer that counts. */
export const modelFault = z.enum([
  /** No answer, or none to its end, in the time that there is. */
  'timeout',
  /** The connection failed or ended early. */
  'network',
  /** The provider has too much to do. */
  'rate-limited',
  /** The provider failed. */
  'server',
  /** Key or address are wrong. */
  'settings',
  /** It refused, or its provider filtered the answer. */
  'refused',
  /** It said nothing. */
  'empty',
  /** It said something else than it was asked for. */
  'bad-answer',
  /** The tokens of the conversation, the dialog or the day are used up. */
  'budget',
  /** Too many wait already. */
  'busy',
  /** The server stopped, or the caller gave up. */
  'aborted',
]);
export type ModelFault = z.infer<typeof modelFault>;

/** The kinds of endpoints: `openai` is every one that speaks as OpenAI does. */
export const modelProvider = z.enum(['openai', 'anthropic', 'gemini', 'mistral', 'ollama']);
export type ModelProvider = z.infer<typeof modelProvider>;

/** An endpoint as people may see it: without key and path. */
const endpoint = z.object({
  /** Such as `api.mistral.ai`. */
  host: z.string(),
  model: z.string(),
  provider: modelProvider,
  /** Whether what is sent leaves this machine. */
  outside: z.boolean(),
  /** How long respondents wait at most, in seconds, where the operator has said so; null: by what the model shows of itself. */
  seconds: z.number().nullable(),
  /** What a million tokens cost that are sent or answered, as the operator has said; null: unknown. */
  price: z.object({ sent: z.number(), answered: z.number(), currency: z.string() }).nullable(),
});

export const modelState = z.object({
  /** null: no model is connected. */
  main: endpoint.nullable(),
  /** Asked where the first one fails. */
  reserve: endpoint.nullable(),
});
export type ModelState = z.infer<typeof modelState>;

/** What the model said of one exit condition, and whether it counts. */
export const modelVerdict = z.object({
  condition_id: z.string(),
  status: z.enum(['met', 'not_met', 'unclear']),
  /** The respondent's words that it rests on; '' for none. */
  quote: z.string(),
  /** Which reply the words stand in, from 1; 0 for none. */
  reply: z.number().int(),
  confidence: z.number().min(0).max(1),
  /** Why it does not count; null where it does. */
  refused: z.enum(['not-met', 'no-quote', 'not-sure', 'too-early']).nullable(),
});
export type ModelVerdict = z.infer<typeof modelVerdict>;

/** A call of a model as it is kept. */
export const keptCall = z.object({
  call_id: z.uuid(),
  /** The turn that it was made for. */
  turn: z.number().int(),
  unique_question_id: questionId,
  /** Judges exit conditions, goes on with the conversation, asks back. */
  purpose: z.enum(['judge', 'talk', 'probe']),
  /** Which wording of the product's own instructions. */
  prompt_version: z.string(),
  /** SHA-256 of the canonical request, in hex. */
  request_hash: z.string(),
  endpoint: z.enum(['main', 'reserve']),
  model: z.string(),
  /** Temperature, greatest length and form of the answer. */
  parameters: z.record(z.string(), z.unknown()),
  /** As it was said; null where nothing came. */
  answer: z.string().nullable(),
  fault: modelFault.nullable(),
  /** What was made of the answer: of a judge's the verdicts, else the text that was shown or why it was not. */
  verdict: z.object({
    conditions: z.array(modelVerdict).optional(),
    wants_stop: z.boolean().optional(),
    shown: z.string().nullable().optional(),
    /** Why what it said was not shown. */
    refused: z.string().nullable().optional(),
  }),
  /** What was sent, with what was hidden in it; null for a call from before it was kept, and where nothing was sent. */
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).nullable(),
  tokens_in: z.number().int(),
  /** With those of thinking. */
  tokens_out: z.number().int(),
  /** Those of `tokens_out` that were thought and not said. */
  tokens_thought: z.number().int(),
  /** What it cost by the operator's prices; null where they are unknown. */
  cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  took_ms: z.number().int(),
  made_at: milliseconds,
});
export type ModelCallKept = z.infer<typeof keptCall>;

const said = z.object({ by: z.enum(['model', 'person']), text: z.string().max(TALK_REPLY_LIMIT) });

/** A conversation that exit conditions are tried on. */
const exitTrial = z.object({
  trial_id: z.uuid(),
  said: z.array(said).min(1).max(MODEL_TRY_LIMITS.said),
  /** The conversation that it was recorded from, with which it goes, and when that began; null for a pasted one. */
  recorded: z.object({ conversation_id: z.uuid(), begun: milliseconds }).nullable(),
  /** What its author says that is right: a condition, or none of them (null); null while nothing is said. */
  expected: z.object({ condition_id: exitCondition.shape.id.nullable() }).nullable(),
});
export type ExitTrial = z.infer<typeof exitTrial>;
const ofTalk = { id: surveyId, questionId };
const trialErrors = ['block/not-gpt', 'block/unknown', 'role/insufficient', 'survey/unknown'] as const;

/** What `streams.spoken` is asked with. */
export const spokenStreamQuery = z.object({ survey_id: publicSurveyId });

/** All that a model has said so far; or, while it has said nothing for some time, what is told of that, in the dialog's language. */
export const spokenEvent = z.union([z.object({ text: z.string() }), z.object({ thinking: z.string() })]);

export const modelCalls = {
  /** Whether a language model is connected, and which: for authors, who decide what it is used for. */
  modelState: {
    method: 'GET',
    path: '/api/model',
    access: 'author',
    request: z.object({}),
    response: modelState,
  },
  /** The same with what was used and what went wrong today. */
  adminModel: {
    method: 'GET',
    path: '/api/admin/model',
    access: 'admin',
    fresh: true,
    request: z.object({}),
    response: modelState.extend({
      /** Whether the environment names them: then nobody changes them here. */
      by_environment: z.boolean(),
      /** Where each is asked, path included; null where none is connected. */
      urls: z.object({ main: z.string().nullable(), reserve: z.string().nullable() }),
      /** Of today (UTC). */
      today: z.object({
        tokens: z.number().int(),
        calls: z.number().int(),
        faults: z.array(z.object({ fault: modelFault, count: z.number().int() })),
      }),
      /** The most tokens of a conversation, of a dialog in a day and of all in a day. */
      budgets: z.object({ conversation: z.number().int(), survey: z.number().int(), day: z.number().int() }),
      /** How many calls run and wait at this moment, on this server. */
      running: z.number().int(),
      waiting: z.number().int(),
    }),
  },
  /** Asks a model for one word, to see that address, key and name are right; counts as any other call. */
  adminTryModel: {
    method: 'POST',
    path: '/api/admin/model/try',
    access: 'admin',
    fresh: true,
    invalidates: ['adminModel'],
    errors: ['model/not-connected'],
    request: z.object({ endpoint: z.enum(['main', 'reserve']) }),
    response: z.object({
      /** null: it answered. */
      fault: modelFault.nullable(),
      /** What happened and what to do, in German. */
      sentence: z.string(),
      took_ms: z.number().int(),
      /** Whether it keeps to a form that it is given. */
      structured: z.boolean(),
      /** Whether it thinks before it speaks, so that respondents wait longer. */
      thinks: z.boolean(),
    }),
  },
  /**
   * Judges transcripts by the exit conditions of a KI-Gespräch, as it stands or as given: what a conversation would be judged.
   * Nothing is kept of them here (`keepExitTrial`).
   */
  tryExitConditions: {
    method: 'POST',
    path: '/api/surveys/:id/model/:questionId/try',
    access: 'author',
    invalidates: [],
    errors: ['block/not-gpt', 'block/unknown', 'model/not-connected', 'role/insufficient', 'survey/unknown'],
    request: z.object({
      id: surveyId,
      questionId,
      conditions: z
        .array(exitCondition.pick({ id: true, condition: true }))
        .max(GPT_EXIT_CONDITIONS_LIMIT)
        .optional(),
      transcripts: z
        .array(z.object({ said: z.array(said).min(1).max(MODEL_TRY_LIMITS.said) }))
        .min(1)
        .max(MODEL_TRY_LIMITS.transcripts),
    }),
    response: z.object({
      results: z.array(
        z.object({
          verdicts: z.array(modelVerdict),
          /** The condition that the conversation would end on; null for none. */
          met: z.string().nullable(),
          wants_stop: z.boolean(),
          fault: modelFault.nullable(),
        }),
      ),
    }),
  },
  /** What the exit conditions of a KI-Gespräch are tried on, in the order in which it was added. */
  exitTrials: {
    method: 'GET',
    path: '/api/surveys/:id/model/:questionId/trials',
    access: 'author',
    errors: [...trialErrors],
    request: z.object(ofTalk),
    response: z.object({ trials: z.array(exitTrial) }),
  },
  /** Keeps one of them; of one that is kept, what is right for it. */
  keepExitTrial: {
    method: 'PUT',
    path: '/api/surveys/:id/model/:questionId/trials/:trial_id',
    access: 'author',
    invalidates: ['exitTrials'],
    errors: [...trialErrors, 'conversation/unknown', 'trial/too-many'],
    request: exitTrial.extend(ofTalk),
    response: z.object({ msg: z.literal('success') }),
  },
  /** Takes one out. */
  deleteExitTrial: {
    method: 'DELETE',
    path: '/api/surveys/:id/model/:questionId/trials/:trial_id',
    access: 'author',
    invalidates: ['exitTrials'],
    errors: [...trialErrors],
    request: z.object({ ...ofTalk, trial_id: z.uuid() }),
    response: z.object({ msg: z.literal('success') }),
  },
  /** Every call of a model in a conversation, in order, with what was made of it: for whoever reads the conversation. */
  conversationModelCalls: {
    method: 'GET',
    path: '/api/surveys/:survey_id/conversations/:conversation_id/model_calls',
    access: 'author',
    reads: 'conversations',
    errors: ['conversation/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, conversation_id: z.uuid() }),
    response: z.object({ calls: z.array(keptCall) }),
  },
} as const satisfies CallRecords;

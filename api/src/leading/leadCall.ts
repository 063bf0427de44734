import type { ModelFault, ModelVerdict } from '@dialogwerk/shared/contract';
import { wantsToStop } from '@dialogwerk/shared/dialog';
import type { ModelCall, ModelOutcome } from '@dialogwerk/shared/dialog';
import { z } from 'zod';
import { ModelError } from '../model/ModelError.ts';
import type { ModelRequest } from '../model/ModelRequest.ts';
import { parseForm } from '../model/parseForm.ts';
import type { Ask, Reading } from './Ask.ts';
import { createMask } from '@dialogwerk/shared/dialog/personal';
import type { Mask } from '@dialogwerk/shared/dialog/personal';
import { dataOf } from './dataOf.ts';
import { exitVerdicts, judgement, judgementForm } from './exitVerdicts.ts';
import { probeProblem } from './probeProblem.ts';
import { judgePrompt, probePrompt, promptVersions, talkPrompt } from './prompts.ts';
import { spokenSoFar, spokenText } from './spokenText.ts';

type Talk = Extract<ModelCall, { kind: 'talk' }>;
type Probe = Extract<ModelCall, { kind: 'probe' }>;
type Messages = ModelRequest['messages'];

/** Something of a turn's time is left for the answer. */
const JUDGE_SHARE = 0.7;
const JUDGE_TOKENS = { least: 200, each: 100 };
const PROBE_TOKENS = 150;
/** German has some 3.3 signs a token. */
const SIGNS_PER_TOKEN = 3;

/** What a judge found. */
export interface Judged {
  readonly verdicts: readonly ModelVerdict[];
  readonly wants_stop: boolean;
}

function asking(system: string, user: string): Messages {
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

/** Asks for a form, and once more where the answer has another one; throws `bad-answer` then. */
async function askForm<T, V>(
  ask: Ask,
  question: Omit<Parameters<Ask>[0], 'request'> & { readonly request: ModelRequest },
  schema: z.ZodType<T>,
  read: (value: T) => Reading<V>,
): Promise<V> {
  const once = (request: ModelRequest) =>
    ask({ ...question, request }, (answer): Reading<{ readonly answer: string; readonly value: V | null }> => {
      const parsed = parseForm(schema, answer);
      if (parsed === null) return { value: { answer, value: null }, verdict: {}, isBad: true };
      const { value, verdict } = read(parsed);
      return { value: { answer, value }, verdict };
    });
  const first = await once(question.request);
  if (first.value !== null) return first.value;
  const repair: Messages = [
    ...question.request.messages,
    { role: 'assistant', content: first.answer.slice(0, 2_000) },
    { role: 'user', content: 'Das war nicht die verlangte Form. Antworte nur mit dem JSON, ohne Worte darum.' },
  ];
  const second = await once({ ...question.request, messages: repair });
  if (second.value === null) throw new ModelError('bad-answer');
  return second.value;
}

/** Judges all exit conditions of a conversation in one call that knows no brief; throws `ModelError`. */
export async function judge(call: Talk, ask: Ask, mask: Mask): Promise<Judged> {
  const { said } = call;
  const read = said.flatMap(({ by, text }) => (by === 'person' ? [call.mask ? mask.hide(text) : text] : []));
  const request = {
    messages: asking(judgePrompt.system, judgePrompt.user(call, dataOf({ ...call, known: {} }, mask))),
    temperature: 0,
    max_tokens: JUDGE_TOKENS.least + JUDGE_TOKENS.each * call.conditions.length,
    form: judgementForm,
  };
  const question = { purpose: 'judge', prompt_version: promptVersions.judge, request, share: JUDGE_SHARE } as const;
  return askForm(ask, question, judgement, (found) => {
    const conditions = exitVerdicts(call, found, read).map((one) =>
      Object.assign({}, one, { quote: mask.show(one.quote) }),
    );
    const wants_stop = found.wants_stop === true;
    return { value: { verdicts: conditions, wants_stop }, verdict: { conditions, wants_stop } };
  });
}

/** The exit that a judgement leads to; null for none. What the respondent wants comes first. */
export function exitOf({ verdicts, wants_stop }: Judged): Extract<ModelOutcome, { kind: 'met' | 'over' }> | null {
  const met = verdicts.find(({ refused }) => refused === null);
  if (met) return { kind: 'met', condition_id: met.condition_id, quote: met.quote };
  return wants_stop ? { kind: 'over', reason: 'stop' } : null;
}

async function leadTalk(call: Talk, ask: Ask, onText?: (text: string) => void): Promise<ModelOutcome> {
  const mask = createMask();
  const last = call.said.at(-1);
  if (last?.by === 'person') {
    if (wantsToStop(last.text)) return { kind: 'over', reason: 'stop' };
    const judged = call.conditions.length > 0 ? await passing(judge(call, ask, mask)) : null;
    const exit = judged && exitOf(judged);
    if (exit) return exit;
    if (call.exchanges_left === 0) return { kind: 'over', reason: 'limit' };
  }
  const messages = asking(talkPrompt.system(call), talkPrompt.user(dataOf(call, mask)));
  const max_tokens = Math.ceil(call.max_length / SIGNS_PER_TOKEN) + 60;
  const say = (wanted: Messages) =>
    ask(
      {
        purpose: 'talk',
        prompt_version: promptVersions.talk,
        request: { messages: wanted, temperature: 0.4, max_tokens, form: null },
        ...(onText ? { onText: (text: string) => onText(mask.show(spokenSoFar(call, text))) } : {}),
      },
      (answer) => {
        const spoken = spokenText(call, answer);
        const shown = 'text' in spoken ? mask.show(spoken.text) : null;
        const problem = 'problem' in spoken ? spoken.problem : null;
        return { value: { shown, problem }, verdict: { shown, refused: problem }, isBad: problem !== null };
      },
    );
  const first = await say(messages);
  const again = (problem: string): Messages => [...messages, { role: 'user', content: talkPrompt.again(problem) }];
  const { shown } = first.problem === null ? first : await say(again(first.problem));
  return shown ? { kind: 'said', text: shown } : { kind: 'failed' };
}

const probeAnswer = z.object({ ask: z.boolean(), question: z.string().nullish() });
const probeForm = {
  name: 'nachfrage',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['ask', 'question'],
    properties: { ask: { type: 'boolean' }, question: { type: 'string' } },
  },
};

async function leadProbe(call: Probe, ask: Ask): Promise<ModelOutcome> {
  const last = call.said.at(-1);
  if (last?.by === 'person' && wantsToStop(last.text)) return { kind: 'over', reason: 'stop' };
  const mask = createMask();
  const data = dataOf(call, mask, { question: call.question });
  const messages = asking(probePrompt.system(call), probePrompt.user(data));
  type Probed =
    | { readonly enough: true }
    | { readonly enough: false; readonly question: string; readonly problem: string | null };
  const probe = (wanted: Messages) => {
    const request = { messages: wanted, temperature: 0.3, max_tokens: PROBE_TOKENS, form: probeForm };
    const question = { purpose: 'probe', prompt_version: promptVersions.probe, request } as const;
    return askForm<z.infer<typeof probeAnswer>, Probed>(ask, question, probeAnswer, (answer) => {
      if (!answer.ask) return { value: { enough: true }, verdict: { shown: null, refused: null } };
      const shown = mask.show((answer.question ?? '').trim());
      const problem = probeProblem(call, shown);
      const verdict = { shown: problem === null ? shown : null, refused: problem };
      return { value: { enough: false, question: shown, problem }, verdict };
    });
  };
  const first = await probe(messages);
  if (first.enough) return { kind: 'over', reason: 'enough' };
  if (first.problem === null) return { kind: 'said', text: first.question };
  const again: Messages = [...messages, { role: 'user', content: probePrompt.again(first.problem) }];
  const second = await probe(again);
  if (second.enough) return { kind: 'over', reason: 'enough' };
  return second.problem === null ? { kind: 'said', text: second.question } : { kind: 'failed' };
}

/** A judge that fails is no reason to end a conversation: nothing is met then. */
async function passing(judging: Promise<Judged>): Promise<Judged | null> {
  try {
    return await judging;
  } catch (error) {
    if (error instanceof ModelError && !ENDS_TURN.has(error.fault)) return null;
    throw error;
  }
}

const ENDS_TURN = new Set<ModelFault>(['aborted', 'budget', 'busy', 'settings']);

/**
 * What a model makes of its task, with everything that is checked about it. Never throws for a fault of a model: that is the
 * outcome `failed`; only for `aborted`, because then nothing was decided. The same answers always give the same outcome.
 */
export async function leadCall(call: ModelCall, ask: Ask, onText?: (text: string) => void): Promise<ModelOutcome> {
  try {
    return call.kind === 'talk' ? await leadTalk(call, ask, onText) : await leadProbe(call, ask);
  } catch (error) {
    if (error instanceof ModelError && error.fault !== 'aborted') return { kind: 'failed' };
    throw error;
  }
}

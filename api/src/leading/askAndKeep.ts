import type { ModelCallKept, ModelFault } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { DATA_MARK } from './Ask.ts';
import type { Ask, Question } from './Ask.ts';
import { requestHash } from './requestHash.ts';
import { estimateTokens, tokensOf } from '../model/estimateTokens.ts';
import { reserveTokens, settleTokens, usageDay } from '../model/modelBudget.ts';
import { ModelError } from '../model/ModelError.ts';
import type { ModelPrice } from '../model/Endpoint.ts';
import type { ModelRequest } from '../model/ModelRequest.ts';
import { uuidv7 } from '../storage/ids.ts';
import type { Services } from '../services.ts';
import type { LedTurn } from './LedTurn.ts';

type Reach = Pick<Services, 'db' | 'model' | 'now' | 'pseudonym'>;

/** Milliseconds below which nothing is asked any more. */
const LEAST_MS = 400;

/**
 * Asks the model that is connected, within what the turn has left and its budgets allow, and keeps each call with what was made
 * of it, also one that failed. `until` on the clock of `performance.now()`; it moves when the model shows that it thinks.
 */
export function askAndKeep(reach: Reach, led: LedTurn, until: () => number, signal: AbortSignal): Ask {
  const { survey_id, conversation_id, turn } = led;
  // Nobody who writes a reply can know it, and the same turn has the same one again.
  const mark = reach.pseudonym(`model data ${survey_id} ${conversation_id} ${turn}`).toString('hex').slice(0, 16);

  return async (question, read) => {
    const { request, onText } = question;
    const begun = performance.now();
    const day = usageDay(reach.now());
    const reserved = estimateTokens(request);
    const sent = withMark(request, mark);
    const messages = [...sent.messages];
    const keep = (made: Made) =>
      keepCall(reach, led, question, { ...made, took_ms: Math.round(performance.now() - begun) });
    try {
      await reserveTokens(reach, led, reserved);
    } catch (error) {
      if (error instanceof ModelError) await keep({ ...nothing, fault: error.fault });
      throw error;
    }
    const settle = (used: number, fault: ModelFault | null) =>
      settleTokens(reach, { survey_id, day, reserved, used, fault });
    try {
      const share = question.share ?? 1;
      const untilAnswered = () => Math.min(until(), begun + share * reach.model.patience());
      if (untilAnswered() - begun < LEAST_MS) throw new ModelError('timeout');
      const circumstances = { until: untilAnswered, signal, ...(onText ? { onText } : {}) };
      const answer = await reach.model.ask(sent, circumstances);
      const { value, verdict, isBad } = read(answer.text);
      const tokens_in = answer.usage?.tokens_in ?? reserved - request.max_tokens;
      const tokens_out = answer.usage?.tokens_out ?? tokensOf(answer.text);
      const fault = isBad ? 'bad-answer' : null;
      await settle(tokens_in + tokens_out, fault);
      const { endpoint, model, text, price } = answer;
      const tokens_thought = answer.usage?.tokens_thought ?? 0;
      const tokens = { tokens_in, tokens_out, tokens_thought };
      await keep({ endpoint, model, answer: text, fault, verdict, messages, ...tokens, cost: costOf(price, tokens) });
      return value;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      // What failed may have been counted by the provider all the same: what was sent is.
      const spent = error.fault === 'timeout' || error.fault === 'bad-answer' ? reserved - request.max_tokens : 0;
      await settle(spent, error.fault);
      await keep({ ...nothing, messages, fault: error.fault });
      throw error;
    }
  };
}

type Made = Pick<
  ModelCallKept,
  | 'endpoint'
  | 'model'
  | 'answer'
  | 'fault'
  | 'verdict'
  | 'messages'
  | 'tokens_in'
  | 'tokens_out'
  | 'tokens_thought'
  | 'cost'
>;

const nothing: Omit<Made, 'fault'> = {
  endpoint: 'main',
  model: '',
  answer: null,
  verdict: {},
  messages: null,
  tokens_in: 0,
  tokens_out: 0,
  tokens_thought: 0,
  cost: null,
};

const MILLION = 1_000_000;

/** What so many tokens cost; null where the price is unknown. */
function costOf(price: ModelPrice | null, used: Pick<Made, 'tokens_in' | 'tokens_out'>): Made['cost'] {
  if (price === null) return null;
  const { sent, answered, currency } = price;
  return { amount: (used.tokens_in * sent + used.tokens_out * answered) / MILLION, currency };
}

function withMark(request: ModelRequest, mark: string): ModelRequest {
  const messages = request.messages.map(({ role, content }) => ({
    role,
    content: content.replaceAll(DATA_MARK, `<daten-${mark}>`),
  }));
  return { ...request, messages };
}

/** Keeps a call, unless its conversation was deleted meanwhile. */
async function keepCall(
  { db, model, now }: Reach,
  { survey_id, conversation_id, turn, call }: LedTurn,
  question: Question,
  made: Made & { readonly took_ms: number },
): Promise<void> {
  const { purpose, prompt_version, request } = question;
  const { temperature, max_tokens, form } = request;
  const parameters = JSON.stringify({ temperature, max_tokens, form: form?.name ?? null });
  await sql`
    insert into model_calls (survey_id, conversation_id, call_id, turn, unique_question_id, purpose, prompt_version, request_hash,
      endpoint, model, parameters, answer, fault, verdict, messages, tokens_in, tokens_out, tokens_thought, cost, currency,
      took_ms, made_at)
    select survey_id, conversation_id, ${uuidv7(now())}::uuid, ${turn}, ${call.unique_question_id}, ${purpose}, ${prompt_version},
      ${requestHash(question)}, ${made.endpoint}, ${made.model || (model.state.main?.model ?? '')}, ${parameters}::jsonb,
      ${made.answer}, ${made.fault}, ${JSON.stringify(made.verdict)}::jsonb,
      ${made.messages && JSON.stringify(made.messages)}::jsonb, ${made.tokens_in}, ${made.tokens_out}, ${made.tokens_thought},
      ${made.cost?.amount ?? null}, ${made.cost?.currency ?? null}, ${made.took_ms}, ${new Date(now())}
    from conversations where survey_id = ${survey_id} and conversation_id = ${conversation_id}::uuid`.execute(db);
}

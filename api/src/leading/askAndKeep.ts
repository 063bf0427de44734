import type { ModelCallKept, ModelFault } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { DATA_MARK } from './Ask.ts';
import type { Ask, Question } from './Ask.ts';
import { requestHash } from './requestHash.ts';
import { estimateTokens, tokensOf } from '../model/estimateTokens.ts';
import { reserveTokens, settleTokens, usageDay } from '../model/modelBudget.ts';
import { ModelError } from '../model/ModelError.ts';
import type { ModelRequest } from '../model/ModelRequest.ts';
import { uuidv7 } from '../storage/ids.ts';
import type { Services } from '../calls/services.ts';
import type { LedTurn } from './LedTurn.ts';

type Reach = Pick<Services, 'db' | 'model' | 'now' | 'pseudonym'>;

/** Milliseconds below which nothing is asked any more. */
const LEAST_MS = 400;

/**
 * Asks the model that is connected, within what the turn has left and its budgets allow, and keeps each call with what was made
 * of it, also one that failed. `until` on the clock of `performance.now()`.
 */
export function askAndKeep(reach: Reach, led: LedTurn, until: number, signal: AbortSignal): Ask {
  const { survey_id, conversation_id, turn } = led;
  // Nobody who writes a reply can know it, and the same turn has the same one again.
  const mark = reach.pseudonym(`model data ${survey_id} ${conversation_id} ${turn}`).toString('hex').slice(0, 16);

  return async (question, read) => {
    const { request, onText } = question;
    const begun = performance.now();
    const day = usageDay(reach.now());
    const reserved = estimateTokens(request);
    const keep = (made: Made) =>
      keepCall(reach, led, question, { ...made, took_ms: Math.round(performance.now() - begun) });
    const failed = async (fault: ModelFault): Promise<never> => {
      await keep({ ...nothing, fault });
      throw new ModelError(fault);
    };
    try {
      await reserveTokens(reach, led, reserved);
    } catch (error) {
      if (error instanceof ModelError) return failed(error.fault);
      throw error;
    }
    const settle = (used: number, fault: ModelFault | null) =>
      settleTokens(reach, { survey_id, day, reserved, used, fault });
    try {
      const within = Math.min(question.within, until - begun);
      if (within < LEAST_MS) throw new ModelError('timeout');
      const answer = await reach.model.ask(withMark(request, mark), { within, signal, ...(onText ? { onText } : {}) });
      const { value, verdict, isBad } = read(answer.text);
      const tokens_in = answer.usage?.tokens_in ?? reserved - request.max_tokens;
      const tokens_out = answer.usage?.tokens_out ?? tokensOf(answer.text);
      const fault = isBad ? 'bad-answer' : null;
      await settle(tokens_in + tokens_out, fault);
      const { endpoint, model, text } = answer;
      await keep({ endpoint, model, answer: text, fault, verdict, tokens_in, tokens_out });
      return value;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      // What failed may have been counted by the provider all the same: what was sent is.
      const spent = error.fault === 'timeout' || error.fault === 'bad-answer' ? reserved - request.max_tokens : 0;
      await settle(spent, error.fault);
      return failed(error.fault);
    }
  };
}

type Made = Pick<ModelCallKept, 'endpoint' | 'model' | 'answer' | 'fault' | 'verdict' | 'tokens_in' | 'tokens_out'>;

const nothing: Omit<Made, 'fault'> = {
  endpoint: 'main',
  model: '',
  answer: null,
  verdict: {},
  tokens_in: 0,
  tokens_out: 0,
};

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
      endpoint, model, parameters, answer, fault, verdict, tokens_in, tokens_out, took_ms, made_at)
    select survey_id, conversation_id, ${uuidv7(now())}::uuid, ${turn}, ${call.unique_question_id}, ${purpose}, ${prompt_version},
      ${requestHash(question)}, ${made.endpoint}, ${made.model || (model.state.main?.model ?? '')}, ${parameters}::jsonb,
      ${made.answer}, ${made.fault}, ${JSON.stringify(made.verdict)}::jsonb, ${made.tokens_in}, ${made.tokens_out},
      ${made.took_ms}, ${new Date(now())}
    from conversations where survey_id = ${survey_id} and conversation_id = ${conversation_id}::uuid`.execute(db);
}

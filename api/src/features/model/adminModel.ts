import type { ModelFault } from '@dialogwerk/shared/contract';
import { modelFault } from '@dialogwerk/shared/contract/schemas';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { askCounted } from '../../model/askCounted.ts';
import { usageDay } from '../../model/modelBudget.ts';
import { ModelError } from '../../model/ModelError.ts';
import type { ModelRequest } from '../../model/ModelRequest.ts';
import { faultSentences } from './texts.ts';

/** Which models are connected, what was used and what went wrong today, over all dialogs. */
export const adminModel: Handler<'adminModel'> = async (_, { services: { db, model, now } }) => {
  const day = usageDay(now());
  const rows = await db
    .selectFrom('model_usage')
    .select(['tokens', 'calls', 'faults'])
    .where('day', '=', day)
    .execute();
  const countOf = (fault: ModelFault) => rows.reduce((sum, { faults }) => sum + (faults[fault] ?? 0), 0);
  return {
    ...model.state,
    by_environment: model.byEnvironment,
    urls: model.urls,
    ...model.load(),
    budgets: model.budgets,
    today: {
      tokens: rows.reduce((sum, { tokens }) => sum + Number(tokens), 0),
      calls: rows.reduce((sum, { calls }) => sum + calls, 0),
      faults: modelFault.options.map((fault) => ({ fault, count: countOf(fault) })).filter(({ count }) => count > 0),
    },
  };
};

/** A browser waits for a minute. */
const TRY_MS = 50_000;
/** What an admin tries belongs to no dialog. */
const NO_SURVEY = '';

const tried: ModelRequest = {
  messages: [{ role: 'user', content: 'Antworte nur mit diesem JSON: {"antwort":"ja"}' }],
  temperature: 0,
  max_tokens: 30,
  form: {
    name: 'probe',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['antwort'],
      properties: { antwort: { type: 'string' } },
    },
  },
};

/** Asks one of the models for one word. */
export const adminTryModel: Handler<'adminTryModel'> = async ({ endpoint }, { services }) => {
  if (services.model.state[endpoint] === null) throw new CallError('model/not-connected');
  const begun = performance.now();
  const done = (fault: ModelFault | null, { structured, thinks }: { structured: boolean; thinks: boolean }) => ({
    fault,
    sentence: faultSentences[fault ?? 'none'],
    took_ms: Math.round(performance.now() - begun),
    structured,
    thinks,
  });
  try {
    const { signal } = new AbortController();
    const until = () => begun + TRY_MS;
    const { text, thinks } = await askCounted(services, NO_SURVEY, tried, { until, signal, only: endpoint });
    return done(null, { structured: /^\s*\{\s*"antwort"\s*:\s*"[^"]*"\s*\}\s*$/.test(text), thinks });
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return done(error.fault, { structured: false, thinks: false });
  }
};

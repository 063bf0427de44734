import type { z } from 'zod';
import { CallError } from '../../errors/CallError.ts';
import type { AuthorContext } from '../../calls/handler.ts';
import { askCounted } from '../../model/askCounted.ts';
import { ModelError } from '../../model/ModelError.ts';
import type { ModelRequest } from '../../model/ModelRequest.ts';
import { parseForm } from '../../model/parseForm.ts';
import { takeTokens } from '../../throttle/TokenBucket.ts';
import { writingFaults } from './texts.ts';

/** Both attempts together; a browser waits for a minute. */
const WITHIN_MS = 45_000;
/** Each author may ask so often at once, and once more each half minute. */
const PER_AUTHOR = { name: 'writing', burst: 30, refillMs: 30_000 };

interface Writing<Form, Result> {
  /** The dialog that it is for; '' for none. */
  readonly survey_id: string;
  readonly request: ModelRequest;
  readonly schema: z.ZodType<Form>;
  /** What is made of an answer, or what is wrong with it, as one sentence to the model. */
  readonly read: (form: Form) => { readonly result: Result } | { readonly problem: string };
}

/**
 * Asks the model for something written, and once more where it cannot be used; throws a `CallError` with the German sentence
 * for whatever keeps it from answering.
 */
export async function askWriter<Form, Result>(
  { services, who, signal: given }: AuthorContext,
  { survey_id, request, schema, read }: Writing<Form, Result>,
): Promise<Result> {
  if (!services.model.connected) throw new CallError('model/not-connected');
  const wait = await takeTokens(services, PER_AUTHOR, who.user_id, 1);
  if (wait > 0) throw new CallError('writing/too-many', { retryAfter: Math.ceil(wait / 1000) });
  const begun = performance.now();
  const until = () => begun + WITHIN_MS;
  const signal = given ?? new AbortController().signal;
  const ask = (messages: ModelRequest['messages']) =>
    askCounted(services, survey_id, { ...request, messages }, { until, signal });
  const judge = (text: string) => {
    const form = parseForm(schema, text);
    return form === null ? { problem: 'Das war nicht die verlangte Form.' } : read(form);
  };
  try {
    const { text } = await ask(request.messages);
    const first = judge(text);
    if ('result' in first) return first.result;
    const again = await ask([
      ...request.messages,
      { role: 'assistant', content: text },
      { role: 'user', content: `${first.problem} Antworte noch einmal, nur mit dem JSON, ohne Worte darum.` },
    ]);
    const second = judge(again.text);
    if ('result' in second) return second.result;
    throw new ModelError('bad-answer');
  } catch (error) {
    if (error instanceof ModelError) throw new CallError('model/failed', { sentence: writingFaults[error.fault] });
    throw error;
  }
}

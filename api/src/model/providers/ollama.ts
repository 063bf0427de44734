import { z } from 'zod';
import { estimateTokens } from '../estimateTokens.ts';
import { ModelError } from '../ModelError.ts';
import { parseJson } from './parseJson.ts';
import type { Provider } from './Provider.ts';
import { readLines } from './readLines.ts';

/** Ollama reads 4,096 tokens unless it is told otherwise, and leaves out the beginning without a word. */
const LEAST_CONTEXT = 4_096;

const line = z.object({
  message: z.object({ content: z.string().nullish(), thinking: z.string().nullish() }).nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.number().nullish(),
  eval_count: z.number().nullish(),
  error: z.unknown().optional(),
});

/** Ollama by its own interface, which alone takes the length of what it reads. */
export const ollama: Provider = async function* ({ endpoint, request, dialect, fetch }) {
  const { messages, temperature, max_tokens, form } = request;
  const format = form && { json_schema: form.schema, json_object: 'json', prompt: null }[dialect.form];
  const response = await fetch(`${endpoint.url}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(endpoint.key === null ? {} : { authorization: `Bearer ${endpoint.key}` }),
    },
    body: JSON.stringify({
      model: endpoint.model,
      messages,
      stream: true,
      ...(format ? { format } : {}),
      options: {
        num_predict: max_tokens,
        num_ctx: contextFor(estimateTokens(request)),
        ...(dialect.temperature ? { temperature } : {}),
      },
    }),
  });
  let isRead = false;
  for await (const text of readLines(response.body)) {
    const parsed = line.safeParse(parseJson(text));
    if (!parsed.success) continue;
    isRead = true;
    const { message, done, done_reason, prompt_eval_count, eval_count, error } = parsed.data;
    if (error !== undefined) yield { kind: 'failed' };
    if (message?.thinking) yield { kind: 'thought' };
    if (message?.content) yield { kind: 'said', text: message.content };
    if (!done) continue;
    const usage = { tokens_in: prompt_eval_count ?? 0, tokens_out: eval_count ?? 0, tokens_thought: 0 };
    if (prompt_eval_count || eval_count) yield { kind: 'used', usage };
    yield { kind: 'ended', cut: done_reason === 'length' };
  }
  if (!isRead) throw new ModelError('bad-answer');
};

/** A power of two, because each other length loads the model anew. */
function contextFor(tokens: number): number {
  return Math.max(LEAST_CONTEXT, 2 ** Math.ceil(Math.log2(tokens)));
}

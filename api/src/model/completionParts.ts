import { z } from 'zod';

const said = z.object({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
});
const usage = z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish();

/** What is read of a completion, streamed or whole; everything else in it is the provider's own affair. */
const completion = z.object({
  choices: z
    .array(z.object({ delta: said.nullish(), message: said.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage,
  error: z.unknown().optional(),
});

export interface CompletionPart {
  readonly text: string;
  readonly refused: boolean;
  /** Whether it says that nothing follows. */
  readonly ended: boolean;
  readonly failed: boolean;
  readonly usage: { readonly tokens_in: number; readonly tokens_out: number } | null;
}

/** A piece of a completion; null for what cannot be read, which is left out. */
export function completionPart(json: string): CompletionPart | null {
  const parsed = completion.safeParse(parseJson(json));
  if (!parsed.success) return null;
  const { choices, usage: used, error } = parsed.data;
  const [choice] = choices ?? [];
  const spoken = choice?.delta ?? choice?.message;
  const finish = choice?.finish_reason ?? null;
  return {
    text: spoken?.content ?? '',
    refused: Boolean(spoken?.refusal) || finish === 'content_filter',
    ended: finish !== null,
    failed: error !== undefined && error !== null,
    usage: used ? { tokens_in: used.prompt_tokens ?? 0, tokens_out: used.completion_tokens ?? 0 } : null,
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

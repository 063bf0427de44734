import { z } from 'zod';
import { parseJson } from './parseJson.ts';
import type { Piece } from './Provider.ts';

/** A part of a content: text, a refusal, or what a model thought. */
const part = z.object({
  type: z.string().nullish(),
  text: z.union([z.string(), z.object({ value: z.string() })]).nullish(),
  refusal: z.string().nullish(),
});
const said = z.object({
  content: z.union([z.string(), z.array(z.union([z.string(), part]))]).nullish(),
  refusal: z.string().nullish(),
  // What a model thinks has no name of its own that all agree on.
  reasoning_content: z.unknown().optional(),
  reasoning: z.unknown().optional(),
  reasoning_details: z.unknown().optional(),
  thinking: z.unknown().optional(),
});
type CompletionMessage = z.infer<typeof said>;
const usage = z
  .object({
    prompt_tokens: z.number().nullish(),
    completion_tokens: z.number().nullish(),
    completion_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish(),
  })
  .nullish();

/** What is read of a completion, streamed or whole; everything else in it is the provider's own affair. */
const completion = z.object({
  choices: z
    .array(z.object({ delta: said.nullish(), message: said.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage,
  error: z.unknown().optional(),
});

/** What a completion or a piece of one says; null for what cannot be read. */
export function completionParts(json: string): Piece[] | null {
  const parsed = completion.safeParse(parseJson(json));
  if (!parsed.success) return null;
  const { choices, usage: used, error } = parsed.data;
  const [choice] = choices ?? [];
  const finish = choice?.finish_reason ?? null;
  const spoken = choice?.delta ?? choice?.message;
  const pieces: Piece[] = [...(spoken ? piecesOf(spoken) : [])];
  if (finish === 'content_filter') pieces.push({ kind: 'refused' });
  if (error !== undefined && error !== null) pieces.push({ kind: 'failed' });
  if (used) {
    const tokens_thought = used.completion_tokens_details?.reasoning_tokens ?? 0;
    const [tokens_in, tokens_out] = [used.prompt_tokens ?? 0, used.completion_tokens ?? 0];
    pieces.push({ kind: 'used', usage: { tokens_in, tokens_out, tokens_thought } });
  }
  if (finish !== null) pieces.push({ kind: 'ended', cut: finish === 'length' || finish === 'max_tokens' });
  return pieces;
}

function piecesOf({
  content,
  refusal,
  reasoning_content,
  reasoning,
  reasoning_details,
  thinking,
}: CompletionMessage): Piece[] {
  const thought = [reasoning_content, reasoning, reasoning_details, thinking].some((one) => isSaid(one));
  const parts = typeof content === 'string' ? [content] : (content ?? []);
  return [
    ...(thought ? [{ kind: 'thought' } as const] : []),
    ...parts.map((one): Piece => {
      if (typeof one === 'string') return { kind: 'said', text: one };
      if (one.refusal) return { kind: 'refused' };
      const isText = one.type?.endsWith('text') ?? true;
      const text = typeof one.text === 'string' ? one.text : (one.text?.value ?? '');
      return isText ? { kind: 'said', text } : { kind: 'thought' };
    }),
    ...(refusal ? [{ kind: 'refused' } as const] : []),
  ];
}

const isSaid = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || (Array.isArray(value) && value.length > 0);

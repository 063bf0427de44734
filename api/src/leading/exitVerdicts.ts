import { z } from 'zod';
import type { ModelVerdict } from '@dialogwerk/shared/contract';
import { trimSigns } from '@dialogwerk/shared/dialog';
import type { ModelCall } from '@dialogwerk/shared/dialog';

/** What a judge says, as it is asked for. */
export const judgement = z.object({
  conditions: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['met', 'not_met', 'unclear']),
      quote: z.string().nullish(),
      confidence: z.number().nullish(),
    }),
  ),
  wants_stop: z.boolean().nullish(),
});
export type Judgement = z.infer<typeof judgement>;

/** The same as JSON Schema, for endpoints that keep to one. */
export const judgementForm = {
  name: 'urteil',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['conditions', 'wants_stop'],
    properties: {
      conditions: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'status', 'quote', 'confidence'],
          properties: {
            id: { type: 'string' },
            status: { type: 'string', enum: ['met', 'not_met', 'unclear'] },
            quote: { type: 'string' },
            confidence: { type: 'number' },
          },
        },
      },
      wants_stop: { type: 'boolean' },
    },
  },
} as const;

/** The least that a quote is, in letters and digits: 'ja' can be one. */
const LEAST_QUOTE = 2;

function plain(text: string): string {
  return text
    .replaceAll(/[„“”«»"'‚‘’]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Which of the respondent's replies holds these words, from 1; 0: none does. Half words do not count. */
function replyWith(quote: string, replies: readonly string[]): number {
  const words = trimSigns(plain(quote), ' .…,;:!?-');
  if (words.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEAST_QUOTE) return 0;
  return replies.findIndex((reply) => holdsWords(plain(reply), words)) + 1;
}

const partOfWord = /[\p{L}\p{N}]/u;

/** Whether these words stand in a text, and not within other ones. */
function holdsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!partOfWord.test(text.charAt(at - 1)) && !partOfWord.test(text.charAt(at + words.length))) return true;
  }
  return false;
}

/** The longest quote that is kept, in characters. */
const LONGEST_QUOTE = 500;

/**
 * What a judgement says of each condition, in the author's order, and why it does not count: 'met' counts only where the quote
 * stands word for word in a reply of the respondent's, the model is sure enough and the conversation long enough. Ids that
 * nobody asked for are left out. `replies` as the judge read them.
 */
export function exitVerdicts(
  {
    conditions,
    may_end,
    min_confidence,
  }: Pick<Extract<ModelCall, { kind: 'talk' }>, 'conditions' | 'may_end' | 'min_confidence'>,
  said: Judgement,
  replies: readonly string[],
): ModelVerdict[] {
  return conditions.flatMap(({ id }): ModelVerdict[] => {
    const one = said.conditions.find((judged) => judged.id === id);
    if (!one) return [];
    const quote = (one.quote ?? '').slice(0, LONGEST_QUOTE);
    const reply = replyWith(quote, replies);
    const confidence = Math.min(1, Math.max(0, one.confidence ?? 0));
    const refusal = (): ModelVerdict['refused'] => {
      if (one.status !== 'met') return 'not-met';
      if (reply === 0) return 'no-quote';
      if (confidence < min_confidence) return 'not-sure';
      return may_end ? null : 'too-early';
    };
    return [{ condition_id: id, status: one.status, quote, reply, confidence, refused: refusal() }];
  });
}

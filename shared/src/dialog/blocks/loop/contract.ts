import { z } from 'zod';
import { LIST_LIMITS, LOOP_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { baseBlock, carrying, numberedItems } from '../../../contract/blocks/base.ts';
import { messageText, questionId, variableName } from '../../../contract/schemas/primitives.ts';

const most = z.number().int().min(1).max(LOOP_LIMITS.rounds);
const label = z.string().min(1).max(TEXT_LIMITS.option);

/** What a loop has a round for. */
const rounds = z.discriminatedUnion('kind', [
  /** Each of its entries: those that it takes over, then its own `items`. */
  z.object({ kind: z.literal('entries') }),
  /** As many as an expression says as the loop is come to; never more than `most`. */
  z.object({ kind: z.literal('number'), count: z.string().max(TEXT_LIMITS.expression), most }),
  /** One, and another one as long as the question `text` is answered with `yes`; never more than `most`. */
  z.object({ kind: z.literal('again'), text: messageText, yes: label, no: label, most }),
]);

/**
 * Wiederholung: asks a group of blocks once for each round (domain.md §17). It says its `context` before the first one. Each round has answers and
 * columns of its own: of the question `name` in the second round they stand under `name_2`. Within a round `{{<variable>.nr}}` is its place among those
 * that were gone through, `{{<variable>.name}}` what it is called; a block of the group that goes on at the loop itself begins the next round.
 */
export const loopBlock = z.object({
  ...baseBlock,
  ...carrying,
  type: z.literal('loop'),
  rounds: rounds.default({ kind: 'number', count: '', most: 10 }),
  items: z
    .array(z.object({ id: z.string().min(1).max(64), text: label }))
    .max(LIST_LIMITS.handledOptions)
    .default([]),
  ...numberedItems,
  /** The variable of the group whose answer a round is called by; null: by its entry, or its number. */
  named_by: variableName.nullable().default(null),
  /** The blocks of the group; they follow each other as they do in `order`. */
  members: z.array(questionId).max(LOOP_LIMITS.members).default([]),
});

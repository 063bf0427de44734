import type { Block, BlockOf } from '../../contract/index.ts';
import { triesOf, triesTargetOf } from '../blocks/common/ruled.ts';
import { timeLimitOf, timeTargetOf } from '../blocks/common/timed.ts';
import { edgeTexts } from './texts.ts';
import { END } from './terminals.ts';

/** An edge that a block's own settings open, beside its jumps. */
export interface SettledEdge {
  /** Block id, or `END`. */
  readonly target: string;
  readonly label: string;
  /** The outcome that it leads away from; null where nobody can lead it elsewhere. */
  readonly outcome: SettledOutcome | null;
}

/** What a block can come to beside an answer: how it is called in handles and lines. No option is called so, because options never begin with '@'. */
export type SettledOutcome =
  | '@failed'
  | '@notUnderstood'
  | '@tries'
  | '@timedOut'
  | '@noModel'
  | '@declined'
  | `@exit:${string}`;

/** An outcome that a block's settings open. */
export interface SettledWay {
  readonly outcome: SettledOutcome;
  readonly label: string;
  /** Where it leads; null: to where the block goes on. */
  readonly target: string | null;
}

/** What a block can come to beside an answer, whether it leads anywhere of its own or not: words that are not understood, replies that do not fit, a time that is over, a request that fails, a conversation with and without a model, a needed consent that is declined. */
export function settledWays(block: Block): SettledWay[] {
  const tries = triesOf(block);
  const seconds = timeLimitOf(block);
  return [
    ...(tries === null
      ? []
      : [{ outcome: '@tries', label: edgeTexts.tries(tries), target: triesTargetOf(block) } as const]),
    ...(seconds === null
      ? []
      : [{ outcome: '@timedOut', label: edgeTexts.timedOut(seconds), target: timeTargetOf(block) } as const]),
    ...waysOfType(block),
  ];
}

/** Whether nobody leads a conversation: then it has no other way than where it goes without a model, which is its own. */
function isUnled(block: Block): boolean {
  return block.type === 'gpt' && block.brief === '' && block.gpt_exit_conditions.length === 0;
}

/** Where replies that do not fit, a time that is over, a request that fails, words that are not understood, a conversation with and without a model, and a declined consent lead to. */
export function settledEdges(block: Block): SettledEdge[] {
  const unled: SettledEdge[] =
    block.type === 'gpt' && !block.is_end && isUnled(block) && block.fallback_target !== null
      ? [{ target: block.fallback_target, label: edgeTexts.noModel, outcome: null }]
      : [];
  const ways = settledWays(block).flatMap(({ outcome, label, target }) =>
    target === null ? [] : [{ outcome, label, target }],
  );
  return [...ways, ...unled];
}

function waysOfType(block: Block): SettledWay[] {
  if (block.type === 'api') return [{ outcome: '@failed', label: edgeTexts.failed, target: block.error_target }];
  // Who declines what is needed is not asked anew.
  if (block.type === 'consent' && block.required)
    return [{ outcome: '@declined', label: block.label_decline, target: END }];
  if ('way_out' in block && block.in_words)
    return [{ outcome: '@notUnderstood', label: edgeTexts.notUnderstood, target: block.way_out }];
  return block.type === 'gpt' && !block.is_end && !isUnled(block) ? talkWays(block) : [];
}

/** What a led conversation ends on, and where it goes without a model. */
function talkWays({ gpt_exit_conditions, fallback_target }: BlockOf<'gpt'>): SettledWay[] {
  const exits = gpt_exit_conditions.map(
    ({ id, condition, target }) => ({ outcome: `@exit:${id}`, label: condition, target }) as const,
  );
  return [...exits, { outcome: '@noModel', label: edgeTexts.noModel, target: fallback_target }];
}

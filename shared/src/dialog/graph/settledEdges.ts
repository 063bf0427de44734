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
}

/** Where replies that do not fit, a time that is over, a request that fails, words that are not understood, a conversation with and without a model, and a declined consent lead to. */
export function settledEdges(block: Block): SettledEdge[] {
  const target = triesTargetOf(block);
  const tries = triesOf(block);
  const left = target === null || tries === null ? [] : [{ target, label: edgeTexts.tries(tries) }];
  return [...left, ...timeEdges(block), ...edgesOfType(block)];
}

function timeEdges(block: Block): SettledEdge[] {
  const target = timeTargetOf(block);
  const seconds = timeLimitOf(block);
  return target === null || seconds === null ? [] : [{ target, label: edgeTexts.timedOut(seconds) }];
}

function edgesOfType(block: Block): SettledEdge[] {
  if (block.type === 'api' && block.error_target !== null)
    return [{ target: block.error_target, label: edgeTexts.failed }];
  if (block.type === 'consent' && block.required) return [{ target: END, label: block.label_decline }];
  if ('way_out' in block && block.in_words && block.way_out !== null)
    return [{ target: block.way_out, label: edgeTexts.notUnderstood }];
  return block.type === 'gpt' && !block.is_end ? talkEdges(block) : [];
}

/** What a led conversation ends on, and where it goes without a model. */
function talkEdges({ gpt_exit_conditions, fallback_target }: BlockOf<'gpt'>): SettledEdge[] {
  const exits = gpt_exit_conditions.flatMap(({ condition, target }) =>
    target === null ? [] : [{ target, label: condition }],
  );
  return fallback_target === null ? exits : [...exits, { target: fallback_target, label: edgeTexts.noModel }];
}

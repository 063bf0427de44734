import type { Block } from '../../contract/index.ts';
import { edgeTexts } from './texts.ts';
import { END } from './terminals.ts';

/** An edge that a block's own settings open, beside its jumps. */
export interface SettledEdge {
  /** Block id, or `END`. */
  readonly target: string;
  readonly label: string;
}

/** Where a request that fails, words that are not understood, a conversation without a model and a declined consent lead to. */
export function settledEdges(block: Block): SettledEdge[] {
  if (block.type === 'api' && block.error_target !== null)
    return [{ target: block.error_target, label: edgeTexts.failed }];
  if (block.type === 'consent' && block.required) return [{ target: END, label: block.label_decline }];
  if ('way_out' in block && block.in_words && block.way_out !== null)
    return [{ target: block.way_out, label: edgeTexts.notUnderstood }];
  if (block.type === 'gpt' && block.fallback_target !== null && !block.is_end) {
    return [{ target: block.fallback_target, label: edgeTexts.noModel }];
  }
  return [];
}

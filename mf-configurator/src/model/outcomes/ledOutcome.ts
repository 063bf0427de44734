import type { Block } from '@dialogwerk/shared/contract';
import { END } from '@dialogwerk/shared/dialog/graph';
import type { Outcome } from '@dialogwerk/shared/dialog/graph';
import type { BlockChange } from '../BlockChange.ts';
import { jumpsOfRanges, ledRanges, withLedRange } from './LedRange.ts';
import { withOptionJump } from './withOptionJump.ts';

/**
 * The fields of a block with which one of its outcomes leads to a target, and no other; null: to where the block goes on. `variable` is the name of
 * its answer, which the jumps of ranges go by.
 */
export function ledOutcome(block: Block, outcome: Outcome, target: string | null, variable: string): BlockChange {
  if (outcome.kind === 'settled') return settledChange(block, outcome.id, target);
  if (outcome.kind === 'option') return { jump_to_ids: withOptionJump(block.jump_to_ids, outcome.id, target) };
  const jump_to_ids = jumpsOfRanges(block, variable, withLedRange(ledRanges(block), outcome.range, target));
  return block.variable === null ? { variable, jump_to_ids } : { jump_to_ids };
}

/** The field that an outcome which is no answer leads by. */
function settledChange(
  block: Block,
  id: Extract<Outcome, { kind: 'settled' }>['id'],
  target: string | null,
): BlockChange {
  switch (id) {
    case '@failed':
      return { error_target: target };
    case '@notUnderstood':
      return { way_out: target };
    case '@tries':
      return { tries_target: target };
    case '@timedOut':
      return { time_target: target };
    case '@noModel':
      return { fallback_target: target };
    // Whoever declines goes on elsewhere only where the consent is not needed.
    case '@declined':
      return target === END
        ? {}
        : { required: false, jump_to_ids: withOptionJump(block.jump_to_ids, 'decline', target) };
    default:
      return block.type === 'gpt'
        ? {
            gpt_exit_conditions: block.gpt_exit_conditions.map((exit) =>
              `@exit:${exit.id}` === id ? { ...exit, target } : exit,
            ),
          }
        : {};
  }
}

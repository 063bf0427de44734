import { answerParts } from './answerParts.ts';
import { itemNumbers } from '../../blocks/common/itemNumbers.ts';
import type { QuestionRun } from './questionRuns.ts';

const none: ReadonlyMap<string, number> = new Map();

/**
 * The number of each option, item and entry of a run: those that are promised stay, a new item has its own, as expressions know it, and all else gets what
 * follows the greatest, in the order in which it came into being.
 */
export function numbersOf(
  { versions }: QuestionRun,
  promised: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const numbers = new Map(promised);
  const taken = new Set(numbers.values());
  for (const { block } of versions) {
    const own = 'items' in block && block.numbered_items ? itemNumbers(block) : none;
    for (const { id } of answerParts(block)) {
      if (numbers.has(id)) continue;
      const wanted = own.get(id);
      const number = wanted === undefined || taken.has(wanted) ? Math.max(0, ...taken) + 1 : wanted;
      numbers.set(id, number);
      taken.add(number);
    }
  }
  return numbers;
}

/**
 * As files had it before there were contracts: items and entries by their place in the newest version, those that are gone behind those that are
 * there; options in the order in which they came into being.
 */
export function numbersByPlace({ versions, newest }: QuestionRun): Map<string, number> {
  const inOrder = 'options' in newest.block ? versions : versions.toReversed();
  const ids = [...new Set(inOrder.flatMap(({ block }) => answerParts(block).map(({ id }) => id)))];
  return new Map(ids.map((id, index) => [id, index + 1]));
}

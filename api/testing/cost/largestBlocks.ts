import { SURVEY_BLOCKS_LIMIT } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { aBlock, inOrder } from '../blocks.ts';
import { worldBlocks } from '../matrix/people.ts';

const SENTENCE = 'Wie war es in der vergangenen Woche, und was hat sich seit dem letzten Mal geändert? ';

/** The largest dialog that there can be: what the matrix asks for, then choices, scales and texts in turns. */
export function largestBlocks(): Block[] {
  const more = Array.from({ length: SURVEY_BLOCKS_LIMIT - worldBlocks.length }, (_, index) => oneOf(index));
  return inOrder(...structuredClone(worldBlocks), ...more);
}

function oneOf(index: number): Block {
  const id = `b${index}`;
  const context = `${SENTENCE}(${index + 1})`;
  if (index % 3 === 0) {
    const options = ['Nie', 'Selten', 'Oft', 'Immer'].map((text, at) => ({ id: `o${at}`, text, score: at }));
    const jump_to_ids = [{ kind: 'condition' as const, condition: `mood == "bad"`, target: `b${index + 1}` }];
    return aBlock('single', id, { context, options, jump_to_ids });
  }
  return index % 3 === 1 ? aBlock('number', id, { context, min: 0, max: 100 }) : aBlock('open', id, { context });
}

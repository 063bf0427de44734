import type { Block, BlockOf, BlockType } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';

/**
 * A block of a type with any fields replaced; its order is its place in the list that `inOrder` gets. It takes words where a test says so.
 */
export function aBlock<T extends BlockType>(type: T, id: string, fields: Partial<BlockOf<T>> = {}): Block {
  const made = newBlock(type, id, 1_760_000_000_000);
  const choosing = 'in_words' in made ? { in_words: false } : {};
  return { ...made, ...choosing, context: `Frage ${id}?`, variable: id, ...fields };
}

/** Gives blocks their order. */
export function inOrder(...blocks: Block[]): Block[] {
  return blocks.map((block, order) => Object.assign(block, { order }));
}

/** An open question, a choice with a reaction and a probe, a number. */
export const threeQuestions: readonly Block[] = inOrder(
  aBlock('open', 'name', { context: 'Wie heißen Sie?' }),
  aBlock('single', 'mood', {
    context: 'Hallo {{name}}!#800#Wie geht es Ihnen?',
    options: [
      { id: 'good', text: 'Gut', score: 1 },
      { id: 'bad', text: 'Schlecht', score: 0 },
    ],
    acknowledgement: 'Danke.',
    nachfrage: 'Woran liegt das?',
  }),
  aBlock('number', 'age', { context: 'Wie alt sind Sie?', min: 0, max: 120, integer: true, unit: 'Jahre' }),
);

import type { Block } from '../../../contract/index.ts';
import { blockFaults } from '../../blocks/answerStudies.ts';
import { isAnswered } from '../../blocks/blockRules.ts';
import { carryOf } from '../../blocks/carried.ts';
import { otherStarts, startBlock } from '../../blocks/startBlock.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Edit, Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';

/** Bounds that contradict each other, ids that stand for two answers, several beginnings. */
export function shapeRule(context: CheckContext): Finding[] {
  const blocks = [...context.survey.blocks.values()].map(({ block }) => block);
  return [...severalStarts(context, blocks), ...blocks.flatMap((block) => faultsOf(context, block))];
}

function severalStarts(context: CheckContext, blocks: readonly Block[]): Finding[] {
  const start = startBlock(blocks);
  const others = otherStarts(blocks, start?.unique_question_id ?? null);
  if (!start || others.length === 0) return [];
  return [
    finding(context, {
      kind: 'several-starts',
      severity: 'warning',
      block: others[0] ?? start,
      message: checkTexts.severalStarts.message,
      meets: checkTexts.severalStarts.meets,
      fix: {
        label: checkTexts.severalStarts.fix,
        edits: others.map(({ unique_question_id: id }) => ({
          kind: 'updateBlock',
          id,
          change: { start_page: false },
        })),
      },
    }),
  ];
}

function faultsOf(context: CheckContext, block: Block): Finding[] {
  if (!isAnswered(block)) return [];
  return blockFaults(block).map(({ fix, ...fault }) => {
    const edits: Edit[] = fix ? [{ kind: 'updateBlock', id: block.unique_question_id, change: fix.change }] : [];
    // What is taken over is mended where it comes from.
    const isOwn = carryOf(block) === null;
    return finding(context, { ...fault, block, fix: fix && isOwn ? { label: fix.label, edits } : null });
  });
}

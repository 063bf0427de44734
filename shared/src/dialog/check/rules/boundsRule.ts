import type { BlockOf } from '../../../contract/index.ts';
import { blockFacts } from '../../blocks/registry.ts';
import { checkExpression } from '../../expressions/checkExpression.ts';
import { compileExpression } from '../../expressions/compileExpression.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';

const texts = checkTexts.movingBounds;
const { earliest: earliestName, latest: latestName } = blockFacts.date.fields;
const names = { earliest: earliestName, latest: latestName } as const;

/** Bounds of dates that move: those that cannot be read or that give no day, and those that leave no day whenever it is. */
export function boundsRule(context: CheckContext): Finding[] {
  return [...context.survey.blocks.values()].flatMap(({ block }) =>
    block.type === 'date' ? unreadable(context, block).concat(empty(context, block)) : [],
  );
}

function unreadable(context: CheckContext, block: BlockOf<'date'>): Finding[] {
  return (['earliest', 'latest'] as const).flatMap((field) => {
    const source = block[field];
    if (!source) return [];
    const [problem] = checkExpression(source, context.variables, 'date');
    if (!problem) return [];
    return [
      finding(context, {
        kind: 'expression',
        block,
        detail: field,
        message: texts.message(names[field], problem),
        meets: texts.meets,
        fix: {
          label: checkTexts.neverTrue.fix,
          edits: [{ kind: 'updateBlock', id: block.unique_question_id, change: { [field]: null } }],
        },
      }),
    ];
  });
}

/** Days on which all that two bounds can differ in shows: in a leap year, at a month's end, between. */
const triedDays = ['2023-01-31', '2024-02-29', '2025-07-15'].map((day) => Date.parse(`${day}T12:00:00Z`));

function empty(context: CheckContext, block: BlockOf<'date'>): Finding[] {
  const { earliest, latest } = block;
  if (!earliest || !latest) return [];
  const [lower, upper] = [compileExpression(earliest), compileExpression(latest)];
  // What depends on answers is missing here, and so is no fault.
  const isEmpty = triedDays.every((at) => {
    const [from, to] = [lower({}, at), upper({}, at)];
    return typeof from === 'string' && typeof to === 'string' && from > to;
  });
  return isEmpty ? [finding(context, { kind: 'bounds', block, message: texts.empty, meets: texts.emptyMeets })] : [];
}

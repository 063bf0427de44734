import type { BlockOf, ScalePoint } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { Answer, AskContext, BlockRule } from '../BlockRule.ts';

type LikertBlock = BlockOf<'likert'>;

/** The points of the block's own scale or of its template; none when the template is gone. */
function pointsOf({ scale }: LikertBlock, { scales }: AskContext): readonly ScalePoint[] {
  return scale.from === 'block' ? scale.points : (scales.get(scale.template_id)?.points ?? []);
}

/** Turned round, a point scores least + greatest value - its own. */
function scoreOf(value: number, points: readonly ScalePoint[], inverse: boolean): number {
  const values = points.map((point) => point.value);
  return inverse ? Math.min(...values) + Math.max(...values) - value : value;
}

/** Stored is the value as chosen, the variable holds the score; 'na' is stored and missing as a score. */
function answerOf(
  { inverse }: LikertBlock,
  points: readonly ScalePoint[],
  value: number | 'na',
  { texts }: AskContext,
): Answer | null {
  if (value === 'na') {
    return { stored: 'na', variable: null, label: texts.notApplicable, shown: texts.notApplicable, chosen: ['na'] };
  }
  const point = points.find((candidate) => candidate.value === value);
  if (!point) return null;
  return {
    stored: point.value,
    variable: scoreOf(point.value, points, inverse),
    label: point.label,
    shown: point.label,
    chosen: [String(point.value)],
  };
}

/** Likert-Skala (domain.md §2). In jumps and reactions a point's id is its value as text, such as '3', or 'na'. */
export const likertRule: BlockRule<LikertBlock> = {
  asks: true,
  newBlock: (base) => ({
    ...base,
    type: 'likert',
    scale: { from: 'block', points: newBlockTexts.agreement.map((label, index) => ({ value: index + 1, label })) },
    likert_na: false,
    inverse: false,
  }),
  variableKind: () => 'number',
  ask: (block, context) => {
    const points = pointsOf(block, context);
    if (points.length === 0) return null;
    const choices = points.map(({ value, label }) => ({ id: String(value), label }));
    return {
      input: { type: 'likert', points: [...points], na: block.likert_na },
      choices: block.likert_na ? [...choices, { id: 'na', label: context.texts.notApplicable }] : choices,
      answer: (reply) => (reply.type === 'likert' ? answerOf(block, points, reply.value, context) : null),
    };
  },
};

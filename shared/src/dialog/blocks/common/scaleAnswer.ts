import type { Scale, ScalePoint } from '../../../contract/index.ts';
import type { Answer, AskContext } from '../BlockRule.ts';
import type { Choice } from '../../Choice.ts';

/** The points of a block's own scale or of its template; none when the template is gone. */
export function pointsOf(scale: Scale, { scales }: AskContext): readonly ScalePoint[] {
  return scale.from === 'block' ? scale.points : (scales.get(scale.template_id)?.points ?? []);
}

/** In jumps and reactions a point's id is its value as text, such as '3', or 'na'. */
export function pointChoices(points: readonly ScalePoint[], na: boolean, { texts }: AskContext): Choice[] {
  const choices = points.map(({ value, label }) => ({ id: String(value), label }));
  return na ? [...choices, { id: 'na', label: texts.notApplicable }] : choices;
}

/** Turned round, a point scores least + greatest value - its own. */
function scoreOf(value: number, points: readonly ScalePoint[], inverse: boolean): number {
  const values = points.map((point) => point.value);
  return inverse ? Math.min(...values) + Math.max(...values) - value : value;
}

/** Stored is the value as chosen, the variable holds the score; 'na' is stored and missing as a score. null for no point of the scale. */
export function scaleAnswer(
  points: readonly ScalePoint[],
  inverse: boolean,
  value: number | 'na',
  { texts }: AskContext,
): Answer | null {
  if (value === 'na') return { stored: 'na', variable: null, label: texts.notApplicable, chosen: ['na'] };
  const point = points.find((candidate) => candidate.value === value);
  if (!point) return null;
  return {
    stored: point.value,
    variable: scoreOf(point.value, points, inverse),
    label: point.label,
    chosen: [String(point.value)],
  };
}

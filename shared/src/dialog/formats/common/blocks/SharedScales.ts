import type { BlockOf, ScalePoint, ScaleTemplate } from '../../../../contract/index.ts';
import type { PlannedItem, PlannedOption } from '../items/PlannedItem.ts';
import { questionnaireTexts } from '../texts.ts';

/** Of the contract. */
const MOST_TEMPLATES = 200;

function pointsOf(options: readonly PlannedOption[]): ScalePoint[] {
  return options.flatMap(({ text, score }) => (score === null ? [] : [{ value: score, label: text }]));
}

/** The scales that several questions have: each becomes a template of the dialog. */
export class SharedScales {
  readonly templates: ScaleTemplate[];
  readonly #byPoints: ReadonlyMap<string, ScaleTemplate>;

  constructor(planned: readonly Pick<PlannedItem, 'plan'>[]) {
    const uses = new Map<string, { points: ScalePoint[]; count: number }>();
    for (const { plan } of planned) {
      if (plan.kind !== 'likert') continue;
      const points = pointsOf(plan.options);
      const key = JSON.stringify(points);
      uses.set(key, { points, count: (uses.get(key)?.count ?? 0) + 1 });
    }
    const shared = [...uses].filter(([, { count }]) => count > 1).slice(0, MOST_TEMPLATES);
    const byPoints = shared.map(([key, { points }], index): [string, ScaleTemplate] => [
      key,
      { id: `skala-${index + 1}`, name: questionnaireTexts.scale(index + 1), points },
    ]);
    this.#byPoints = new Map(byPoints);
    this.templates = byPoints.map(([, template]) => template);
  }

  /** The template with these answers, or the answers themselves. */
  scaleFor(options: readonly PlannedOption[]): BlockOf<'likert'>['scale'] {
    const points = pointsOf(options);
    const template = this.#byPoints.get(JSON.stringify(points));
    return template ? { from: 'template', template_id: template.id } : { from: 'block', points };
  }
}

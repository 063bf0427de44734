import { carryOf } from '../blocks/carried.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { exitsOf } from '../engine/survey/exitsOf.ts';

/**
 * By block: the fewest turns that a dialog standing at it needs until it comes to `target`, going by the edges alone;
 * absent where no edge leads there. At `target` itself 0.
 */
export function distancesTo(survey: CompiledSurvey, target: string): ReadonlyMap<string, number> {
  const before = new Map<string, string[]>();
  for (const [id, compiled] of survey.blocks) {
    for (const exit of exitsOf(survey.blocks, compiled)) {
      if (exit !== null) before.set(exit, [...(before.get(exit) ?? []), id]);
    }
  }
  const distances = new Map<string, number>(survey.blocks.has(target) ? [[target, 0]] : []);
  let level = [...distances.keys()];
  for (let distance = 0; level.length > 0; distance += 1) {
    const farther: string[] = [];
    // Grows while it is gone through: what is passed without a turn lies on the same level.
    const here = [...level];
    for (const id of here) {
      for (const from of before.get(id) ?? []) {
        if (distances.has(from)) continue;
        const compiled = survey.blocks.get(from);
        if ((compiled?.asking && carryOf(compiled.block) === null) || compiled?.block.type === 'api' || compiled?.led) {
          farther.push(from);
        } else {
          distances.set(from, distance);
          here.push(from);
        }
      }
    }
    level = farther.filter((id) => !distances.has(id));
    for (const id of level) distances.set(id, distance + 1);
  }
  return distances;
}

import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { isSame } from '../../../model/isSame.ts';

/** Whether two states of a dialog are the same to the engine: cards that were only moved do not count. */
export function isSameDialog(one: SurveySnapshot, other: SurveySnapshot): boolean {
  const { blocks: ours, ...settings } = one;
  const { blocks: theirs, ...others } = other;
  const known = new Map<string, unknown>(Object.entries(others));
  const sameSettings = Object.entries(settings).every(([key, value]) => isSame(known.get(key), value));
  return (
    sameSettings &&
    ours.length === theirs.length &&
    ours.every((block, index) => {
      const before = theirs[index];
      if (block === before) return true;
      const fields = new Map(Object.entries(before ?? {}));
      return Object.entries(block).every(([key, value]) => key === 'position' || fields.get(key) === value);
    })
  );
}

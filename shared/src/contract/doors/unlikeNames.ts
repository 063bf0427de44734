import type { Lack } from '../release.ts';
import type { DoorRecord } from './DoorShape.ts';
import { isUsableAs } from './isUsableAs.ts';

/** A module and a shell, as their builds have recorded them. */
interface Pair {
  readonly module: DoorRecord;
  readonly shell: DoorRecord;
}

/**
 * The names of each door that module and shell both know and do not mean the same by: what the module takes of the shell, and
 * what the shell takes of the module. What is missing altogether is for `lacksOf` to say.
 */
export function unlikeNames({ module, shell }: Pair): readonly Extract<Lack, { kind: 'shape' }>[] {
  return [...unlike(module, shell, 'given'), ...unlike(shell, module, 'sent')];
}

function unlike(taker: DoorRecord, giver: DoorRecord, way: 'given' | 'sent') {
  return Object.entries(taker.takes).flatMap(([door, taken]) => {
    const given = Object.hasOwn(giver.gives, door) ? giver.gives[door] : undefined;
    const names = Object.entries(taken)
      .filter(([name, at]) => {
        const own = given && Object.hasOwn(given, name) ? given[name] : undefined;
        return own !== undefined && !isUsableAs({ types: giver.types, at: own }, { types: taker.types, at }, way);
      })
      .map(([name]) => name);
    return names.length === 0 ? [] : [{ kind: 'shape', door, names } as const];
  });
}

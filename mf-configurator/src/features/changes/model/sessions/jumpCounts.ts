import { isSame } from '../../../../model/isSame.ts';

export interface JumpCounts {
  readonly newJumps: number;
  readonly changedJumps: number;
  readonly removedJumps: number;
}

interface Values {
  readonly old_value: unknown;
  readonly new_value: unknown;
}

/** How many jumps came, lead elsewhere or under another condition, and went, of fields that hold one target or a list of jumps. */
export function jumpCounts(fields: readonly Values[]): JumpCounts {
  const counts = { newJumps: 0, changedJumps: 0, removedJumps: 0 };
  for (const { old_value, new_value } of fields) {
    const before = jumpsIn(old_value);
    const now = jumpsIn(new_value);
    const gone = before.filter((jump) => !now.some((other) => isSame(other, jump))).length;
    const come = now.filter((jump) => !before.some((other) => isSame(other, jump))).length;
    const changed = Math.min(gone, come);
    counts.changedJumps += changed;
    counts.newJumps += come - changed;
    counts.removedJumps += gone - changed;
  }
  return counts;
}

function jumpsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

import { Dice } from '../../random/Dice.ts';
import type { Arm } from '../../../contract/index.ts';

/** What arms of a sequence are told by. */
export type WeightedArm = Pick<Arm, 'id' | 'weight'>;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Each arm as often as it stands in one permuted block: the shortest in which the shares are exact. */
export function armsOfABlock(arms: readonly WeightedArm[]): string[] {
  const common = arms.reduce((all, { weight = 1 }) => gcd(weight, all), 0);
  return arms.flatMap(({ id, weight = 1 }) => Array.from({ length: weight / common }, () => id));
}

/** What tells sequences of one experiment apart when its arms change: the arms with their shares. */
export function sequenceOf(arms: readonly WeightedArm[]): string {
  return JSON.stringify(arms.map(({ id, weight = 1 }) => [id, weight]));
}

/**
 * The arm at a place of a sequence, from 0: permuted blocks, each in an order of its own, so that at every place all shares are exact but for
 * the block that is begun. `key` names the sequence: experiment, arms and stratum. null without arms.
 */
export function armAt(arms: readonly WeightedArm[], key: string, place: number): string | null {
  const block = armsOfABlock(arms);
  if (block.length === 0) return null;
  const order = new Dice(mixed(`${key} ${Math.floor(place / block.length)}`)).order(block);
  return order[place % block.length] ?? null;
}

/** A text as a whole number (FNV-1a, then spread over all bits, because neighbouring numbers stand at its end). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

import { fileURLToPath } from 'node:url';
import { measuredBounds } from '@dialogwerk/shared/dialog/understanding';
import { atSize } from './understanding/atSize.ts';
import type { Scores } from './understanding/atSize.ts';
import { readGroups } from './understanding/episodes.ts';
import { percent } from './understanding/figures.ts';
import { foreignSentences } from './understanding/foreign.data.ts';

/**
 * From which bound on the wanted error is kept, by how many targets there are and how many examples each has, and what the bounds of the product
 * do there: the source of `measuredBounds.data.ts`. JSON files of `{ t, y }` (text, group) as arguments are measured beside the chit-chat. Ends
 * with 1 where the product's bounds let more through than is wanted.
 */
const EPISODES = 12;
const sizes = { targets: [2, 3, 5, 8, 12, 20], examples: [1, 2, 3, 5, 10, 20, 40] };
/** Of all replies those taken wrongly, of foreign sentences those taken at all. */
const WANTED = { wrong: 0.02, near: 0.1, far: 0.01 };
/** Bounds are shown in percent. */
const STEPS = 100;

const own = fileURLToPath(new URL('understanding/chitchat-de.json', import.meta.url));
const sets = [own, ...process.argv.slice(2)].map((path) => ({
  name: path.split('/').at(-1),
  groups: readGroups(path),
}));

let missed = 0;
for (const targets of sizes.targets) {
  for (const examples of sizes.examples) {
    const bounds = measuredBounds({ targets, examples: targets * examples });
    let least = 0;
    const told: string[] = [];
    for (const { name, groups } of sets) {
      const scores = atSize(groups, foreignSentences, { targets, examples }, EPISODES);
      if (!scores) continue;
      const needed = leastOf(scores);
      least = Math.max(least, needed);
      const { right, wrong, near, far } = sharesAt(scores, bounds.accept);
      if (wrong > WANTED.wrong || near > WANTED.near || far > WANTED.far) missed += 1;
      const shares = `right ${percent(right)}, wrong ${percent(wrong)}, near ${percent(near)}, far ${percent(far)}`;
      told.push(`  ${name} (from ${needed}): ${shares}`);
    }
    console.log(`${targets} targets, ${examples} examples: needs ${least}, has ${bounds.accept}`);
    for (const line of told) console.log(line);
  }
}
console.log(`${missed === 0 ? 'kept  ' : 'MISSED'} the wanted error at every size and set, but for ${missed}`);
if (missed > 0) process.exitCode = 1;

/** The lowest bound that keeps the wanted error. */
function leastOf(scores: Scores): number {
  for (let step = 0; step < STEPS; step += 1) {
    const { wrong, near, far } = sharesAt(scores, step / STEPS);
    if (wrong <= WANTED.wrong && near <= WANTED.near && far <= WANTED.far) return step / STEPS;
  }
  return 1;
}

function sharesAt({ right, wrong, near, far }: Scores, bound: number) {
  const known = right.length + wrong.length;
  const passing = (scores: readonly number[], of: number) => scores.filter((score) => score >= bound).length / of;
  return {
    right: passing(right, known),
    wrong: passing(wrong, known),
    near: passing(near, near.length),
    far: passing(far, far.length),
  };
}

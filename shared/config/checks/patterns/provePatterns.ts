import { writeFileSync } from 'node:fs';
import { inProject } from '../../commands/projectPaths.ts';
import { allPatterns } from './allPatterns.ts';
import { boundedPatterns } from './boundedPatterns.data.ts';
import { provedPatterns } from './provedPatterns.data.ts';
import { slowness } from './slowness.ts';

// Writes the list of proved patterns anew: those that it lacks are proved, those that are gone are left out.
const known = new Set(provedPatterns);
const proved: string[] = [];
for (const [name, pattern] of allPatterns().patterns) {
  if (name in boundedPatterns) continue;
  const slow = known.has(name) ? null : slowness(pattern);
  if (slow === null) proved.push(name);
  else console.error(`${name}\n  ${slow}`);
}
const lines = proved.toSorted().map((name) => `  ${JSON.stringify(name)},\n`);
writeFileSync(
  inProject('shared', 'config', 'checks', 'patterns', 'provedPatterns.data.ts'),
  `/** Patterns that were proved by \`provePatterns.ts\`, which writes this list; a test proves what it lacks, and all with \`pnpm test:long\`. */
export const provedPatterns: readonly string[] = [
${lines.join('')}];
`,
);

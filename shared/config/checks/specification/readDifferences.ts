import { readFile } from 'node:fs/promises';
import { inProject } from '../../commands/projectPaths.ts';

/** The statements that the table of differences has a line for ('| §2.8 | … |'), in its order. */
export async function readDifferences(): Promise<string[]> {
  const table = await readFile(inProject('docs', 'decisions', 'differences.md'), 'utf8');
  return [...table.matchAll(/^\| §(\d+\.\d+) \|/gm)].map(([, number = '']) => number);
}

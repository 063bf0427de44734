import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connectionsOf, placeBlocks } from '@dialogwerk/shared/dialog/graph';
import { aSurvey } from '@dialogwerk/shared/testing';
import { buildReferences } from './buildReferences.ts';
import { branchingDialog } from './canvas/branchingDialog.ts';
import { crossings } from './canvas/crossings.ts';
import type { Point, Edge } from './canvas/crossings.ts';

/**
 * The automatic layout of branching dialogs beside ELK's layered one: CPU, and how many edges cross each other when each is
 * drawn as a straight line between the middles of its cards.
 */
const COUNTS = [500, 2_000, 5_000];
const ROUNDS = 7;
const CARD = { width: 264, height: 128 };

interface Laid {
  readonly cpu: number;
  readonly crossings: number;
}

interface ElkNode {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
}

interface Elk {
  layout(graph: object): Promise<{ readonly children?: readonly ElkNode[] }>;
}

const built = await buildReferences();
const { default: ElkConstructor }: { default: new () => Elk } = await import(
  pathToFileURL(join(built, '..', 'node_modules', 'elkjs', 'lib', 'elk.bundled.js')).href
);
const elk = new ElkConstructor();

for (const count of COUNTS) {
  const blocks = branchingDialog(count);
  const survey = aSurvey({ all_questions: blocks });
  const connections = connectionsOf(survey);
  const ids = new Set(blocks.map(({ unique_question_id }) => unique_question_id));
  const edges = connections.filter(({ source, target }) => ids.has(source) && ids.has(target));
  const ours: Laid[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    ours.push(await measure(edges, () => placeBlocks(blocks, connections)));
  // Once, because it takes a minute or more for 5,000 blocks and gives the same each time.
  const elks = await measure(edges, () => layeredByElk([...ids], edges));
  const mine = median(ours);
  const longest = Math.max(...ours.map(({ cpu }) => cpu));
  console.log(
    `${count} blocks, ${edges.length} edges: CPU ${mine.cpu.toFixed(0)} ms, at most ${longest.toFixed(0)} ms (ELK ${elks.cpu.toFixed(0)} ms), ` +
      `${mine.crossings} crossings (ELK ${elks.crossings}, × ${(mine.crossings / elks.crossings).toFixed(2)})`,
  );
}

async function layeredByElk(ids: readonly string[], edges: readonly Edge[]): Promise<Map<string, Point>> {
  const { children = [] } = await elk.layout({
    id: 'root',
    layoutOptions: { 'elk.algorithm': 'layered', 'elk.direction': 'DOWN' },
    children: ids.map((id) => ({ id, ...CARD })),
    edges: edges.map(({ source, target }, index) => ({ id: `e${index}`, sources: [source], targets: [target] })),
  });
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}

async function measure(
  edges: readonly Edge[],
  layout: () => ReadonlyMap<string, Point> | Promise<ReadonlyMap<string, Point>>,
): Promise<Laid> {
  const before = process.cpuUsage();
  const places = await layout();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1_000, crossings: crossings(edges, places) };
}

function median(of: readonly Laid[]): Laid {
  const middle = of.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(of.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

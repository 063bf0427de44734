import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../commands/projectPaths.ts';

const room = 'mf-configurator/src/features/canvas/ui/xyflow';
/** The graph of a multi-chat only gives xyflow's elements their colours. */
const themed = 'mf-configurator/src/features/manager/ui/chats.css';
const ownClass = /react-flow__[\w-]+/g;

/** What a new version may have changed without saying so, because it never promised it. */
const advice = `Another version of @xyflow/react is installed than the graph was written for. Look at
- the store's fields (transform stays the very same array while nothing moves; width and height are 0 until measured;
  userSelectionActive, userSelectionRect in pixels of the canvas; domNode),
- the elements (.react-flow__node[data-id], .react-flow__edges > svg with [data-id] on its first child,
  .react-flow__nodesselection-rect, .selected), found by dragging several cards with the edges between them,
- Escape on a card that has the focus without being selected, after it was dragged: it stays unselected,
- moves by arrow keys: each reports where its step leads from where the card lies in the list that we gave,
- the handles' classes and sides, and what base.css gives them.
Run e2e/journeys/graph.spec.ts, graphPictures.spec.ts and e2e/benchmarks/graph.ts, then write the version into
${room}/xyflowInternals.ts.`;

const inProject = (file: string): Promise<string> => readFile(join(projectRoot, file), 'utf8');

test('the graph was written for the version of xyflow that is installed', async () => {
  const [written, catalog] = await Promise.all([
    inProject(`${room}/xyflowInternals.ts`),
    inProject('pnpm-workspace.yaml'),
  ]);
  const [, version] = /XYFLOW_VERSION = '([\d.]+)'/.exec(written) ?? [];
  const [, installed] = /'@xyflow\/react': ([\w.-]+)/.exec(catalog) ?? [];
  expect(installed === version ? '' : advice).toBe('');
});

test('each class of xyflow that we name is one of its own', async () => {
  const dist = 'mf-configurator/node_modules/@xyflow/react/dist';
  const [script, styles] = await Promise.all([inProject(`${dist}/esm/index.js`), inProject(`${dist}/base.css`)]);
  const sources = [themed];
  for await (const file of glob(`${room}/*`, { cwd: projectRoot })) sources.push(file);
  const texts = await Promise.all(sources.map(inProject));
  const named = new Set(texts.flatMap((text) => text.match(ownClass) ?? []));
  expect(named.size).toBeGreaterThan(5);
  const known = new Set(`${script}${styles}`.match(ownClass));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

test('nothing else of the product names its classes, nor reads its store', async () => {
  const found: string[] = [];
  for await (const file of glob('{shell,mf-*,shared}/src/**/*.{ts,tsx,css}', { cwd: projectRoot })) {
    if (file.startsWith(room) || file === themed || /\.test\.tsx?$/.test(file)) continue;
    const text = await inProject(file);
    if (/react-flow__|userSelection(?:Active|Rect)|\bdomNode\b|(?:state|getState\(\))\.transform\b/.test(text))
      found.push(file);
  }
  expect(found).toEqual([]);
});

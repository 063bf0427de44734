import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { livePhq9, logIn } from '../product/phq9.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { tellFigure } from './beside/tellFigure.ts';
import { buildReferences } from './buildReferences.ts';
import { measureColdLoad } from './pages/measureColdLoad.ts';
import type { ColdLoad } from './pages/measureColdLoad.ts';
import { servePages } from './pages/servePages.ts';

/**
 * First visits to the respondent's page and to what else there is, in one browser and in turns: on 'Slow 4G' with a CPU four
 * times slower, medians and least of five. `respondentPage.ts [rounds] [slowdown]`: more rounds on a machine that has other
 * work, another slowdown to compare with a faster or slower one. All pages ask the first question of the PHQ-9 and come from
 * one server.
 */
const OURS = 'Dialogwerk';
const REACT = 'React 19, nothing else';
const ROUNDS = Number(process.argv[2] ?? 5);
const SLOWDOWN = Number(process.argv[3] ?? 4);
const awaited = { question: 'Wenig Interesse oder Freude an Ihren Tätigkeiten', answer: 'Überhaupt nicht' };

const built = await buildReferences();
const { startChatAnswer }: { startChatAnswer: unknown } = await import(
  pathToFileURL(join(built, '..', 'startChat.js')).href
);
const { product, browser, close } = await startInBrowser(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']);
const server = await servePages(built, startChatAnswer, product.url);
try {
  const survey_id = await livePhq9(product, await logIn(product));
  const pages = [
    { name: OURS, path: `/assess_live/${survey_id}`, whole: '[role="radiogroup"] [role="radio"]' },
    { name: REACT, path: '/references/react.html' },
    { name: 'Typebot embed 0.10.7', path: '/references/typebot.html' },
    { name: 'SurveyJS 2.5.38 (js-ui)', path: '/references/survey.html' },
  ];
  const loads = new Map<string, ColdLoad[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, path, ...more } of pages)
      loads.get(name)?.push(await measureColdLoad(browser, server.url + path, { ...awaited, ...more }, SLOWDOWN));
  print(loads);
} finally {
  await server.close();
  await close();
}

function print(all: ReadonlyMap<string, readonly ColdLoad[]>): void {
  const columns = { bubbleMs: 'bubble', readyMs: 'answerable', wholeMs: 'whole', blockedMs: 'blocked' } as const;
  const times = ['bubbleMs', 'readyMs', 'wholeMs', 'blockedMs'] as const;
  const react = all.get(REACT) ?? [];
  console.log(`CPU ×${SLOWDOWN}, medians of ${ROUNDS}, least in brackets, in ms; × compares with a bare React page.`);
  console.log(
    [
      'page'.padEnd(24),
      'JS+CSS kB',
      ...times.map((time) => columns[time].padStart(time === 'blockedMs' ? 12 : 20)),
    ].join(' '),
  );
  for (const [name, loads] of all) {
    const hosts = new Set(loads.flatMap(({ otherHosts }) => otherHosts));
    const cells = times.map((time) => {
      const of = (some: readonly ColdLoad[]): number => median(some.map((load) => load[time]));
      const least = Math.min(...loads.map((load) => load[time]));
      const written = `${of(loads).toFixed(0)} (${least.toFixed(0)})`;
      return time === 'blockedMs'
        ? written.padStart(12)
        : `${written} ×${(of(loads) / of(react)).toFixed(2)}`.padStart(20);
    });
    if (name === OURS)
      for (const time of times) tellFigure(`${columns[time]} ms`, median(loads.map((load) => load[time])), 'less');
    const bytes = (median(loads.map((load) => load.bytes)) / 1_000).toFixed(1).padStart(9);
    const asked = hosts.size > 0 ? `  also asked: ${[...hosts].join(', ')}` : '';
    console.log([name.padEnd(24), bytes, ...cells].join(' ') + asked);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

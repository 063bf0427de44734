import type { Area } from '../product/areas.ts';
import { areas } from '../product/areas.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { tellFigure } from './beside/tellFigure.ts';
import { buildComposed } from './composed/buildComposed.ts';
import { serveComposed } from './composed/serveComposed.ts';
import { measureRoute } from './pages/measureRoute.ts';
import type { RouteLoad } from './pages/measureRoute.ts';

/**
 * First visits of a signed-in author to the screen of each module, on 'Slow 4G' with a CPU four times slower: bytes, files,
 * levels and time until the screen can be used, medians of `routes.ts [rounds] [slowdown]`, each beside the same screen built
 * without federation: in one application of all modules, as one team would ship it, and alone in one file, the least there can be. `ONLY=mf-share` measures one of them; with `ASKED=1` also what is asked for, in order.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const SLOWDOWN = Number(process.argv[3] ?? 4);

/** Today's screens in one application do not fit a server of before. */
const besideEarlier = process.env['PRODUCT_ROOT'] !== undefined;

/** How a screen was built. */
type Way = 'federated' | 'composed' | 'alone';

type Median = (pick: (load: RouteLoad) => number) => number;

const { product, browser, close } = await startInBrowser();
try {
  const survey_id = await livePhq9(product, await logIn(product));
  const visit = (origin: string, { path, own }: Area): Promise<RouteLoad> =>
    measureRoute(
      browser,
      {
        url: origin + path(survey_id),
        prepare: (context) => signIn(context, { ...product, url: origin }),
        usable: own,
      },
      SLOWDOWN,
    );
  const medianOf =
    (loads: readonly RouteLoad[]): Median =>
    (pick) =>
      loads.map(pick).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;

  const routes = process.env['ONLY'] ? areas.filter(({ module }) => module === process.env['ONLY']) : areas;
  console.log(`Slow 4G, CPU ×${SLOWDOWN}, medians of ${ROUNDS}`);
  console.log('module                          kB   files  levels  usable ms');
  const application = besideEarlier ? null : await buildComposed();
  for (const area of routes) {
    const serve = async (folder: string) => serveComposed(folder, product.url, area.module);
    const plain = application === null ? [] : [await serve(application), await serve(await buildComposed(area.module))];
    const [composed, alone] = plain;
    const loads: Readonly<Partial<Record<Way, RouteLoad>> & { federated: RouteLoad }>[] = [];
    // In turns, because a machine has better and worse moments.
    for (let round = 0; round < ROUNDS; round += 1)
      loads.push({
        federated: await visit(product.url, area),
        ...(composed && { composed: await visit(composed.url, area) }),
        ...(alone && { alone: await visit(alone.url, area) }),
      });
    for (const { close: end } of plain) end();
    if (process.env['ASKED']) for (const load of Object.values(loads[0] ?? {})) printAsked(load);
    const federated = medianOf(loads.map((each) => each.federated));
    print(area.module, federated);
    tellFigure(
      `${area.module}: usable ms`,
      federated((load) => load.usableMs),
      'less',
    );
    tellFigure(
      `${area.module}: bytes`,
      federated((load) => load.bytes),
      'less',
    );
    for (const [way, name] of [['composed', 'one application'] as const, ['alone', 'this screen alone'] as const]) {
      const others = loads.flatMap((each) => each[way] ?? []);
      if (others.length === 0) continue;
      const other = medianOf(others);
      print(`  ${name}`, other);
      const ratio = (pick: (load: RouteLoad) => number): string => (federated(pick) / other(pick)).toFixed(2);
      console.log(`  ratio: ${ratio((load) => load.bytes)} of bytes, ${ratio((load) => load.usableMs)} of time`);
    }
  }
} finally {
  await close();
}

function print(name: string, of: Median): void {
  const kilobytes = (of((load) => load.bytes) / 1_000).toFixed(1).padStart(6);
  const files = String(of((load) => load.files)).padStart(7);
  const levels = String(of((load) => load.levels)).padStart(8);
  console.log(
    `${name.padEnd(27)}${kilobytes}${files}${levels}${of((load) => load.usableMs)
      .toFixed(0)
      .padStart(11)}`,
  );
}

function printAsked({ asked }: RouteLoad): void {
  for (const { path, bytes, begun, ended } of asked.toSorted((a, b) => a.begun - b.begun)) {
    const times = `${begun.toFixed(0).padStart(5)} – ${ended.toFixed(0).padStart(5)}`;
    console.log(`  ${times}  ${(bytes / 1_000).toFixed(1).padStart(6)}  ${path.slice(-90)}`);
  }
}

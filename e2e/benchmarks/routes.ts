import type { Area } from '../product/areas.ts';
import { areas } from '../product/areas.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { buildComposed } from './composed/buildComposed.ts';
import { serveComposed } from './composed/serveComposed.ts';
import { measureRoute } from './measureRoute.ts';
import type { RouteLoad } from './measureRoute.ts';

/**
 * First visits of a signed-in author to the screen of each module, on 'Slow 4G' with a CPU four times slower: bytes, files,
 * levels and time until the screen can be used, medians of `routes.ts [rounds] [slowdown]`, each beside the same screen built
 * without federation. `ONLY=mf-share` measures one of them; with `ASKED=1` also what is asked for, in order.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const SLOWDOWN = Number(process.argv[3] ?? 4);

type Median = (pick: (load: RouteLoad) => number) => number;

const { product, browser, close } = await startInBrowser();
const composed = await serveComposed(await buildComposed(), product.url);
try {
  const survey_id = await livePhq9(product, await logIn(product));
  const measure = async (origin: string, { path, own }: Area): Promise<Median> => {
    const loads: RouteLoad[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.push(
        await measureRoute(
          browser,
          {
            url: origin + path(survey_id),
            prepare: (context) => signIn(context, { ...product, url: origin }),
            usable: (page) => own(page).first().waitFor({ timeout: 60_000 }),
          },
          SLOWDOWN,
        ),
      );
    }
    if (process.env['ASKED']) printAsked(loads[0]);
    return (pick) => loads.map(pick).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
  };

  const routes = process.env['ONLY'] ? areas.filter(({ module }) => module === process.env['ONLY']) : areas;
  console.log(`Slow 4G, CPU ×${SLOWDOWN}, medians of ${ROUNDS}`);
  console.log('module                          kB   files  levels  usable ms');
  for (const area of routes) {
    const federated = await measure(product.url, area);
    const plain = await measure(composed.url, area);
    print(area.module, federated);
    print('  without federation', plain);
    const ratio = (pick: (load: RouteLoad) => number): string => (federated(pick) / plain(pick)).toFixed(2);
    console.log(`  ratio: ${ratio((load) => load.bytes)} of bytes, ${ratio((load) => load.usableMs)} of time`);
  }
} finally {
  composed.close();
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

function printAsked(load: RouteLoad | undefined): void {
  for (const { path, bytes, begun, ended } of load?.asked.toSorted((a, b) => a.begun - b.begun) ?? []) {
    const times = `${begun.toFixed(0).padStart(5)} – ${ended.toFixed(0).padStart(5)}`;
    console.log(`  ${times}  ${(bytes / 1_000).toFixed(1).padStart(6)}  ${path.slice(-90)}`);
  }
}

import { areas } from '../product/areas.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { measureRoute } from './measureRoute.ts';
import type { RouteLoad } from './measureRoute.ts';

/**
 * First visits of a signed-in author to the screen of each module, on 'Slow 4G' with a CPU four times slower: bytes, files,
 * levels and time until the screen can be used, medians of `routes.ts [rounds] [slowdown]`. With `ASKED=1` also what is
 * asked for, in order.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const SLOWDOWN = Number(process.argv[3] ?? 4);

const { product, browser, close } = await startInBrowser();
try {
  const survey_id = await livePhq9(product, await logIn(product));
  const routes = process.env['ONLY'] ? areas.filter(({ module }) => module === process.env['ONLY']) : areas;
  console.log(`Slow 4G, CPU ×${SLOWDOWN}, medians of ${ROUNDS}`);
  console.log('module             kB   files  levels  usable ms');
  for (const { module, path, own } of routes) {
    const loads: RouteLoad[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.push(
        await measureRoute(
          browser,
          {
            url: product.url + path(survey_id),
            prepare: (context) => signIn(context, product),
            usable: (page) => own(page).first().waitFor({ timeout: 60_000 }),
          },
          SLOWDOWN,
        ),
      );
    }
    const of = (pick: (load: RouteLoad) => number): number =>
      loads.map(pick).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
    console.log(
      module.padEnd(16),
      (of((load) => load.bytes) / 1_000).toFixed(1).padStart(6),
      String(of((load) => load.files)).padStart(6),
      String(of((load) => load.levels)).padStart(7),
      of((load) => load.usableMs)
        .toFixed(0)
        .padStart(10),
    );
    if (process.env['ASKED'])
      for (const { path: file, bytes, begun, ended } of loads[0]?.asked.toSorted((a, b) => a.begun - b.begun) ?? [])
        console.log(
          `  ${begun.toFixed(0).padStart(5)} – ${ended.toFixed(0).padStart(5)}  ${(bytes / 1_000).toFixed(1).padStart(6)}  ${file.slice(-90)}`,
        );
  }
} finally {
  await close();
}

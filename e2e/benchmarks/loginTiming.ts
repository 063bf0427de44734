import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startProduct } from '../product/startProduct.ts';
import { bundledConnection } from '../product/analysis/bundledConnection.ts';

/**
 * Can an unknown account be told from a known one by the time of a failed login? Interleaved attempts on the built product,
 * over HTTP and in an order drawn by lot, each from an address of its own and for each name as many as its limit lets pass.
 * Prints quantiles and a rank statistic: in which share of all pairs the known account took longer (0.5: nothing can be
 * learned), with its z value (beyond ±2.58 a difference is likely).
 */
const NAMES = 30;
/** One below the limit, whose answer is another one. */
const ATTEMPTS = 9;
const WARM_UP = 40;
let addresses = 0;

const product = await startProduct();
try {
  const known = await insertAccounts();
  const unknown = known.map(() => `${randomUUID()}@example.org`);
  for (let time = 0; time < WARM_UP; time += 1) await attempt(`${randomUUID()}@example.org`);
  const times = { known: new Array<number>(), unknown: new Array<number>() };
  const bodies = new Set<string>();
  for (let round = 0; round < ATTEMPTS; round += 1) {
    for (const [index, name] of known.entries()) {
      const both = [
        { kind: 'known', name },
        { kind: 'unknown', name: unknown[index] ?? '' },
      ] as const;
      for (const { kind, name: username } of Math.random() < 0.5 ? both : both.toReversed()) {
        const { ms, answer } = await attempt(username);
        times[kind].push(ms);
        bodies.add(answer);
      }
    }
  }
  console.log(`answers: ${[...bodies].join(' | ')}`);
  console.log('account      n   p10 ms   p50 ms   p90 ms   p99 ms');
  for (const [kind, list] of Object.entries(times)) {
    const sorted = list.toSorted((a, b) => a - b);
    const at = (share: number) =>
      (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(2).padStart(7);
    console.log([kind.padEnd(8), String(list.length).padStart(5), at(0.1), at(0.5), at(0.9), at(0.99)].join('  '));
  }
  const { share, z } = rankStatistic(times.known, times.unknown);
  console.log(`known slower in ${(100 * share).toFixed(1)} % of all pairs, z = ${z.toFixed(2)}`);
} finally {
  await product.stop();
}

/** Accounts like the first one, whose password nobody guesses. */
async function insertAccounts(): Promise<string[]> {
  const client = new Client(await bundledConnection(product.dataDir));
  await client.connect();
  const names = Array.from({ length: NAMES }, () => `${randomUUID()}@example.org`);
  await client.query(
    'insert into accounts (user_id, username, password_hash) select gen_random_uuid(), name, (select password_hash from accounts limit 1) from unnest($1::text[]) name',
    [names],
  );
  await client.end();
  return names;
}

async function attempt(username: string): Promise<{ readonly ms: number; readonly answer: string }> {
  addresses += 1;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.${18 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`,
  };
  const body = JSON.stringify({ username, password: 'sicher nicht richtig' });
  const before = performance.now();
  const response = await fetch(`${product.url}/api/login`, { method: 'POST', headers, body });
  const answer = await response.text();
  return { ms: performance.now() - before, answer: `${response.status} ${answer}` };
}

/** Mann and Whitney's U as a share, with its normal approximation; ties count half. */
function rankStatistic(a: readonly number[], b: readonly number[]): { readonly share: number; readonly z: number } {
  let greater = 0;
  for (const x of a) for (const y of b) greater += x > y ? 1 : x === y ? 0.5 : 0;
  const pairs = a.length * b.length;
  const deviation = Math.sqrt((pairs * (a.length + b.length + 1)) / 12);
  return { share: greater / pairs, z: (greater - pairs / 2) / deviation };
}

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { streams } from '@dialogwerk/shared/contract';
import { callDirectly, callOrThrow } from '@dialogwerk/shared/testing';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { threeChats } from '../product/threeChats.ts';

/**
 * Players of a multi-chat at once, each with an open stream: what an idle stream costs the server's process, and how long it takes
 * from a reply in one chat until what it sets off in another one reaches the page. Load, api and database share the machine.
 */
const PLAYERS = Number(process.env['PLAYERS'] ?? 1_000);
/** Replies of all players together; a player writes every forty seconds so. */
const REPLIES_PER_SECOND = 25;
/** Before a reply is sent again that the server was too busy for, as the page does. */
const AGAIN_MS = 500;
const MOST_PUSH_MS = 500;
const MOST_KB_EACH = 20;
/** Long enough for one heartbeat of each stream. */
const IDLE_MS = 20_000;
const LOST_MS = 30_000;

interface Player {
  readonly token: string;
  /** Resolves with the time at which the lab has written. */
  readonly pushed: Promise<number>;
  readonly stream: IncomingMessage;
}

let busy = 0;
const product = await startProduct(process.env['DATABASE_URL'] ? { databaseUrl: process.env['DATABASE_URL'] } : {});
try {
  const author = await logIn(product);
  const { url, inspector, witness, lab, id } = await threeChats(product, author);
  const dialog_manager_id = url.split('/').at(-1) ?? String(id);
  const tokens: string[] = [];
  for (let count = 0; count < PLAYERS; count += 1) {
    const registration = { survey_id_list: [inspector, witness, lab], dialog_manager_id };
    const { token_live } = await callOrThrow(product.url, 'registerLiveList', registration);
    await callOrThrow(product.url, 'chats', {}, token_live);
    tokens.push(token_live);
  }
  await wait(IDLE_MS);
  const before = await residentKb();
  const players = await Promise.all(tokens.map((token) => open(token, lab)));
  await wait(IDLE_MS);
  const each = ((await residentKb()) - before) / PLAYERS;
  const times = await Promise.all(
    players.map(async (player, place) => {
      await wait((place * 1_000) / REPLIES_PER_SECOND);
      const at = performance.now();
      await reply(inspector, player.token);
      return (await Promise.race([player.pushed, lost()])) - at;
    }),
  );
  for (const { stream } of players) stream.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  console.log(`${PLAYERS} streams: ${each.toFixed(1)} kB each while idle (at most ${MOST_KB_EACH})`);
  console.log(
    `reply to push, ${REPLIES_PER_SECOND} replies/s: p50 ${quantile(0.5).toFixed(0)} ms, p99 ${quantile(0.99).toFixed(0)} ms (at most ${MOST_PUSH_MS}), longest ${quantile(1).toFixed(0)} ms, told to come again ${busy} times`,
  );
  process.exitCode = each <= MOST_KB_EACH && quantile(0.99) <= MOST_PUSH_MS ? 0 : 1;
} finally {
  await product.stop();
}

/** Opens a player's stream as the page does; given once it is there. */
function open(token: string, awaited: string): Promise<Player> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'last-event-id': '2' };
    const asked = request(product.url + streams.chats.path, { headers, agent: false }, (stream) => {
      if (stream.statusCode !== 200) return reject(new Error(`stream: ${stream.statusCode}`));
      stream.setEncoding('utf8');
      stream.on('error', () => {});
      const pushed = new Promise<number>((tell) => {
        let text = '';
        stream.on('data', (chunk: string) => {
          text += chunk;
          if (text.includes(`"survey_id":"${awaited}"`)) tell(performance.now());
        });
      });
      resolve({ token, stream, pushed });
    });
    asked.once('error', reject);
    asked.end();
  });
}

async function reply(survey_id: string, token: string): Promise<void> {
  const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'ort', nachfrage_id: null };
  const sent = { ...turn, reply: { type: 'open', text: 'Im Theater.' } } as const;
  for (;;) {
    const { status } = await callDirectly(product.url, 'turn', sent, token);
    if (status === 200) return;
    if (status !== 503) throw new Error(`turn: ${status}`);
    busy += 1;
    await wait(AGAIN_MS);
  }
}

async function lost(): Promise<never> {
  await wait(LOST_MS, undefined, { ref: false });
  throw new Error(`nothing was pushed within ${LOST_MS / 1_000} s`);
}

/** What the server's process holds in memory, in kB. */
async function residentKb(): Promise<number> {
  const status = await readFile(`/proc/${product.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN);
}

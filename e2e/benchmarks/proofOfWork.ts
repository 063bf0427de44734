import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { slowestProof } from '../product/slowestProof.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { tellFigure } from './beside/tellFigure.ts';

/**
 * What the challenge before a protected dialog costs: the slowest one on a page with a processor four times slower, and beside a page in a
 * worker; and the tries of a script a second, in Node and, where there is one, in OpenSSL. `proofOfWork.ts [rounds]`.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const TRIES = 500_000;

const { product, browser, close } = await startInBrowser();
try {
  const token = await logIn(product);
  const blocks = [{ id: 'name', type: 'open', context: 'Wie heißen Sie?' }] as const;
  const survey_id = await liveDialog(product, token, { name: 'Geschützt', blocks: [...blocks] });
  await callOrThrow(product.url, 'setStudyProof', { survey_id, proof: true }, token);
  const { challenge } = await callOrThrow(product.url, 'proofChallenge', { survey_ids: [survey_id] });
  const link = `${product.url}/dialog/${survey_id}`;
  for (const [name, slowdown, worker] of [
    ['on the page, CPU ×4', 4, false],
    ['on the page', 1, false],
    ['in a worker', 1, true],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await slowestProof(browser, link, { slowdown, worker }));
    times.sort((a, b) => a - b);
    const median = times[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    tellFigure(`slowest challenge ${name}, ms`, median, 'less');
    console.log(`${name.padEnd(22)} median ${median.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms`);
  }
  const most = challenge?.most ?? Number.NaN;
  console.log(`numbers to try: ${most / 2} on average, ${most} at most`);
  for (const [name, triesASecond] of [
    ['Node', inNode()],
    ['OpenSSL', inOpenSsl()],
  ] as const)
    console.log(
      `script in ${name}: ${((most / 2 / triesASecond) * 1_000).toFixed(1)} ms of processor time each, ${((most / 2 / triesASecond) * 10_000).toFixed(0)} s for 10,000`,
    );
} finally {
  await close();
}

/** Tries a second. */
function inNode(): number {
  const message = Buffer.alloc(20);
  const before = process.cpuUsage();
  for (let number = 0; number < TRIES; number += 1) {
    message.writeUInt32BE(number, 16);
    hash('sha256', message, 'hex');
  }
  return (TRIES / process.cpuUsage(before).user) * 1_000_000;
}

/** The same, as OpenSSL's own measurement has it; not a number where there is none. */
function inOpenSsl(): number {
  const told = spawnSync('openssl', ['speed', '-seconds', '2', '-bytes', '20', '-evp', 'sha256', '-mr'], {
    encoding: 'utf8',
  });
  const [, bytesASecond = 'NaN'] = /^\+F:\d+:sha256:([\d.]+)/m.exec(told.stdout ?? '') ?? [];
  return Number(bytesASecond) / 20;
}

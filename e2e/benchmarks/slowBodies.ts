import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { uploads } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';

/**
 * How long an author's file takes while fifty respondents send a byte each every second and no more, beside the same with
 * nobody else, in turns; a refused file ends the run.
 */
const SLOW_BODIES = 50;
const ROUNDS = 5;
const FILES = 20;
const BETWEEN_BYTES_MS = 1_000;
const KILOBYTES = 200;

const product = await startProduct();
try {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Langsame Leitungen',
    blocks: [{ id: 'foto', type: 'upload', context: 'Bitte ein Bild', fields: { kinds: ['image'] } }],
  });
  const idle: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await sendFiles(survey_id, token)));
    const stop = await slowBodies(survey_id);
    beside.push(...(await sendFiles(survey_id, token)));
    stop();
  }
  console.log(
    `an author's file of ${KILOBYTES} kB, median and worst of ${ROUNDS * FILES}: ${figures(beside)} during ${SLOW_BODIES} slow bodies, ` +
      `${figures(idle)} without (× ${(at(beside, 0.5) / at(idle, 0.5)).toFixed(2)}); none was refused`,
  );
} finally {
  await product.stop();
}

/** Sends the author's files one after the other; gives the milliseconds of each. */
async function sendFiles(survey_id: string, token: string): Promise<number[]> {
  const address = `${product.url}${uploads.surveyMedia.path.replace(':survey_id', survey_id)}?type=block`;
  const took: number[] = [];
  for (let file = 0; file < FILES; file += 1) {
    const begun = performance.now();
    const answer = await fetch(address, {
      method: uploads.surveyMedia.method,
      headers: { authorization: `Bearer ${token}`, 'x-file-name': `bild-${file}.png` },
      body: picture(),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    took.push(performance.now() - begun);
  }
  return took;
}

/** A valid picture of one pixel, with a comment that makes it as large as a photo of a phone. */
function picture(): Uint8Array<ArrayBuffer> {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return new Uint8Array(Buffer.concat([pixel, Buffer.alloc(KILOBYTES * 1_000)]));
}

/** Begins as many uploads of respondents that never end; gives what ends them. */
async function slowBodies(survey_id: string): Promise<() => void> {
  const address = `${product.url}${uploads.replyMedia.path}?survey_id=${survey_id}&unique_question_id=foto`;
  const sent: ClientRequest[] = [];
  for (let body = 0; body < SLOW_BODIES; body += 1) {
    const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
    await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
    const headers = { authorization: `Bearer ${token_live}`, 'content-length': '1000000' };
    // Those beyond their share are refused, which is no fault of this measurement.
    const upload = request(address, { method: uploads.replyMedia.method, headers }).on('error', () => undefined);
    upload.write('x');
    sent.push(upload);
  }
  const timer = setInterval(() => {
    for (const upload of sent) if (!upload.destroyed) upload.write('x');
  }, BETWEEN_BYTES_MS);
  return () => {
    clearInterval(timer);
    for (const upload of sent) upload.destroy();
  };
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

function figures(values: readonly number[]): string {
  return `${at(values, 0.5).toFixed(0)} and ${at(values, 1).toFixed(0)} ms`;
}

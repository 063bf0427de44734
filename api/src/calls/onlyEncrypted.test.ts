import pino from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';

const api = await apiOfFile();

/** What the server at this address says about encryption, on pages, calls and refusals. */
async function saidAt(publicUrl: string | null, sent: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const app = await buildApp(
    { ...api.services, publicUrl },
    {
      log: pino({ level: 'silent' }),
      checkResponses: true,
      trustProxy: 'loopback',
      liveCallsAtOnce: 10,
      mediaHost: null,
      helpUrl: null,
    },
  );
  const urls = ['/login', '/widget/x', '/api/nichts', '/api/surveys', '/health/ready', '/media/nichts.png'];
  const answers = await Promise.all(
    urls.map((url) => app.inject({ method: 'GET', url, headers: sent, remoteAddress })),
  );
  await app.close();
  return new Set(answers.map(({ headers }) => headers['strict-transport-security']));
}

test('and so they do where a proxy that is believed took them by https, and nobody else says so', async () => {
  const byProxy = { 'x-forwarded-proto': 'https' };
  expect(await saidAt(null, byProxy)).toEqual(new Set(['max-age=31536000']));
  expect(await saidAt(null, { 'x-forwarded-proto': 'http' })).toEqual(new Set([undefined]));
  expect(await saidAt(null, byProxy, '198.51.100.7')).toEqual(new Set([undefined]));
});

test('browsers come by https alone where the product is reached by it, and nowhere else', async () => {
  expect(await saidAt('https://dialog.example.org')).toEqual(new Set(['max-age=31536000']));
  expect(await saidAt('http://dialog.example.org')).toEqual(new Set([undefined]));
  expect(await saidAt(null)).toEqual(new Set([undefined]));
});

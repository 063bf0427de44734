import pino from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';

const api = await apiOfFile();

/** What the server at this address says about encryption, on pages, calls and refusals. */
async function saidAt(publicUrl: string | null) {
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
  const answers = await Promise.all(urls.map((url) => app.inject({ method: 'GET', url })));
  await app.close();
  return new Set(answers.map(({ headers }) => headers['strict-transport-security']));
}

test('browsers come by https alone where the product is reached by it, and nowhere else', async () => {
  expect(await saidAt('https://dialog.example.org')).toEqual(new Set(['max-age=31536000']));
  expect(await saidAt('http://dialog.example.org')).toEqual(new Set([undefined]));
  expect(await saidAt(null)).toEqual(new Set([undefined]));
});

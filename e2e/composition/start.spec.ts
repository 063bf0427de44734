import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { livePhq9, logIn } from '../product/phq9.ts';
import { runToEnd } from '../product/serverProcess.ts';
import { startProduct } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const server = 'api/src/server.ts';
let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialogwerk-start-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** One sentence for people: no stack trace, nothing in English from below. */
function expectSentence(output: string, part: RegExp): void {
  expect(output).toMatch(part);
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m);
}

test.describe('a start that cannot be says why in a sentence', () => {
  test('the port is taken', async ({ sharedProduct }) => {
    const { port } = new URL(sharedProduct.url);
    const { code, output } = await runToEnd(server, [], { PORT: port, DATA_DIR: folder, DATABASE_URL: '' });
    expect(code).toBe(1);
    expectSentence(output, new RegExp(`Port ${port}`));
  });

  test('the data folder is in use', async ({ sharedProduct: { url, account, dataDir } }) => {
    const { code, output } = await runToEnd(server, [], { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' });
    expect(code).toBe(1);
    expectSentence(output, /Datenordner|Daten/);
    expect(await callOrThrow(url, 'login', account)).toMatchObject({ success: true });
  });

  test('the data folder cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, output } = await runToEnd(server, [], {
      PORT: '0',
      DATA_DIR: join(folder, 'file', 'data'),
      DATABASE_URL: '',
    });
    expect(code).toBe(1);
    expectSentence(output, /DATA_DIR|Datenordner/);
  });

  test('the database of DATABASE_URL does not answer', async () => {
    const { code, output } = await runToEnd(server, [], {
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expectSentence(output, /DATABASE_URL|Datenbank/);
    expect(output).not.toContain('secret');
  });

  test('a setting is no sensible value', async () => {
    const { code, output } = await runToEnd(server, [], { PORT: 'viele', DATA_DIR: folder, DATABASE_URL: '' });
    expect(code).toBe(1);
    expectSentence(output, /PORT/);
  });

  test('Node is too old for the rest', async () => {
    const { code, output } = await runToEnd('shared/config/commands/run.mjs', ['start'], {}, ['--no-strip-types']);
    expect(code).toBe(1);
    expectSentence(output, /Node 20\.19 oder neuer/);
  });
});

test('without settings the first start makes an account with a password of its own, printed once', async () => {
  const product = await startProduct({ ownAccount: true, dataDir: folder });
  try {
    const [, username = '', password = ''] = /(\S+@\S+).*?Passwort:?\s+(\S+)/s.exec(product.log()) ?? [];
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect(await callOrThrow(product.url, 'login', { username, password })).toMatchObject({ success: true, username });
    const before = product.log().length;
    await product.kill();
    await product.startAgain();
    expect(product.log().slice(before)).not.toContain(password);
    expect(await callOrThrow(product.url, 'login', { username, password })).toMatchObject({ success: true });
  } finally {
    await product.stop();
  }
});

test('SIGTERM ends cleanly and the data are there at the next start', async () => {
  const first = await startProduct({ dataDir: folder });
  const surveyId = await livePhq9(first, await logIn(first));
  expect(await first.stop()).toBe(0);
  const second = await startProduct({ dataDir: folder, account: first.account });
  try {
    const { surveys } = await callOrThrow(second.url, 'listSurveys', {}, await logIn(second));
    expect(surveys.map((survey) => survey.survey_id)).toContain(surveyId);
  } finally {
    await second.stop();
  }
});

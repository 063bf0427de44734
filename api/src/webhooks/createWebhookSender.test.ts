import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startReceiver } from '../../testing/startReceiver.ts';
import type { Received, Receiver } from '../../testing/startReceiver.ts';
import { createWebhookSender } from './createWebhookSender.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const sender = createWebhookSender({ allowPrivate: true, timeout_ms: 300 });
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const noMessage: Received = { path: '', headers: {}, body: '' };
const aMessage = (url = receiver.url, secrets: readonly string[] = [secret]) => ({
  url,
  id: 'eins',
  at: Date.now(),
  body: '{"version":1,"ä":"ü"}',
  secrets,
});

describe('a message', () => {
  test('is signed so that another hand verifies it, and no other secret does', async () => {
    expect(await sender.send(aMessage())).toMatchObject({ status: 200, fault: null, response: 'ok' });
    const [{ body, headers } = noMessage] = receiver.received;
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(secret).verify(body, given)).toEqual({ version: 1, ä: 'ü' });
    expect(() => new Webhook(other).verify(body, given)).toThrow('signature');
    expect(() => new Webhook(secret).verify(`${body} `, given)).toThrow('signature');
  });

  test('is signed by both secrets while one is changed', async () => {
    await sender.send(aMessage(receiver.url, [other, secret]));
    const signature = String(receiver.received[0]?.headers['webhook-signature']);
    expect(signature.split(' ')).toHaveLength(2);
  });
});

describe('a receiver that', () => {
  test('redirects is not followed', async () => {
    receiver.answer = (response) => void response.writeHead(307, { location: '/elsewhere' }).end();
    expect(await sender.send(aMessage())).toMatchObject({ status: 307 });
    expect(receiver.received).toHaveLength(1);
  });

  test('never ends its answer is let go with the status that it gave', async () => {
    receiver.answer = (response) => {
      const fill = () => void (response.writable && response.write('x'.repeat(10_000), fill));
      response.writeHead(200);
      fill();
    };
    const { status, response } = await sender.send(aMessage());
    expect([status, response.length]).toEqual([200, 300]);
  });

  test('sends its answer drop by drop costs the time and no more', async () => {
    receiver.answer = (response) => void response.writeHead(202).write('lang');
    const { status, took_ms, response } = await sender.send(aMessage());
    expect([status, response]).toEqual([202, 'lang']);
    expect(took_ms).toBeLessThan(2_000);
  });

  test('says nothing at all', async () => {
    receiver.answer = () => {};
    expect(await sender.send(aMessage())).toMatchObject({ status: null, fault: 'timeout' });
  });

  test('sends headers drop by drop', async () => {
    const slow = createServer((socket) => void socket.write('HTTP/1.1 200 OK\r\nx: '));
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const bound = slow.address();
    const port = typeof bound === 'object' ? bound?.port : 0;
    expect(await sender.send(aMessage(`http://127.0.0.1:${port}`))).toMatchObject({ status: null, fault: 'timeout' });
    slow.close();
  });

  test('packs gigabytes into its answer is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    receiver.answer = (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    const { status, response } = await sender.send(aMessage());
    expect(status).toBe(200);
    expect(response.length).toBeLessThan(400);
    expect(receiver.received[0]?.headers['accept-encoding']).toBe('identity');
  });

  test('answers with what no database takes is shown as text', async () => {
    receiver.answer = (response) => void response.end(Buffer.from([0, 65, 0xff, 10, 66]));
    expect((await sender.send(aMessage())).response).toBe('A B');
  });

  test('is not there', async () => {
    await receiver.stop();
    expect(await sender.send(aMessage())).toMatchObject({ status: null, fault: 'connection' });
    receiver = await startReceiver();
  });
});

describe('outside of a network of its own', () => {
  const strict = createWebhookSender({ allowPrivate: false });

  test.each(['http://127.0.0.1:1/', 'http://localhost:1/', 'http://[::1]:1/', 'https://169.254.169.254/latest'])(
    '%s is not asked',
    async (url) => {
      expect(await strict.send(aMessage(url))).toMatchObject({ status: null, fault: 'refused-address' });
    },
  );

  test('nothing is told in clear', () => {
    expect(strict.takes('http://www.example.org/')).toBe(false);
    expect(strict.takes('https://www.example.org/')).toBe(true);
  });
});

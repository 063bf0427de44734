import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { freePort, until, untilReady } from './servers.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test('a free port can be listened on and is none that outgoing connections get', async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const server = createServer().listen(port, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
});

test('a process ends with the one that has started it', async () => {
  const module = fileURLToPath(new URL('servers.ts', import.meta.url));
  const program = `
    import { spawn } from 'node:child_process';
    import { endWithThis } from ${JSON.stringify(module)};
    const child = endWithThis(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }));
    child.on('spawn', () => process.stdout.write(String(child.pid), () => process.exit(1)));`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [written]: Buffer[] = await once(parent.stdout, 'data');
  const pid = Number(String(written));
  const isGone = (): true | null => {
    try {
      process.kill(pid, 0);
      return null;
    } catch {
      return true;
    }
  };
  expect(pid).toBeGreaterThan(0);
  await until(isGone, () => 'The process did not end', { withinMs: 20_000 });
});

test('until gives what is found at last, also when it is false, and asks no more then', async () => {
  let asked = 0;
  const found = await until(
    () => {
      asked += 1;
      return asked < 3 ? null : false;
    },
    () => 'nothing',
    { intervalMs: 1 },
  );
  expect([found, asked]).toEqual([false, 3]);
});

test('until says what was missing, and hands on at once what the probe throws', async () => {
  await expect(
    until(
      () => null,
      () => 'No mail came',
      { withinMs: 5, intervalMs: 1 },
    ),
  ).rejects.toThrow('No mail came');
  const broken = () => Promise.reject(new Error('refused'));
  await expect(until(broken, () => 'No mail came')).rejects.toThrow('refused');
});

test('a server is ready once it says so, not once it listens', async () => {
  const port = await freePort();
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end();
  }).listen(port, '127.0.0.1');
  closing.push(() => server.close());
  await untilReady(
    `http://127.0.0.1:${port}`,
    () => {},
    () => 'not ready',
  );
  expect(asked).toBe(3);
});

test('nobody waits for a server that will never be ready', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const end = () => {
    throw new Error('Der Port ist belegt.');
  };
  await expect(untilReady(url, end, () => 'not ready')).rejects.toThrow('Der Port ist belegt.');
});

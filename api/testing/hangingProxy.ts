import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A line to the database that can go dead. */
export interface HangingProxy {
  /** The database's address by way of it. */
  readonly url: string;
  /** From now on it takes all and hands on nothing, in either direction. */
  hang(): void;
  close(): Promise<void>;
}

/** Stands before the server of a database's address. */
export async function startHangingProxy(databaseUrl: string): Promise<HangingProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(port, folder ?? target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => void (isHanging || to.write(chunk)));
      from.on('close', () => void (isHanging || to.destroy())).on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const url = new URL(target);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    hang() {
      isHanging = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

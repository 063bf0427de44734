import { Socket } from 'node:net';
import { Client } from 'pg';
import type { ClientConfig, PoolConfig } from 'pg';

/**
 * Connections that are given up (ETIMEDOUT) when an answer is awaited and nothing comes for so many milliseconds, because a
 * query on a dead line would otherwise wait for a quarter of an hour; pg's own time-out leaves such a connection in the pool. One from which
 * nothing is awaited, such as a listening one, stays. With 0 they wait for ever. `sockets` are those that are open.
 */
export function patientClient(silenceMs: number): Pick<PoolConfig, 'Client' | 'stream'> & {
  readonly sockets: ReadonlySet<Socket>;
} {
  const sockets = new Set<Socket>();
  let latest: Socket | null = null;
  return {
    sockets,
    stream() {
      latest = new Socket();
      return latest;
    },
    Client: class extends Client {
      constructor(config?: ClientConfig) {
        super(config);
        if (latest) watch(this, latest, silenceMs);
        if (latest) keep(sockets, latest);
      }
    },
  };
}

function watch(client: Client, socket: Socket, silenceMs: number): void {
  let answered = 0;
  // Told when all that was asked is answered.
  client.on('drain', () => {
    answered = socket.bytesWritten;
  });
  // The socket's timer begins anew with all that is sent and received.
  socket.setTimeout(silenceMs, () => {
    if (socket.bytesWritten === answered) return;
    socket.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' }));
  });
}

function keep(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
}

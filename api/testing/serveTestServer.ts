import { startTestServer } from './testServer.ts';

/** For tests in another process: prints the address of a PostgreSQL server and keeps it until SIGTERM. */
const server = await startTestServer();
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.stdout.write(`${server.url}\n`);

import pino from 'pino';
import { readSettings } from './settings.ts';
import { StartError } from './StartError.ts';
import { startServer } from './startServer.ts';
import type { RunningServer } from './startServer.ts';
import { stopOnSignals } from './stopOnSignals.ts';
import { StorageStartError } from '@dialogwerk/postgres';
import { describeFault } from './storage/faults/describeFault.ts';
import { startTexts } from './texts.ts';
import { startWatchdog } from './watchdog/startWatchdog.ts';

const say = (line: string) => console.log(line);

/** Listens until a signal comes; a start that fails is one German sentence and exit code 1. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.stdout.isTTY);
  const log = pino({ level: settings.logLevel });
  process.on('uncaughtException', (error) => {
    log.fatal({ fault: describeFault(error) }, 'uncaught');
    console.error(startTexts.crashed);
    process.exit(1);
  });

  // Before anything else, because what a crash has left is begun again as soon as the server listens.
  startWatchdog(settings.watchdogMs);
  const starting: Promise<RunningServer> = startServer(settings, log, say);
  stopOnSignals(async () => (await starting).stop(), say);
  say(startTexts.running(settings.publicUrl ?? (await starting).url));
}

try {
  await main();
} catch (error) {
  const isForseen = error instanceof StartError || error instanceof StorageStartError;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(isForseen ? reason : startTexts.failed(reason));
  process.exit(1);
}

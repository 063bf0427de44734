import { startTexts } from './texts.ts';

/** A terminal sends Ctrl+C to all programs of a group, and one that started us may pass it on: that is one signal. */
const SAME_SIGNAL_MS = 300;
/** Longer than all parts of a stop together may take: 10 s for answers, 20 s for the bundled database, and some more. */
const LONGEST_STOP_MS = 45_000;

/** On SIGTERM or SIGINT stops and ends with code 0; a second signal ends at once with code 1, and so does a stop that hangs. */
export function stopOnSignals(stop: () => Promise<void>, say: (line: string) => void): void {
  let asked: number | null = null;
  const onSignal = () => {
    if (asked === null) {
      asked = performance.now();
      say(startTexts.stopping);
      void end(stop, say);
    } else if (performance.now() - asked > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function end(stop: () => Promise<void>, say: (line: string) => void): Promise<void> {
  setTimeout(() => {
    say(startTexts.stopFailed);
    process.exit(1);
  }, LONGEST_STOP_MS).unref();
  try {
    await stop();
  } catch {
    say(startTexts.stopFailed);
    process.exit(1);
  }
  say(startTexts.stopped);
  process.exit(0);
}

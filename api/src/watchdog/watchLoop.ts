import { writeSync } from 'node:fs';
import { Session, url as debuggerUrl } from 'node:inspector';
import { workerData } from 'node:worker_threads';

/** What the thread that watches is given. */
export interface Watched {
  /** Its only number grows as long as the event loop goes on. */
  readonly beats: Int32Array;
  /** In milliseconds. */
  readonly limitMs: number;
  /** What is said at the end. */
  readonly sentence: string;
}

/** So that a machine that slept, or had no time for this process at all, counts as one look and not as many. */
const LOOKS = 20;
/** The place where the loop stands comes at once, unless the machine has other things to do. */
const PLACE_MS = 5_000;
/** How many of the calls that lead there are told. */
const FRAMES = 12;
const STANDARD_ERROR = 2;

const { beats, limitMs, sentence }: Watched = workerData;
let last = -1;
let still = 0;

const timer = setInterval(() => {
  const now = Atomics.load(beats, 0);
  // Whoever holds it with a debugger knows.
  still = now === last && debuggerUrl() === undefined ? still + 1 : 0;
  last = now;
  if (still < LOOKS) return;
  clearInterval(timer);
  endWithPlace();
}, limitMs / LOOKS);

/** Asks the standing thread where it stands, tells, and ends the process: it can end nothing by itself any more. */
function endWithPlace(): void {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  session.on('Debugger.paused', ({ params: { callFrames } }) =>
    end(
      callFrames.slice(0, FRAMES).map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
        const file = (files.get(scriptId) ?? '').replace(/^file:\/\//, '');
        return `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}:${columnNumber + 1}`;
      }),
    ),
  );
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  setTimeout(() => end([]), PLACE_MS);
}

/** Written at once, because what goes through the standing thread would never come out; one line of JSON for whoever collects logs. */
function end(stack: readonly string[]): never {
  const line = { level: 60, time: Date.now(), pid: process.pid, stack, msg: 'the event loop stood still' };
  writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n${sentence}\n`);
  process.kill(process.pid, 'SIGKILL');
  throw new Error('killed');
}

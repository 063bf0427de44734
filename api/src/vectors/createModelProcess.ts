import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { modelMessage } from './protocol.ts';
import type { ModelMessage, ModelProblem, ReadRequest } from './protocol.ts';

/** A model in a process of its own. */
export interface ModelProcess {
  /** What tells the model from others; null while it cannot be asked. */
  readonly model: string | null;
  /** What it makes of texts, in their order; null where it ended or hung meanwhile. One call after the other. */
  read(texts: readonly string[]): Promise<readonly (Float32Array | null)[] | null>;
  stop(): void;
}

/** What is told of it. */
export interface ModelNews {
  ready(): void;
  /** It is of no use until the next start of the server. */
  failed(problem: ModelProblem, detail: string): void;
  /** It crashed or hung, and is started anew after a while. */
  broke(): void;
}

/** How long things may take, in milliseconds. */
export interface ModelTimes {
  /** Loading half a gigabyte from a slow disk. */
  readonly opening: number;
  /** A few long texts on a machine with much else to do. */
  readonly reading: number;
  readonly beforeAnew: number;
}

/** Signs of what a library says of its fault; it is shown to whoever starts the server. */
const MOST_DETAIL = 200;

const usually: ModelTimes = { opening: 120_000, reading: 10_000, beforeAnew: 60_000 };

/** Starts at once and is ready later. */
export function createModelProcess(folder: string, news: ModelNews, times: ModelTimes = usually): ModelProcess {
  let model: string | null = null;
  let ids = 0;
  let child: ChildProcess | null = null;
  let asked: { readonly id: number; readonly tell: (vectors: readonly (Float32Array | null)[] | null) => void } | null =
    null;
  let timer: NodeJS.Timeout | undefined;

  /** Whoever waits is told, and a process that lives on is ended. */
  function end(): void {
    clearTimeout(timer);
    model = null;
    asked?.tell(null);
    asked = null;
    const ending = child;
    child = null;
    ending?.removeAllListeners();
    ending?.kill('SIGKILL');
  }

  function fail(problem: ModelProblem, detail: string): void {
    end();
    news.failed(problem, detail.split('\n', 1)[0]?.slice(0, MOST_DETAIL) ?? '');
  }

  function breakDown(): void {
    if (model === null) return fail('loading', '');
    end();
    news.broke();
    timer = setTimeout(start, times.beforeAnew).unref();
  }

  function hear(message: ModelMessage): void {
    if (message.kind === 'failed') return fail(message.problem, message.detail);
    clearTimeout(timer);
    if (message.kind === 'ready') {
      ({ model } = message);
      news.ready();
    } else if (message.id === asked?.id) {
      const { tell } = asked;
      asked = null;
      tell(message.vectors);
    }
  }

  function start(): void {
    const started = fork(fileURLToPath(new URL('process/sentenceProcess.ts', import.meta.url)), [folder], {
      serialization: 'advanced',
      // Nothing of what the server knows is for what an operator has installed beside it.
      env: withoutSecrets(),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = started;
    started.unref();
    started.channel?.unref();
    started.on('message', (message) => {
      const { data } = modelMessage.safeParse(message);
      if (data) hear(data);
      else breakDown();
    });
    started.on('error', breakDown);
    started.on('exit', breakDown);
    timer = setTimeout(breakDown, times.opening).unref();
  }

  start();
  return {
    get model() {
      return model;
    },
    read(texts) {
      if (model === null || !child) return Promise.resolve(null);
      const { promise, resolve } = Promise.withResolvers<readonly (Float32Array | null)[] | null>();
      ids += 1;
      const request: ReadRequest = { id: ids, texts: [...texts] };
      asked = { id: ids, tell: resolve };
      timer = setTimeout(breakDown, times.reading).unref();
      child.send(request, (error) => error && breakDown());
      return promise;
    },
    stop: end,
  };
}

function withoutSecrets(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return { PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH };
}

import { setPriority } from 'node:os';
import { readRequest } from '../protocol.ts';
import type { ModelMessage } from '../protocol.ts';
import { ModelError } from './ModelError.ts';
import { openModel } from './openModel.ts';
import type { OpenModel } from './openModel.ts';

/**
 * The process that a model lives in, started with its folder as the only argument. It is a process and no thread, because the runtime is
 * machine code that somebody else has installed: what crashes, hangs or grows in it can be ended without the server.
 */
const [folder = ''] = process.argv.slice(2);

/** It gives way to the server and the database where processors are short. */
const NICE = 5;

const tell = (message: ModelMessage): void => void process.send?.(message);

async function opened(): Promise<OpenModel | null> {
  try {
    const model = await openModel(folder);
    tell({ kind: 'ready', model: model.model });
    return model;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    tell({ kind: 'failed', problem: error instanceof ModelError ? error.problem : 'loading', detail });
    return null;
  }
}

try {
  setPriority(NICE);
} catch {
  // Some systems forbid it.
}
process.on('disconnect', () => process.exit(0));
const model = await opened();
if (model)
  process.on('message', async (message: unknown) => {
    const { id, texts } = readRequest.parse(message);
    const vectors: (Float32Array | null)[] = [];
    for (const text of texts) vectors.push(await model.read(text).catch(() => null));
    tell({ kind: 'read', id, vectors });
  });

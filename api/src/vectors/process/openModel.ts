import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { background } from './background.data.ts';
import { loadRuntime } from './loadRuntime.ts';
import type { Runtime, Session } from './loadRuntime.ts';
import { ModelError } from './ModelError.ts';
import { fromMiddle, meanOf, pooled } from './pooled.ts';

/** A model that reads sentences. */
export interface OpenModel {
  /** What tells it from others: what it makes of known sentences. */
  readonly model: string;
  /** A vector of length 1; null where it gives none that counts. */
  read(text: string): Promise<Float32Array | null>;
}

/** Models of sentences are made for about so many; a longer reply says no more than its beginning. */
const MOST_TOKENS = 128;
const MOST_SIGNS = 1_000;
/** One processor is left to the server. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** The vector of the whole sentence, where a model gives one, else those of its tokens. */
const OUTPUTS = ['sentence_embedding', 'last_hidden_state', 'token_embeddings'];

/**
 * Opens the model of a folder. Sentences are read one by one, because what one means must not depend on which others are read with it,
 * not by the last bit: an author has to see what a respondent gets. Throws `ModelError`.
 */
export async function openModel(folder: string): Promise<OpenModel> {
  const file = join(folder, 'model.onnx');
  await stat(file).catch(() => {
    throw new ModelError('files', 'model.onnx');
  });
  const { onnx, tokenizers } = loadRuntime(folder);
  const tokenizer = new tokenizers.Tokenizer(
    await readJson(folder, 'tokenizer.json'),
    await readJson(folder, 'tokenizer_config.json'),
  );
  const session = await onnx.InferenceSession.create(file, { intraOpNumThreads: THREADS });
  const output = outputOf(session);
  const plain = async (text: string): Promise<Float32Array | null> => {
    const { ids } = tokenizer.encode(text.slice(0, MOST_SIGNS));
    const last = ids.at(-1);
    // The last one says that the sentence ends.
    const kept = ids.length > MOST_TOKENS && last !== undefined ? [...ids.slice(0, MOST_TOKENS - 1), last] : ids;
    if (kept.length === 0) return null;
    const given = (await session.run(inputsOf(onnx, session, kept)))[output];
    return given ? pooled(given) : null;
  };
  const known: Float32Array[] = [];
  for (const text of background) {
    const vector = await plain(text);
    if (!vector || (known[0] && known[0].length !== vector.length)) throw new ModelError('values', output);
    known.push(vector);
  }
  const middle = meanOf(known);
  return {
    model: createHash('sha256').update(new Uint8Array(middle.buffer)).digest('hex').slice(0, 16),
    async read(text) {
      const vector = await plain(text);
      return vector && fromMiddle(vector, middle);
    },
  };
}

async function readJson(folder: string, name: string): Promise<object> {
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told below like what is no object.
  }
  throw new ModelError('files', name);
}

/** Refuses a model that wants something else than a sentence. */
function outputOf({ inputNames, outputNames }: Session): string {
  const known = new Set(['input_ids', 'attention_mask', 'token_type_ids']);
  const others = inputNames.filter((name) => !known.has(name));
  if (others.length > 0 || !inputNames.includes('input_ids')) throw new ModelError('inputs', inputNames.join(', '));
  const output = OUTPUTS.find((name) => outputNames.includes(name)) ?? outputNames[0];
  if (output === undefined) throw new ModelError('inputs', inputNames.join(', '));
  return output;
}

function inputsOf(
  { Tensor }: Runtime['onnx'],
  { inputNames }: Session,
  ids: readonly number[],
): Record<string, object> {
  const filled = (values: readonly number[]): object =>
    new Tensor(
      'int64',
      BigInt64Array.from(values, (value) => BigInt(value)),
      [1, values.length],
    );
  const values = new Map([
    ['input_ids', ids],
    ['attention_mask', ids.map(() => 1)],
    ['token_type_ids', ids.map(() => 0)],
  ]);
  return Object.fromEntries(inputNames.map((name) => [name, filled(values.get(name) ?? [])]));
}

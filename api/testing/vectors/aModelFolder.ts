import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tinyModel } from './tinyModel.ts';
import { meanings, trouble, UNKNOWN } from './words.data.ts';

const played = fileURLToPath(new URL('playedRuntime.ts', import.meta.url));

interface ModelFolder extends AsyncDisposable {
  readonly path: string;
}

interface ModelOptions {
  /** The `node_modules` of somebody who has installed the real libraries; played ones unless set, null for none. */
  readonly runtime?: string | null;
  /** What the model wants beside the mask. */
  readonly input?: string;
  /** What its words mean, by line. */
  readonly lines?: readonly (readonly string[])[];
  /** Words that the model cannot say a thing about, from the start on. */
  readonly unknown?: number;
}

/** A folder as an operator makes it, with a model that knows a few words: real ONNX, a real tokenizer's file. */
export async function aModelFolder({
  runtime,
  input = 'input_ids',
  lines = meanings,
  unknown = 0.2,
}: ModelOptions = {}): Promise<ModelFolder> {
  const path = await mkdtemp(join(tmpdir(), 'dialogwerk-vectors-'));
  const words = [UNKNOWN, ...Object.values(trouble), ...lines.flat()];
  const rows = words.map((word) => [unknown, ...lines.map((line) => (line.includes(word) ? 1 : 0))]);
  const vocab = Object.fromEntries(words.map((word, at) => [word, at]));
  const tokenizer = {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordPiece',
      unk_token: UNKNOWN,
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab,
    },
  };
  await writeFile(join(path, 'model.onnx'), tinyModel(rows, input));
  await writeFile(join(path, 'tokenizer.json'), JSON.stringify(tokenizer));
  await writeFile(join(path, 'tokenizer_config.json'), JSON.stringify({ unk_token: UNKNOWN }));
  await writeFile(join(path, 'table.json'), JSON.stringify({ inputs: [input, 'attention_mask'], words, rows }));
  if (runtime === undefined) await play(join(path, 'node_modules'));
  else if (runtime !== null) await symlink(runtime, join(path, 'node_modules'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

async function play(modules: string): Promise<void> {
  for (const name of ['onnxruntime-node', '@huggingface/tokenizers']) {
    await mkdir(join(modules, name), { recursive: true });
    await writeFile(join(modules, name, 'index.js'), `module.exports = require(${JSON.stringify(played)});`);
  }
}

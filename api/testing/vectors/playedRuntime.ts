import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { trouble } from './words.data.ts';

/**
 * The two libraries that an operator installs beside a model, played: they read `table.json` of the model's folder, and do what the product uses
 * of them. Real ones are too large to be installed for tests; `realRuntime.test.ts` runs them where they are.
 */
const stored = z.object({
  inputs: z.array(z.string()),
  words: z.array(z.string()),
  rows: z.array(z.array(z.number())),
});

let table: z.infer<typeof stored> = { inputs: [], words: [], rows: [] };

export class Tokenizer {
  readonly #words: ReadonlyMap<string, number>;

  constructor(tokenizer: unknown) {
    const { model } = z.object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) }).parse(tokenizer);
    this.#words = new Map(Object.entries(model.vocab));
  }

  encode(text: string): { ids: number[] } {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return { ids: words.map((word) => this.#words.get(word) ?? 0) };
  }
}

export class Tensor {
  readonly data: BigInt64Array | Float32Array;
  readonly dims: readonly number[];

  constructor(_type: string, data: BigInt64Array | Float32Array, dims: readonly number[]) {
    this.data = data;
    this.dims = dims;
  }
}

export const InferenceSession = {
  async create(path: string) {
    table = stored.parse(JSON.parse(readFileSync(path.replace(/model\.onnx$/, 'table.json'), 'utf8')));
    return { inputNames: table.inputs, outputNames: ['last_hidden_state'], run };
  },
};

async function run({ input_ids }: { readonly input_ids: Tensor }): Promise<{ last_hidden_state: Tensor }> {
  const ids = [...input_ids.data].map(Number);
  const said = new Set(ids.map((id) => table.words[id]));
  if (said.has(trouble.hangs)) await new Promise(() => {});
  if (said.has(trouble.crashes)) process.exit(1);
  const rows = ids.flatMap((id) => table.rows[id] ?? []);
  const data = Float32Array.from(rows, (value) => (said.has(trouble.isNoNumber) ? Number.NaN : value));
  return { last_hidden_state: new Tensor('float32', data, [1, ids.length, table.rows[0]?.length ?? 0]) };
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModelError } from './ModelError.ts';

/** A tensor as the runtime takes and gives it. */
export interface Tensor {
  readonly data: unknown;
  readonly dims: readonly number[];
}

/** A loaded model. */
export interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, Tensor>>>;
}

/** What is used of `onnxruntime-node`. */
interface OnnxRuntime {
  readonly InferenceSession: { create(path: string, options: object): Promise<Session> };
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => object;
}

/** What is used of `@huggingface/tokenizers`. */
interface TokenizerLibrary {
  readonly Tokenizer: new (tokenizer: object, config: object) => { encode(text: string): { readonly ids: number[] } };
}

/** The libraries that an operator has installed beside the model, because they are larger than all the rest of the product. */
export interface Runtime {
  readonly onnx: OnnxRuntime;
  readonly tokenizers: TokenizerLibrary;
}

/** Takes both from the folder's own `node_modules`. */
export function loadRuntime(folder: string): Runtime {
  const requireFrom = createRequire(join(folder, 'package.json'));
  const found = (name: string): unknown => {
    try {
      return requireFrom(name);
    } catch (error) {
      throw new ModelError('runtime', `${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const onnx = found('onnxruntime-node');
  const tokenizers = found('@huggingface/tokenizers');
  if (!isOnnxRuntime(onnx)) throw new ModelError('runtime', 'onnxruntime-node: InferenceSession, Tensor');
  if (!isTokenizerLibrary(tokenizers)) throw new ModelError('runtime', '@huggingface/tokenizers: Tokenizer');
  return { onnx, tokenizers };
}

function isOnnxRuntime(library: unknown): library is OnnxRuntime {
  if (!isObject(library) || !('InferenceSession' in library) || !('Tensor' in library)) return false;
  const { InferenceSession, Tensor } = library;
  return (
    (isObject(InferenceSession) || typeof InferenceSession === 'function') &&
    'create' in InferenceSession &&
    typeof InferenceSession.create === 'function' &&
    typeof Tensor === 'function'
  );
}

function isTokenizerLibrary(library: unknown): library is TokenizerLibrary {
  return isObject(library) && 'Tokenizer' in library && typeof library.Tokenizer === 'function';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

import { getFastTextModule } from 'fasttext.wasm.js';
import type { Train } from '../../understanding/Sentence.ts';

/** Of those tried the best with few examples: pieces of words of two to five signs, many rounds. */
const settings = {
  lr: 0.3,
  epoch: 200,
  dim: 50,
  wordNgrams: 1,
  minn: 2,
  maxn: 5,
  bucket: 20_000,
  minCount: 1,
  thread: 1,
};
const FILE = 'examples.txt';
const LABEL = '__label__';

const lineOf = (text: string): string => `${text.toLowerCase().replaceAll(/\s+/g, ' ')}\n`;

/** fastText's supervised classifier, built for WebAssembly. */
export const fastText: Train = async (examples) => {
  // One for each, because a model is given back with the memory of its module.
  const core = await getFastTextModule();
  const targets = [...new Set(examples.map(({ target }) => target))];
  const lines = examples.map(({ text, target }) => `${LABEL}${targets.indexOf(target)} ${lineOf(text)}`);
  core.FS.writeFile(FILE, lines.join(''));
  const args = new core.Args();
  const { supervised } = core.ModelName;
  const { softmax } = core.LossName;
  Object.assign(args, settings, { input: FILE, output: 'model', model: supervised, loss: softmax, verbose: 0 });
  const model = new core.FastText();
  model.train(args, () => undefined);
  return (text) => {
    const found = model.predict(lineOf(text), 1, 0);
    if (found.size() === 0) return { target: undefined, score: 0 };
    const [score, label] = found.get(0);
    return { target: targets[Number(label.slice(LABEL.length))], score };
  };
};

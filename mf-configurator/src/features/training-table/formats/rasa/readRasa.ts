import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Node, Scalar, YAMLMap } from 'yaml';
import type { FileContent, FoundExample, NamedTarget, Skipped } from '../../model/TrainingFile.ts';
import { withoutEntities } from './entities.ts';

type Found = { readonly line: number } & (
  | { readonly text: string; readonly isLiteral: boolean }
  | { readonly text: null }
);

/** What stands in Rasa's training data; null where a file has no list `nlu`. */
export function readRasa(text: string): FileContent | null {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'silent' });
  const nlu = isMap(document.contents) ? document.get('nlu', true) : null;
  if (!isSeq(nlu)) return null;
  const lineOf = (offset: number | undefined): number => counter.linePos(offset ?? 0).line;
  const skipped: Skipped[] = document.errors.map(({ pos: [start] }) => ({ line: lineOf(start), reason: 'syntax' }));
  const examples: FoundExample[] = [];
  const skip = (line: number, reason: Skipped['reason']): void => void skipped.push({ line, reason });

  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      const isOther = isScalar(key) && key.value !== 'nlu' && key.value !== 'version';
      if (isOther) skip(lineOf(key.range?.[0]), 'definition');
    }
  }
  for (const item of nlu.items) {
    const intent = isMap(item) ? wordAt(item, 'intent') : '';
    if (!isMap(item) || intent === '') {
      skip(
        lineOf(isNode(item) ? item.range?.[0] : undefined),
        isMap(item) && !item.has('intent') ? 'definition' : 'syntax',
      );
      continue;
    }
    const of = namedTarget(item, intent);
    for (const found of examplesOf(item.get('examples', true), lineOf)) {
      if (found.text === null) skip(found.line, 'syntax');
      else {
        const plain = found.isLiteral ? found.text : withoutEntities(found.text);
        examples.push({ line: found.line, of, text: plain.trim(), isReduced: plain !== found.text });
      }
    }
  }
  return { examples, skipped };
}

/** An intent with what `writeRasa` has noted of where it belongs. */
function namedTarget(item: YAMLMap, intent: string): NamedTarget {
  const metadata = item.get('metadata', true);
  const noted = (name: string): string => (isMap(metadata) ? wordAt(metadata, name) : '');
  return {
    blockId: noted('block_id'),
    block: noted('block'),
    targetId: noted('target_id'),
    label: noted('target'),
    intent,
  };
}

/** Examples are a text with a line for each, or a list of maps with a text and notes. */
function examplesOf(node: unknown, lineOf: (offset: number | undefined) => number): readonly Found[] {
  if (isScalar(node) && typeof node.value === 'string') {
    const first = lineOf(node.range?.[0]) + (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? 1 : 0);
    return node.value.split('\n').flatMap((written, at): Found[] => {
      const line = first + at;
      if (written.trim() === '') return [];
      return [
        written.startsWith('-') ? { line, text: written.slice(1).trim(), isLiteral: false } : { line, text: null },
      ];
    });
  }
  if (!isSeq(node)) return [];
  return node.items.map((item): Found => {
    const line = lineOf(isNode(item) ? item.range?.[0] : undefined);
    if (isScalar(item)) return { line, text: textOf(item), isLiteral: false };
    if (!isMap(item) || !item.has('text')) return { line, text: null };
    const metadata = item.get('metadata', true);
    return { line, text: wordAt(item, 'text'), isLiteral: isMap(metadata) && metadata.get('literal') === true };
  });
}

function isNode(value: unknown): value is Node {
  return isMap(value) || isSeq(value) || isScalar(value);
}

/** What a scalar says, as it was written: `007` keeps its zeros; '' for nothing. */
function textOf({ value, source }: Scalar): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : (source ?? '');
}

/** The text at a key; '' where there is none. */
function wordAt(map: YAMLMap, key: string): string {
  const node = map.get(key, true);
  return isScalar(node) ? textOf(node) : '';
}

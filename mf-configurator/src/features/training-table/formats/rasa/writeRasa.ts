import { Document, Scalar } from 'yaml';
import { byIntent } from '../../model/intentNames.ts';
import type { TableRow } from '../../model/TableRow.ts';
import { hasEntities } from './entities.ts';

/** Line ends and other control characters do not stand in one line of a list. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
const isPlain = (text: string): boolean => !control.test(text) && !hasEntities(text);

/**
 * The rows as training data of Rasa 3. Where an intent belongs stands in its metadata, which Rasa keeps and does not read.
 * An example that would seem to have entities says that it has none (`literal`), which only this product reads.
 */
export function writeRasa(rows: readonly TableRow[]): string {
  const nlu = [...byIntent(rows)].map(([intent, ofTarget]) => {
    const [{ unique_question_id, block, target, label }] = ofTarget;
    const texts = ofTarget.map(({ example }) => example);
    return {
      intent: quoted(intent),
      metadata: {
        block_id: quoted(unique_question_id),
        block: quoted(block),
        target_id: quoted(target),
        target: quoted(label),
      },
      examples: texts.every(isPlain) ? lines(texts) : texts.map(itemOf),
    };
  });
  return new Document({ version: quoted('3.1'), nlu }).toString({ lineWidth: 0 });
}

function itemOf(text: string) {
  return hasEntities(text) ? { text: quoted(text), metadata: { literal: true } } : { text: quoted(text) };
}

function lines(texts: readonly string[]): Scalar<string> {
  const scalar = new Scalar(texts.map((text) => `- ${text}\n`).join(''));
  scalar.type = Scalar.BLOCK_LITERAL;
  return scalar;
}

function quoted(text: string): Scalar<string> {
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return scalar;
}

import type { Expression } from '../expressions/Expression.ts';
import { parseExpression } from '../expressions/parseExpression.ts';
import type { ConditionRow, Join } from '../expressions/rows/ConditionRows.ts';
import { rowOf } from '../expressions/rows/rowOf.ts';
import { sayRange, sayRow, saySubject, sayTogether } from './sayRow.ts';
import type { Sayables } from './sayablesOf.ts';
import { sayingTexts } from './texts.ts';

/** A condition as people say it, or, where words fall short, as it is written. */
export interface SaidCondition {
  readonly kind: 'words' | 'code';
  readonly text: string;
}

/**
 * Says a condition by its questions and answers: 'Alter mindestens 18 und Ort ist „Berlin“'. What words cannot say stays whole as it
 * is written. `at`: the block whose way it decides, which is not named anew where its own long question is asked for.
 */
export function conditionInWords(source: string, sayables: Sayables, at: string | null = null): SaidCondition {
  const read = parseExpression(source);
  const said = read.ok ? sayAll(read.expression, { sayables, at }) : null;
  return said === null ? { kind: 'code', text: source.trim() } : { kind: 'words', text: said };
}

/** The same as one line: what is not in words is marked as a formula. */
export function conditionLine(source: string, sayables: Sayables, at: string | null = null): string {
  const { kind, text } = conditionInWords(source, sayables, at);
  return kind === 'words' ? text : sayingTexts.code(text);
}

interface Saying {
  readonly sayables: Sayables;
  readonly at: string | null;
}

/** A piece of a condition: a row, which may belong to the next one, or what is said already. */
type Piece = { readonly row: ConditionRow } | { readonly said: string };

function sayAll(expression: Expression, saying: Saying): string | null {
  const join = expression.kind === 'logic' ? expression.operator : 'and';
  const pieces = piecesOf(expression, join, saying);
  return pieces && joined(pieces, join, saying);
}

function piecesOf(expression: Expression, join: Join, saying: Saying): readonly Piece[] | null {
  if (expression.kind !== 'logic') {
    const row = rowOf(expression);
    if (row) return [{ row }];
    const said = sayTogether(expression, saying.sayables);
    return said === null ? null : [{ said }];
  }
  if (expression.operator !== join) {
    const said = sayAll(expression, saying);
    return said === null ? null : [{ said: `(${said})` }];
  }
  const left = piecesOf(expression.left, join, saying);
  const right = left && piecesOf(expression.right, join, saying);
  return left && right && [...left, ...right];
}

function joined(pieces: readonly Piece[], join: Join, { sayables, at }: Saying): string | null {
  const all: string[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const [piece, next] = [pieces[index], pieces[index + 1]];
    if (!piece) continue;
    if ('said' in piece) {
      all.push(piece.said);
      continue;
    }
    const { row } = piece;
    const sayable = sayables(row.variable);
    const range = join === 'and' && next && 'row' in next ? sayRange(row, next.row, sayable) : null;
    const said = range ?? sayRow(row, sayable, sayables);
    if (said === null) return null;
    if (range !== null) index += 1;
    all.push([saySubject(sayable, at), said].filter((part) => part !== '').join(' '));
  }
  return all.join(sayingTexts.joins[join]);
}

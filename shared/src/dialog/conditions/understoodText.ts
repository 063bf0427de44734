import { isWord } from '../expressions/words.ts';
import type { RowOperator } from '../expressions/rows/ConditionRows.ts';
import { takenValue, takenWords } from './namedValue.ts';
import { operatorSigns } from '../expressions/rows/operatorSigns.ts';
import { Scanner } from './Scanner.ts';
import type { KnownVariable, Vocabulary } from './vocabularyOf.ts';
import { signOperators, wordOperators } from './wordOperators.data.ts';
import { writtenName } from '../expressions/rows/writeRows.ts';

const blank = /\s+/y;
const quoted = /"(?:[^"]|"")*"|'[^']*'|„[^“”"]*[“”"]/y;
const inserted = /\{\{\s*([^{}\s]+)\s*\}\}/y;
const name = /\p{L}[\p{L}\d_.@#$]*/uy;
const number = /\d+(?:\.\d+)?/y;
const comparison = /==|!=|<>|<=|>=|=>|=<|[=<>≤≥≠]/y;
const joint = /\s*(&&|\|\|)\s*/y;
const operators = wordOperators.map(
  ([pattern, operator]) => [new RegExp(`(?:${pattern})(?![\\p{L}\\d_])`, 'uiy'), operator] as const,
);

/**
 * What an author has typed as the expression that is stored: variables in any case or in braces, answers by their words without
 * quotation marks, days as 24.12.2026, `≥`, 'enthält', 'ist nicht beantwortet'. What is an expression already stays as it is.
 */
export function understoodText(source: string, vocabulary: Vocabulary): string {
  return new Understanding(source, vocabulary).whole();
}

class Understanding {
  readonly #scanner: Scanner;
  readonly #byName: ReadonlyMap<string, KnownVariable>;
  readonly #written: string[] = [];
  /** Open brackets, and which of them are those of a function. */
  readonly #brackets: boolean[] = [];

  constructor(source: string, vocabulary: Vocabulary) {
    this.#scanner = new Scanner(source);
    // A name that is spelt so comes before one that differs in capitals.
    const spelt = [...vocabulary.values()].map((variable) => [variable.name, variable] as const);
    const small = spelt.map(([spelling, variable]) => [spelling.toLowerCase(), variable] as const);
    this.#byName = new Map([...small.toReversed(), ...spelt]);
  }

  whole(): string {
    while (!this.#scanner.isAtEnd) this.#piece();
    return this.#written.join('');
  }

  #piece(): void {
    const joined = this.#scanner.take(joint)?.[1];
    if (joined !== undefined) {
      this.#written.push(joined === '&&' ? ' und ' : ' oder ');
      return;
    }
    const plain = this.#scanner.take(blank) ?? this.#scanner.take(quoted) ?? this.#scanner.take(number);
    if (plain) {
      this.#written.push(plain[0]);
      return;
    }
    const spelling = this.#scanner.take(inserted) ?? this.#scanner.take(name);
    if (spelling) this.#name(spelling[1] ?? spelling[0], spelling[1] !== undefined);
    else this.#sign();
  }

  #sign(): void {
    const sign = this.#scanner.take(comparison)?.[0] ?? this.#scanner.next();
    if (sign === '(') this.#brackets.push(false);
    if (sign === ')') this.#brackets.pop();
    this.#written.push(signOf(signOperators[sign]) ?? sign);
  }

  #name(spelling: string, isInserted: boolean): void {
    const isCalled = !isInserted && this.#scanner.peek(/\s*\(/y) !== null;
    if (isCalled && !isWord(spelling)) {
      this.#scanner.take(/\s*\(/y);
      this.#brackets.push(true);
      this.#written.push(`${spelling}(`);
      return;
    }
    const variable = this.#byName.get(spelling) ?? this.#byName.get(spelling.toLowerCase());
    if (!variable || (isWord(spelling) && !isInserted)) {
      this.#written.push(spelling);
      return;
    }
    const place = this.#written.push(writtenName(variable.name)) - 1;
    this.#compared(variable, place);
  }

  /** What follows a variable: nothing, or an operator with its value. */
  #compared(variable: KnownVariable, place: number): void {
    const space = this.#scanner.take(blank)?.[0] ?? '';
    const operator = this.#operator(space !== '');
    if (operator === null) {
      this.#written.push(space);
      return;
    }
    const before = this.#written[place] ?? '';
    const sign = signOf(operator);
    if (operator === 'answered' || operator === 'unanswered') {
      this.#written[place] = `${operator === 'answered' ? '' : 'nicht '}beantwortet(${before})`;
      return;
    }
    // Of what is chosen together, 'contains' asks for one choice.
    const isChosen = variable.kind === 'list' && (operator === 'contains' || operator === 'contains-not');
    if (sign === null && !isChosen) {
      const { negated, name: called } = operatorSigns[operator];
      this.#scanner.take(blank);
      this.#written[place] = `${negated ? 'nicht ' : ''}${called}(${before}, ${takenWords(this.#scanner) ?? '""'})`;
      return;
    }
    const chosen = operator === 'contains' ? '=' : '!=';
    this.#written.push(
      space,
      isChosen ? chosen : (sign ?? ''),
      this.#scanner.take(blank)?.[0] ?? (space === '' ? '' : ' '),
    );
    if (this.#isVariableNext()) return;
    this.#written.push(takenValue(this.#scanner, variable, !this.#brackets.includes(true)) ?? '');
  }

  #operator(isApart: boolean): RowOperator | null {
    const sign = this.#scanner.take(comparison)?.[0];
    if (sign !== undefined) return signOperators[sign] ?? null;
    if (!isApart) return null;
    return operators.find(([pattern]) => this.#scanner.take(pattern) !== null)?.[1] ?? null;
  }

  /** A variable that is spelt as it is called, or in braces, is meant itself and no answer of that name. */
  #isVariableNext(): boolean {
    const next = this.#scanner.peek(inserted)?.[1] ?? this.#scanner.peek(name)?.[0];
    return next !== undefined && this.#byName.get(next)?.name === next;
  }
}

/** The sign of an operator that has one. */
function signOf(operator: RowOperator | undefined): string | null {
  if (operator === undefined || operator === 'answered' || operator === 'unanswered') return null;
  return operatorSigns[operator].sign;
}

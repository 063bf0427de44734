import type { FhirPath } from '../fhirpath/FhirPath.ts';
import { parseFhirPath } from '../fhirpath/parseFhirPath.ts';
import { binary } from './binary.ts';
import type { Collection, Element } from './Collection.ts';
import { fits } from './fits.ts';
import { functionOf } from './functions.ts';
import { memberOf } from './memberOf.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import type { Sources } from './Sources.ts';
import { fixedValue, single, singleOf, value } from './values.ts';
import { write } from './Written.ts';

/** Where a formula stands: what its names mean there. */
export interface Scope {
  /** The formula of an SDC `variable`, and the scope in which that stands; null for an unknown name. */
  readonly variable: (name: string) => { readonly formula: string; readonly scope: Scope } | null;
  /** The item that the formula belongs to; null at the root. */
  readonly context: Element;
}

/** Variables within one another; none of a questionnaire's go so deep. */
const DEEPEST_VARIABLES = 30;
/** How many steps may all formulas of a file take together. */
const MOST_STEPS = 200_000;

/** Turns FHIRPath into expressions of the dialog by following what each step gives. Throws NotUnderstood. */
export class Translator {
  readonly sources: Sources;
  #steps = 0;
  #depth = 0;
  readonly #variables = new Map<Scope, Map<string, Collection>>();

  constructor(sources: Sources) {
    this.sources = sources;
  }

  translate(formula: string, scope: Scope): Collection {
    const path = parseFhirPath(formula);
    if (path === null) throw new NotUnderstood();
    return this.evaluate(path, scope, scope.context);
  }

  /** What an expression gives with `input` as its context, which is `$this` as well. */
  evaluate(path: FhirPath, scope: Scope, input: Element): Collection {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new NotUnderstood();
    switch (path.kind) {
      case 'literal':
        return [fixedValue(path.value)];
      case 'day':
        return [fixedValue(path.day)];
      case 'empty':
        return [];
      case 'special':
        if (path.name !== '$this') throw new NotUnderstood();
        return [input];
      case 'constant':
        return this.#constant(path.name, scope);
      case 'member':
        return this.#member(path, scope, input);
      case 'call': {
        const of = path.of === null ? [input] : this.evaluate(path.of, scope, input);
        const evaluate = (argument: FhirPath, it = input): Collection => this.evaluate(argument, scope, it);
        return functionOf(path.name)(of, path.args, { sources: this.sources, evaluate });
      }
      case 'index': {
        const index = singleOf(this.evaluate(path.index, scope, input), 'number')?.fixed;
        const of = this.evaluate(path.of, scope, input);
        // Which one comes first at run time is known only where there is but one.
        if (index !== 0 || of.length > 1) throw new NotUnderstood();
        return of;
      }
      case 'sign': {
        const operand = singleOf(this.evaluate(path.operand, scope, input), 'number');
        if (operand === null) return [];
        if (path.operator === '+') return [operand];
        if (typeof operand.fixed === 'number') return [fixedValue(-operand.fixed)];
        return [value('number', write.negate(operand.written), operand.always)];
      }
      case 'type':
        return cast(path, this.evaluate(path.operand, scope, input));
      case 'binary':
        return binary(path.operator, this.evaluate(path.left, scope, input), this.evaluate(path.right, scope, input));
    }
  }

  #member(path: Extract<FhirPath, { kind: 'member' }>, scope: Scope, input: Element): Collection {
    if (path.of === null && path.name === 'QuestionnaireResponse') return [{ kind: 'resource' }];
    const of = path.of === null ? [input] : this.evaluate(path.of, scope, input);
    return of.flatMap((element) => memberOf(element, path.name, this.sources));
  }

  #constant(name: string, scope: Scope): Collection {
    if (name === 'resource' || name === 'rootResource') return [{ kind: 'resource' }];
    if (name === 'questionnaire') return [{ kind: 'questionnaire' }];
    if (name === 'context') return [scope.context];
    const known = this.#variables.get(scope)?.get(name);
    if (known) return known;
    const found = scope.variable(name);
    if (found === null || this.#depth >= DEEPEST_VARIABLES) throw new NotUnderstood();
    this.#depth += 1;
    try {
      const collection = this.translate(found.formula, found.scope);
      const inScope = this.#variables.get(scope) ?? new Map<string, Collection>();
      this.#variables.set(scope, inScope.set(name, collection));
      return collection;
    } finally {
      this.#depth -= 1;
    }
  }
}

/** `as` keeps what is of the type; what is of it is known where a choice or a number is meant. */
function cast({ operator, type }: Extract<FhirPath, { kind: 'type' }>, of: Collection): Collection {
  const operand = single(of);
  if (operator === 'is') throw new NotUnderstood();
  if (operand === null || fits(operand, type) === true) return of;
  throw new NotUnderstood();
}

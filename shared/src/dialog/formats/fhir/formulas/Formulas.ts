import { parseExpression } from '../../../expressions/parseExpression.ts';
import { variablesIn } from '../../../expressions/nodesOf.ts';
import type { Item } from '../items/Item.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import type { ComputedPlan, Plan, PlannedItem } from '../../common/items/PlannedItem.ts';
import { truth } from './binary.ts';
import type { Source, Value } from './Collection.ts';
import { NotUnderstood, understood } from './NotUnderstood.ts';
import { Sources } from './Sources.ts';
import { Translator } from './Translator.ts';
import type { Scope } from './Translator.ts';
import { singleValue } from './values.ts';
import type { Written } from './Written.ts';
import { VariableScopes } from './VariableScopes.ts';

/** A truth over the answers, with the linkIds of what it needs. */
export interface FormulaCondition {
  readonly condition: Written;
  readonly needs: ReadonlySet<string>;
}

/** Results that need results; the call stack stays shallow. */
const DEEPEST_RESULTS = 40;

const nothing: Plan = { kind: 'nothing' };

/** Computes the formulas of a questionnaire over its items, each formula once. */
export class Formulas {
  readonly #questionnaire: JsonObject;
  readonly #formulaOf: (item: Item) => string | null;
  readonly #plans = new Map<string, Plan>();
  readonly #computing = new Set<string>();
  readonly #sources = new Map<JsonObject, Source>();
  readonly #itemOf: ReadonlyMap<string, Item>;
  readonly #scopes = new VariableScopes();
  readonly #translator: Translator;

  /** `planned` are the items with what becomes of them where they are not computed; `formulaOf` names the formula of those that are. */
  constructor(
    questionnaire: JsonObject,
    planned: readonly PlannedItem<Item>[],
    formulaOf: (item: Item) => string | null,
  ) {
    this.#questionnaire = questionnaire;
    this.#formulaOf = formulaOf;
    for (const { item, plan } of planned) {
      const planOf = (): Plan => this.#planOf(item, plan);
      this.#sources.set(item.raw, {
        item,
        get plan() {
          return planOf();
        },
      });
    }
    this.#itemOf = new Map(planned.map(({ item }) => [item.variable, item]));
    this.#translator = new Translator(new Sources([...this.#sources.values()]));
  }

  /** How the formula of an item is computed; null when it was not understood. */
  computedBy(item: Item): ComputedPlan | null {
    const plan = this.#planOf(item, nothing);
    return plan.kind === 'computed' ? plan : null;
  }

  /** A formula as a condition of the innermost of `lineage`; null when it was not understood. */
  conditionBy(formula: string, lineage: readonly JsonObject[]): FormulaCondition | null {
    return understood(() => {
      const holds = truth(this.#translator.translate(formula, this.#scopeOf(lineage)));
      if (holds === null) return null;
      return { condition: holds.written, needs: this.#needsOf(holds) };
    });
  }

  #planOf(item: Item, plan: Plan): Plan {
    const formula = this.#formulaOf(item);
    if (formula === null) return plan;
    const known = this.#plans.get(item.linkId);
    if (known) return known;
    // A formula that needs its own result has none.
    if (this.#computing.has(item.linkId) || this.#computing.size >= DEEPEST_RESULTS) return nothing;
    this.#computing.add(item.linkId);
    const computed = understood(() => this.#computed(item, formula)) ?? nothing;
    this.#computing.delete(item.linkId);
    this.#plans.set(item.linkId, computed);
    return computed;
  }

  #computed(item: Item, formula: string): ComputedPlan | null {
    const result = singleValue(this.#translator.translate(formula, this.#scopeOf(item.lineage)));
    if (result === null || !typesOf(item.type).includes(result.type)) return null;
    const needs = this.#needsOf(result);
    if (needs.has(item.linkId)) return null;
    const { type, sumOf, written } = result;
    if (sumOf === undefined) {
      return { kind: 'computed', type, needs, computation: { kind: 'expression', expression: written.text } };
    }
    const summed = sumOf.variables.flatMap((variable) => this.#itemOf.get(variable) ?? []);
    return { kind: 'computed', type, needs, computation: { kind: 'sum', summed, of: sumOf.of } };
  }

  #needsOf({ written, sumOf }: Value): ReadonlySet<string> {
    const variables = sumOf?.variables ?? this.#variablesIn(written.text);
    return new Set(variables.flatMap((variable) => this.#itemOf.get(variable)?.linkId ?? []));
  }

  #variablesIn(expression: string): string[] {
    const parsed = parseExpression(expression);
    if (!parsed.ok) throw new NotUnderstood();
    return variablesIn(parsed.expression);
  }

  #scopeOf(lineage: readonly JsonObject[]): Scope {
    const contextOf = (raw: JsonObject) => {
      const source = this.#sources.get(raw);
      return source ? ({ kind: 'item', source } as const) : ({ kind: 'resource' } as const);
    };
    const scope = this.#scopes.scopeOf([this.#questionnaire, ...lineage], contextOf);
    if (scope === null) throw new NotUnderstood();
    return scope;
  }
}

/** What a formula may give to an item of a type. */
function typesOf(type: string): readonly Value['type'][] {
  switch (type) {
    case 'integer':
    case 'decimal':
    case 'quantity':
      return ['number'];
    case 'boolean':
      return ['boolean'];
    case 'string':
    case 'text':
      return ['text'];
    default:
      return [];
  }
}

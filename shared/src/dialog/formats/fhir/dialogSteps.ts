import type { Block, ImportChange } from '../../../contract/index.ts';
import { shortened } from '../../text/shortened.ts';
import { baseOf, blockOf } from '../common/blocks/blockOf.ts';
import type { DialogStep } from '../common/blocks/DialogStep.ts';
import { comparisonsOf, enablingConditionOf } from './conditions/enablingConditionOf.ts';
import type { Item } from './items/Item.ts';
import { textIn } from '../common/json/JsonObject.ts';
import type { ComputedPlan } from '../common/items/PlannedItem.ts';
import type { PlannedItems } from './items/planItems.ts';
import type { Note } from '../common/report/ReportLines.ts';
import type { SharedScales } from '../common/blocks/SharedScales.ts';
import { settledLoops } from './settledLoops.ts';
import type { JsonObject } from '../common/json/JsonObject.ts';
import { sumExpressions, termOf } from '../common/blocks/sumExpressions.ts';

const LONGEST_QUOTED = 500;
const MOST_NAMED = 30;

interface Computed {
  readonly item: Item;
  readonly plan: ComputedPlan;
  /** The linkIds of what it and its condition need and that has not come yet. */
  readonly missing: Set<string>;
}

/** Steps that follow one another: of the dialog, or of each round of a group. */
interface Steps {
  readonly steps: DialogStep[];
  /** How many groups and items deep the group is, itself included, whose condition they need not keep once more; 0 at the top. */
  readonly depth: number;
}

/** The items that the conditions of an item ask for. */
function askedByConditions({ lineage }: Item): string[] {
  return lineage.flatMap((raw) => comparisonsOf(raw)?.flatMap((when) => textIn(when, 'question') ?? []) ?? []);
}

function changeOf({ variable }: Item, { computation }: ComputedPlan): ImportChange {
  switch (computation.kind) {
    case 'expression':
      return { code: 'computed', variable, expression: shortened(computation.expression, LONGEST_QUOTED) };
    case 'fixed':
      return { code: 'constant', variable, value: shortened(computation.value, LONGEST_QUOTED) };
    case 'sum':
    case 'total': {
      const summed = computation.summed.map((item) => item.variable);
      return { code: 'computed_sum', variable, summed: summed.slice(0, MOST_NAMED), count: summed.length };
    }
  }
}

/** Puts the blocks of a dialog into their order, computed ones as soon as all is there that they need. */
class StepOrder {
  readonly #top: Steps = { steps: [], depth: 0 };
  /** The groups that repeat, by their raw item. */
  readonly #groups = new Map<JsonObject, Steps>();
  /** What comes into which round. */
  #current = this.#top;
  readonly #items: PlannedItems;
  readonly #scales: SharedScales;
  readonly #note: Note;
  readonly #planned: ReadonlyMap<string, PlannedItems['planned'][number]>;
  readonly #come = new Set<string>();
  readonly #conditions = new Map<string, string | null>();
  readonly #waiting = new Map<string, Computed[]>();
  readonly #unplaced = new Set<Computed>();
  readonly #ready: Computed[] = [];

  constructor(items: PlannedItems, scales: SharedScales, note: Note) {
    this.#items = items;
    this.#scales = scales;
    this.#note = note;
    this.#planned = new Map(items.planned.map((planned) => [planned.item.linkId, planned]));
  }

  place(): readonly DialogStep[] {
    const fixed = this.#register();
    for (const planned of this.#items.planned) {
      const { item } = planned;
      this.#current =
        item.lineage
          .slice(0, -1)
          .flatMap((raw) => this.#groups.get(raw) ?? [])
          .at(-1) ?? this.#top;
      const ready = fixed.get(item.linkId);
      if (ready) this.#compute(ready);
      const block = blockOf(planned, this.#scales, this.#note);
      if (block) this.#put(item, block);
      this.#computeReady();
    }
    this.#current = this.#top;
    // What waits only for its condition comes without it; formulas never wait for one another in a circle.
    for (;;) {
      const next = [...this.#unplaced].find(({ plan }) => [...plan.needs].every((linkId) => this.#come.has(linkId)));
      if (!next) return this.#top.steps;
      this.#compute(next);
      this.#computeReady();
    }
  }

  /** Notes for what each computed item waits; those that wait for nothing are given back. */
  #register(): ReadonlyMap<string, Computed> {
    const ready = new Map<string, Computed>();
    for (const { item, plan } of this.#items.planned) {
      if (plan.kind !== 'computed') continue;
      const needs = [...plan.needs, ...askedByConditions(item)].filter((linkId) => this.#comes(linkId, item));
      const computed: Computed = { item, plan, missing: new Set(needs) };
      this.#unplaced.add(computed);
      if (computed.missing.size === 0) ready.set(item.linkId, computed);
      for (const linkId of computed.missing) {
        const waiting = this.#waiting.get(linkId) ?? [];
        this.#waiting.set(linkId, waiting);
        waiting.push(computed);
      }
    }
    return ready;
  }

  #comes(linkId: string, waiting: Item): boolean {
    const kind = this.#planned.get(linkId)?.plan.kind;
    const isNone = kind === undefined || kind === 'nothing' || kind === 'message' || kind === 'repeat';
    return linkId !== waiting.linkId && !isNone;
  }

  #put(item: Item, block: Block): void {
    const asked = { planned: this.#planned, come: this.#come, formulas: this.#items.formulas };
    const condition = enablingConditionOf(
      item,
      asked,
      (of, problem) => this.#note(item, { code: 'condition_dropped', of, problem }),
      this.#current.depth,
    );
    this.#conditions.set(item.linkId, condition);
    const members: DialogStep[] = [];
    const isLoop = block.type === 'loop';
    if (isLoop) this.#groups.set(item.raw, { steps: members, depth: item.lineage.length });
    this.#current.steps.push(isLoop ? { block, condition, members } : { block, condition });
    this.#come.add(item.linkId);
    for (const computed of this.#waiting.get(item.linkId) ?? []) {
      computed.missing.delete(item.linkId);
      if (computed.missing.size === 0) this.#ready.push(computed);
    }
  }

  #computeReady(): void {
    for (let next = this.#ready.shift(); next; next = this.#ready.shift()) this.#compute(next);
  }

  #compute(computed: Computed): void {
    if (!this.#unplaced.delete(computed)) return;
    const { item, plan } = computed;
    this.#note(item, changeOf(item, plan));
    const assignments = this.#assignments(item, plan);
    this.#put(item, { ...baseOf(item, '', this.#note), type: 'assign', assignments });
  }

  #assignments({ variable }: Item, { computation }: ComputedPlan): { variable: string; expression: string }[] {
    switch (computation.kind) {
      case 'expression':
      case 'fixed':
        return [{ variable, expression: computation.expression }];
      case 'sum':
        return sumExpressions(
          variable,
          computation.summed.map((item) => item.variable),
          computation.of,
        );
      case 'total': {
        const terms = computation.summed.map((item) =>
          termOf({ variable: item.variable, condition: this.#conditions.get(item.linkId) ?? null }),
        );
        return sumExpressions(variable, terms, 'all');
      }
    }
  }
}

/** The blocks in their order. What is computed comes as soon as the last item that it needs has come. */
export function dialogSteps(items: PlannedItems, scales: SharedScales, note: Note): DialogStep[] {
  const order = new StepOrder(items, scales, note);
  return settledLoops(order.place(), items, note);
}

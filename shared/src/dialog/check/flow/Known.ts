import type { CompiledBlock, CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { triesTargetOf } from '../../blocks/common/ruled.ts';
import { timeTargetOf } from '../../blocks/common/timed.ts';
import { mayPass } from '../../engine/survey/exitsOf.ts';
import { askedDomains } from '../domains/askedDomains.ts';
import type { AskedVariable } from '../domains/askedDomains.ts';
import type { Domain, Values } from '../../expressions/Domain.ts';
import { isEmpty, nothing } from '../../expressions/Domain.ts';
import { outcomesOf } from '../domains/outcomesOf.ts';
import { parseExpression } from '../../expressions/parseExpression.ts';
import { parameterNamed } from '../../text/linkParameters.ts';

/** What is known of a variable at a place, over all ways that lead there, as bits. */
const SETTABLE = 1;
const BLANK = 2;
const MISSING = 4;

/** What is known of every variable at one place of the dialog. */
export class Known {
  readonly #names: ReadonlyMap<string, number>;
  readonly #bits: Uint8Array;
  readonly #values: ReadonlyMap<string, Values>;

  constructor(names: ReadonlyMap<string, number>, values: ReadonlyMap<string, Values>, bits?: Uint8Array) {
    this.#names = names;
    this.#values = values;
    this.#bits = bits ?? new Uint8Array(names.size);
  }

  /** At the start: nothing is set but what the link may hold. */
  static start(values: ReadonlyMap<string, Values>): Known {
    const all = [...values.keys()];
    const names = new Map(all.map((name, index) => [name, index]));
    const bits = all.map((name) => (parameterNamed(name) === null ? 0 : SETTABLE) | BLANK | MISSING);
    return new Known(names, values, Uint8Array.from(bits));
  }

  /** Of a place that no way was followed to yet. */
  unreached(): Known {
    return new Known(this.#names, this.#values);
  }

  copy(): Known {
    return new Known(this.#names, this.#values, this.#bits.slice());
  }

  /** Adds what is known on another way; says whether something was new. */
  add(other: Known): boolean {
    let grew = false;
    for (let index = 0; index < this.#bits.length; index += 1) {
      const before = this.#bits[index] ?? 0;
      const after = before | (other.#bits[index] ?? 0);
      if (after === before) continue;
      this.#bits[index] = after;
      grew = true;
    }
    return grew;
  }

  set(name: string, { missing, blank }: { readonly missing: boolean; readonly blank: boolean }): void {
    const index = this.#names.get(name);
    if (index !== undefined) this.#bits[index] = SETTABLE | (missing ? MISSING : 0) | (blank ? BLANK : 0);
  }

  /** It certainly holds nothing. */
  unset(name: string): void {
    const index = this.#names.get(name);
    if (index !== undefined) this.#bits[index] = BLANK | MISSING;
  }

  /** Whether some way sets it before. */
  isSettable(name: string): boolean {
    return (this.#bitsOf(name) & SETTABLE) !== 0;
  }

  /** Whether `{{name}}` may insert nothing. */
  isMaybeBlank(name: string): boolean {
    return (this.#bitsOf(name) & BLANK) !== 0;
  }

  /** All that a variable can be here. */
  domainOf(name: string): Domain {
    const bits = this.#bitsOf(name);
    return {
      missing: (bits & MISSING) !== 0,
      values: (bits & SETTABLE) === 0 ? nothing : (this.#values.get(name) ?? nothing),
    };
  }

  #bitsOf(name: string): number {
    const index = this.#names.get(name);
    return index === undefined ? BLANK | MISSING : (this.#bits[index] ?? 0);
  }
}

/** What is known around a block: as it says its texts, after a reply, and as the dialog goes on. */
export interface KnownAt {
  /** As it speaks: an `assign` block has calculated by then. */
  readonly saying: Known;
  /** As it reacts to a reply that was not skipped. */
  readonly reacting: Known;
  readonly leaving: Known;
  /** As it goes on after replies that do not fit, or when the time is over, where that is a way of its own; absent: it is none. */
  readonly givingUp?: Known;
}

/** Adds what is known around the same block on other ways. */
export function addKnown(here: KnownAt, other: KnownAt): void {
  here.saying.add(other.saying);
  here.reacting.add(other.reacting);
  here.leaving.add(other.leaving);
  if (other.givingUp) here.givingUp?.add(other.givingUp);
}

/** The variables that each block's replies set, worked out once. */
export function askedBy(survey: CompiledSurvey): ReadonlyMap<string, readonly AskedVariable[]> {
  return new Map([...survey.blocks].map(([id, compiled]) => [id, askedDomains(compiled)]));
}

/** What a block changes in what is known. */
export function knownAt(before: Known, compiled: CompiledBlock, asked: readonly AskedVariable[]): KnownAt {
  const saying = calculated(before, compiled);
  if (compiled.block.type === 'api') return { saying, reacting: saying, leaving: answeredBySystem(saying, compiled) };
  if (asked.length === 0) return { saying, reacting: saying, leaving: saying };
  const canSkip = mayPass(compiled.block);
  const reacting = saying.copy();
  // Of several items some may be skipped while the block reacts to the others.
  const isPart = compiled.asking?.kind === 'items';
  for (const { variable, missing, blank } of asked) {
    const skipped = canSkip && isPart;
    reacting.set(variable, { missing: missing || skipped, blank: blank || skipped });
  }
  const isLeft = triesTargetOf(compiled.block) !== null || timeTargetOf(compiled.block) !== null;
  if (!canSkip && !isLeft) return { saying, reacting, leaving: reacting };
  const without = reacting.copy();
  for (const { variable } of asked) without.set(variable, { missing: true, blank: true });
  return { saying, reacting, leaving: canSkip ? without : reacting, ...(isLeft ? { givingUp: without } : {}) };
}

/** A loop counts its rounds, and knows what the entry is called of one that begins. */
function begun(before: Known, { block, round, forgets }: CompiledBlock): Known {
  if (block.type !== 'loop' || (block.members.length === 0 && !round)) return before;
  const after = before.copy();
  for (const name of forgets) after.unset(name);
  for (const { variable, kind } of variablesSetBy(block))
    if (kind === 'number' || round) after.set(variable, { missing: false, blank: false });
  return after;
}

function calculated(before: Known, compiled: CompiledBlock): Known {
  const { block } = compiled;
  if (block.type === 'loop') return begun(before, compiled);
  if (block.type !== 'assign' || block.assignments.length === 0) return before;
  const after = before.copy();
  for (const { variable, expression } of block.assignments) {
    const read = parseExpression(expression);
    const result = read.ok
      ? outcomesOf(read.expression, (name) => after.domainOf(name))
      : { missing: true, values: nothing };
    if (isEmpty(result.values)) after.unset(variable);
    else after.set(variable, { missing: result.missing, blank: result.missing });
  }
  return after;
}

/** A system may answer with less than was asked for, or not at all. */
function answeredBySystem(before: Known, { block }: CompiledBlock): Known {
  if (block.type !== 'api' || block.mapping.length === 0) return before;
  const after = before.copy();
  for (const { variable } of block.mapping) after.set(variable, { missing: true, blank: true });
  return after;
}

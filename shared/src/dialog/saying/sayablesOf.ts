import type { Block } from '../../contract/index.ts';
import { blockName } from '../blocks/blockName.ts';
import { variablesSetBy } from '../blocks/blockRules.ts';
import { withCarried } from '../blocks/carried.ts';
import { derivedVariables } from '../blocks/derivedVariables.ts';
import { namedItems } from '../blocks/common/itemNumbers.ts';
import { roundsOf } from '../blocks/loop/roundId.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { unrolled } from '../engine/survey/loops/unrolled.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import type { ValueKind } from '../expressions/ValueKind.ts';
import { parameterNamed } from '../text/linkParameters.ts';
import { namedValuesOf } from './namedValuesOf.ts';
import type { NamedValue } from './namedValuesOf.ts';
import { sayingTexts } from './texts.ts';

/** A variable as conditions are said of it. */
export interface Sayable {
  /** What asks for it, in words, unlike all others of the dialog. */
  readonly name: string;
  readonly kind: ValueKind;
  readonly values: readonly NamedValue[];
  /** The block whose own answer it is; null for any other. */
  readonly answerOf: string | null;
}

/** What a condition's variables are called. */
export type Sayables = (variable: string) => Sayable;

/** What sets a variable. */
interface Setter {
  readonly block: Block;
  readonly name: string;
  readonly kind: ValueKind;
}

/** The variables of a dialog as conditions are said of them; nothing is worked out before the first is asked for. */
export function sayablesOf(snapshot: SurveySnapshot): Sayables {
  let setters: ReadonlyMap<string, Setter> | null = null;
  let taken: ReadonlyMap<string, number> = new Map();
  const known = new Map<string, Sayable>();
  return (variable) => {
    if (setters === null) {
      setters = settersOf(snapshot.blocks);
      taken = timesNamed(setters);
    }
    const sayable = known.get(variable) ?? sayableOf(variable, setters.get(variable), taken, snapshot);
    known.set(variable, sayable);
    return sayable;
  };
}

function sayableOf(
  variable: string,
  setter: Setter | undefined,
  taken: ReadonlyMap<string, number>,
  snapshot: SurveySnapshot,
): Sayable {
  const parameter = parameterNamed(variable);
  if (parameter !== null) return { name: sayingTexts.ofLink(parameter), kind: 'text', values: [], answerOf: null };
  if (!setter) return { name: variable, kind: 'unknown', values: [], answerOf: null };
  const { block, name, kind } = setter;
  const isAlone = (taken.get(name) ?? 0) <= 1;
  const compiled = compileSurvey({ ...snapshot, blocks: [block] }).blocks.get(block.unique_question_id);
  return {
    name: isAlone ? name : sayingTexts.alsoCalled(name, variable),
    kind,
    values: compiled ? namedValuesOf(compiled).flatMap((one) => (one.variable === variable ? one.values : [])) : [],
    answerOf: block.variable === variable ? block.unique_question_id : null,
  };
}

/** By variable: what sets it first. Of a loop's variables also those of each round, by their own names. */
function settersOf(blocks: readonly Block[]): Map<string, Setter> {
  const found = new Map<string, Setter>();
  const whole = withCarried(blocks);
  const all = unrolled(whole);
  for (const block of all === whole ? whole : [...whole, ...all]) {
    for (const { variable, kind } of variablesSetBy(block)) {
      if (!found.has(variable)) found.set(variable, { block, kind, name: nameOf(block, variable) });
    }
  }
  return found;
}

function timesNamed(setters: ReadonlyMap<string, Setter>): Map<string, number> {
  const times = new Map<string, number>();
  for (const { name } of setters.values()) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** What a block asks for where it sets a variable: the question, the row of a battery; what nobody is asked is called by its name. */
function nameOf(block: Block, variable: string): string {
  const asked = askedName(block, variable);
  const rounds = roundsOf(block.unique_question_id);
  return rounds.length === 0 || asked === null ? (asked ?? variable) : sayingTexts.inRound(asked, rounds);
}

function askedName(block: Block, variable: string): string | null {
  const question = blockName(block, block.context);
  if (block.variable === variable) return question || null;
  const part = derivedVariables(block).find((one) => one.variable === variable);
  if (part) return question === '' ? null : sayingTexts.part(question, part.name);
  if ('other' in block) return question === '' ? null : sayingTexts.other(question);
  if (block.type !== 'matrix' && block.type !== 'constant_sum' && block.type !== 'shuffle') return null;
  return (
    namedItems(block)
      .find((item) => item.variable === variable)
      ?.text.trim() || null
  );
}

import type { Values } from '../expressions/Domain.ts';
import { rangeOf } from '../expressions/Domain.ts';
import { variableDomains } from '../check/domains/variableDomains.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import type { ValueKind } from '../expressions/ValueKind.ts';
import { asNamed, namedValuesOf } from '../saying/namedValuesOf.ts';
import type { NamedValue } from '../saying/namedValuesOf.ts';
import { canBeNamed, linkVariable } from '../text/linkParameters.ts';
import { variablesOf } from '../variablesOf.ts';

/** What conditions can say about a variable. */
export interface KnownVariable {
  readonly name: string;
  readonly kind: ValueKind;
  /** Its values in the order of their block; empty where they are too many to name. */
  readonly values: readonly NamedValue[];
  /** Of a variable of a loop, the numbers of the rounds that it is of, the outermost first. */
  readonly rounds?: readonly number[];
  /** It stands only in functions of several values, for what these variables hold: one for each round of a loop. */
  readonly together?: readonly string[];
}

/** The variables of a dialog by name, in the order of their blocks. */
export type Vocabulary = ReadonlyMap<string, KnownVariable>;

/** How many values are offered one by one. */
const MOST_NAMED = 60;

/** What the conditions of a dialog can be about, read off the engine's own answers to every reply. */
export function vocabularyOf(snapshot: SurveySnapshot): Vocabulary {
  const survey = compileSurvey(snapshot);
  const domains = variableDomains(survey);
  const named = new Map<string, NamedValue[]>();
  for (const compiled of survey.blocks.values()) {
    for (const { variable, values } of namedValuesOf(compiled))
      named.set(variable, [...(named.get(variable) ?? []), ...values]);
  }
  const kinds = variablesOf([...survey.blocks.values()].map(({ block }) => block));
  return new Map(
    [...kinds].map(([name, kind]) => {
      const domain = domains.get(name) ?? { kind: 'any' };
      const own = named.get(name) ?? [];
      const values = own.length > 0 ? own : unnamed(domain);
      return [
        name,
        { name, kind: exactKind(kind, domain), values: values.length > MOST_NAMED ? [] : eachOnce(values) },
      ];
    }),
  );
}

/** A vocabulary with the parameters of the dialog's link (docs/decisions/0156). */
export function withLink(vocabulary: Vocabulary, parameters: readonly string[]): Vocabulary {
  const known = parameters.filter(canBeNamed).map((parameter): KnownVariable => {
    return { name: linkVariable(parameter), kind: 'text', values: [] };
  });
  return known.length === 0 ? vocabulary : new Map([...vocabulary, ...known.map((one) => [one.name, one] as const)]);
}

function unnamed(values: Values): NamedValue[] {
  return values.kind === 'finite' ? values.values.flatMap((value) => asNamed(value, null)) : [];
}

function eachOnce(values: readonly NamedValue[]): NamedValue[] {
  return [...new Map(values.map((one) => [`${typeof one.value} ${one.value} ${one.label}`, one])).values()];
}

/** What a calculation gives is known from its values; of texts, which stand for days or times. */
function exactKind(kind: ValueKind, values: Values): ValueKind {
  if (values.kind === 'text') {
    const form = values.between?.form.name;
    if (form === 'day') return 'date';
    return form === 'time' ? 'time' : 'text';
  }
  if (kind !== 'unknown') return kind;
  if (values.kind !== 'finite' || values.values.length > 0) {
    if (rangeOf(values)) return 'number';
    if (values.kind === 'finite' && values.values.every((value) => typeof value === 'string')) return 'text';
    if (values.kind === 'finite' && values.values.every((value) => typeof value === 'boolean')) return 'boolean';
  }
  return 'unknown';
}

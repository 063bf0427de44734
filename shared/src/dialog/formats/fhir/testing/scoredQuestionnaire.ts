import * as fc from 'fast-check';
import { coded, item } from './fhir.ts';
import type { Fhir } from './fhir.ts';

/** A formula as the test knows it: it is written as FHIRPath for the file, and evaluated without it. */
export type Formula =
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'answer' | 'score'; readonly of: number; readonly by: 'path' | 'descendants' | 'variable' }
  | { readonly kind: 'calculate'; readonly operator: '+' | '-' | '*'; readonly parts: readonly [Formula, Formula] }
  | { readonly kind: 'sum'; readonly of: readonly number[] }
  | { readonly kind: 'orZero'; readonly of: Formula }
  | { readonly kind: 'iif'; readonly test: Truth; readonly first: Formula; readonly otherwise: Formula | null };
export type Truth =
  | { readonly kind: 'compare'; readonly operator: Ordering; readonly parts: readonly [Formula, Formula] }
  | { readonly kind: 'exists'; readonly of: number }
  | { readonly kind: 'both'; readonly operator: 'and' | 'or'; readonly parts: readonly [Truth, Truth] }
  | { readonly kind: 'not'; readonly of: Truth };
type Ordering = '<' | '<=' | '>' | '>=' | '=' | '!=';

export type Answer = number | string | boolean | null;

/** Questions that a respondent answers: each is of a kind, and may be skipped. */
export const kinds = ['scored', 'plain', 'integer', 'boolean', 'date', 'time', 'string', 'several'] as const;
export type Kind = (typeof kinds)[number];

export const days = ['2020-01-01', '2021-06-15', '2022-12-31'];
const times = ['00:00:00', '08:30:00', '23:59:00'];
const codes = ['n', 'm', 'i'];

/** The answers that the test gives and asks for. */
export function answersOf(kind: Kind): readonly Answer[] {
  switch (kind) {
    case 'scored':
    case 'plain':
    case 'several':
      return codes;
    case 'integer':
      return [-1, 0, 1, 2, 5];
    case 'boolean':
      return [true, false];
    case 'date':
      return days;
    case 'time':
      return times;
    case 'string':
      return ['ja', 'nein', 'a "b"'];
  }
}

export interface When {
  readonly question: number;
  readonly operator: Ordering | 'exists';
  readonly answer: Answer;
}

export interface Question {
  readonly kind: Kind;
  readonly required: boolean;
  readonly when: readonly When[];
  readonly behavior: 'all' | 'any';
  /** Which group it stands in; null for none. */
  readonly group: number | null;
}

export interface Plan {
  readonly questions: readonly Question[];
  readonly groupWhen: readonly (When | null)[];
  readonly formulas: readonly Formula[];
}

const ordering = fc.constantFrom<Ordering>('<', '<=', '>', '>=', '=', '!=');
const equality = fc.constantFrom<Ordering>('=', '!=');

function whenOf(seen: readonly Kind[]): fc.Arbitrary<When> {
  return fc.nat(seen.length - 1).chain((question) => {
    const kind = seen[question] ?? 'string';
    const ordered = kind === 'integer' || kind === 'date' || kind === 'time';
    const compared = fc.record({
      question: fc.constant(question),
      operator: ordered ? ordering : equality,
      answer: fc.constantFrom(...answersOf(kind)),
    });
    const exists = fc.record({
      question: fc.constant(question),
      operator: fc.constant('exists' as const),
      answer: fc.boolean(),
    });
    return fc.oneof({ weight: 4, arbitrary: compared }, { weight: 1, arbitrary: exists });
  });
}

function formulaOf(numbers: readonly number[], scored: readonly number[]): fc.Arbitrary<Formula> {
  const by = fc.constantFrom('path' as const, 'descendants' as const, 'variable' as const);
  const leaves: fc.Arbitrary<Formula>[] = [
    fc.record({ kind: fc.constant('constant'), value: fc.integer({ min: -3, max: 9 }) }),
  ];
  if (numbers.length > 0) leaves.push(fc.record({ kind: fc.constant('answer'), of: fc.constantFrom(...numbers), by }));
  if (scored.length > 0) {
    leaves.push(fc.record({ kind: fc.constant('score'), of: fc.constantFrom(...scored), by }));
    leaves.push(fc.record({ kind: fc.constant('sum'), of: fc.subarray([...scored], { minLength: 1 }) }));
  }
  const asked = [...numbers, ...scored];
  const { formula } = fc.letrec<{ formula: Formula; truth: Truth }>((tie) => ({
    formula: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      ...leaves,
      fc.record({
        kind: fc.constant('calculate'),
        operator: fc.constantFrom('+', '-', '*'),
        parts: fc.tuple(tie('formula'), tie('formula')),
      }),
      fc.record({ kind: fc.constant('orZero'), of: tie('formula') }),
      fc.record({
        kind: fc.constant('iif'),
        test: tie('truth'),
        first: tie('formula'),
        otherwise: fc.option(tie('formula'), { nil: null }),
      }),
    ),
    truth: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ kind: fc.constant('compare'), operator: ordering, parts: fc.tuple(tie('formula'), tie('formula')) }),
      ...(asked.length > 0 ? [fc.record({ kind: fc.constant('exists'), of: fc.constantFrom(...asked) })] : []),
      fc.record({
        kind: fc.constant('both'),
        operator: fc.constantFrom('and', 'or'),
        parts: fc.tuple(tie('truth'), tie('truth')),
      }),
      fc.record({ kind: fc.constant('not'), of: tie('truth') }),
    ),
  }));
  return formula;
}

const GROUPS = 2;

/** A questionnaire of questions with conditions on earlier ones, in groups, and of formulas over them. */
export const arbitraryPlan: fc.Arbitrary<Plan> = fc
  .array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 8 })
  .chain((chosen) => {
    const questions = chosen.map((kind, index): fc.Arbitrary<Question> =>
      fc.record({
        kind: fc.constant(kind),
        required: fc.boolean(),
        when: index === 0 ? fc.constant([]) : fc.array(whenOf(chosen.slice(0, index)), { maxLength: 2 }),
        behavior: fc.constantFrom('all', 'any'),
        // Groups come after all that stands outside of them, so that the order of the file is that of the questions.
        group: fc.constant(index >= 4 ? (index >= 6 ? 1 : 0) : null),
      }),
    );
    const at = (...wanted: readonly Kind[]): number[] =>
      chosen.flatMap((kind, index) => (wanted.includes(kind) ? [index] : []));
    return fc.record({
      questions: fc.tuple(...questions),
      groupWhen: fc.tuple(
        ...Array.from({ length: GROUPS }, () => fc.option(whenOf(chosen.slice(0, 4)), { nil: null })),
      ),
      formulas: fc.array(formulaOf(at('integer'), at('scored')), { maxLength: 3 }),
    });
  });

const linkId = (index: number): string => `q${index}`;

function pathOf({ questions }: Plan, index: number): string {
  const group = questions[index]?.group ?? null;
  const above = group === null ? '' : `.where(linkId='g${group}').item`;
  return `%resource.item${above}.where(linkId='${linkId(index)}').answer.value`;
}

/** A formula as FHIRPath. */
export function written(formula: Formula, plan: Plan): string {
  switch (formula.kind) {
    case 'constant':
      // A sign binds less tightly than what follows a full stop.
      return formula.value < 0 ? `(${formula.value})` : String(formula.value);
    case 'answer':
    case 'score': {
      if (formula.by === 'variable') return `%${formula.kind}${formula.of}`;
      const path =
        formula.by === 'path'
          ? pathOf(plan, formula.of)
          : `%resource.descendants().where(linkId='${linkId(formula.of)}').answer.value`;
      return formula.kind === 'score' ? `${path}.ordinal()` : path;
    }
    case 'calculate':
      return `(${written(formula.parts[0], plan)} ${formula.operator} ${written(formula.parts[1], plan)})`;
    case 'sum': {
      const named = formula.of.map((index) => `linkId='${linkId(index)}'`).join(' or ');
      return `%resource.descendants().where(${named}).answer.value.weight().sum()`;
    }
    case 'orZero':
      return `iif(${written(formula.of, plan)}.exists(), ${written(formula.of, plan)}, 0)`;
    case 'iif': {
      const otherwise = formula.otherwise === null ? '{}' : written(formula.otherwise, plan);
      return `iif(${writtenTruth(formula.test, plan)}, ${written(formula.first, plan)}, ${otherwise})`;
    }
  }
}

function writtenTruth(truth: Truth, plan: Plan): string {
  switch (truth.kind) {
    case 'compare':
      return `(${written(truth.parts[0], plan)} ${truth.operator} ${written(truth.parts[1], plan)})`;
    case 'exists':
      return `${pathOf(plan, truth.of)}.exists()`;
    case 'both':
      return `(${writtenTruth(truth.parts[0], plan)} ${truth.operator} ${writtenTruth(truth.parts[1], plan)})`;
    case 'not':
      return `${writtenTruth(truth.of, plan)}.not()`;
  }
}

const expression = (name: string, formula: string, url: string): Fhir => ({
  url,
  valueExpression: { name, language: 'text/fhirpath', expression: formula },
});
const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression';
const VARIABLE = 'http://hl7.org/fhir/StructureDefinition/variable';

function whenFhir({ question, operator, answer }: When, { questions }: Plan): Fhir {
  const kind = questions[question]?.kind ?? 'string';
  const common = { question: linkId(question), operator };
  if (typeof answer === 'boolean') return { ...common, answerBoolean: answer };
  if (typeof answer === 'number') return { ...common, answerInteger: answer };
  if (kind === 'date') return { ...common, answerDate: answer };
  if (kind === 'time') return { ...common, answerTime: answer };
  return kind === 'string' ? { ...common, answerString: answer } : { ...common, answerCoding: { code: answer } };
}

const options = (scored: boolean): Fhir[] =>
  codes.map((code, index) => coded(code, `Antwort ${code}`, scored ? index * 2 : undefined));

function fieldsOf(kind: Kind): [type: string, fields: Fhir] {
  switch (kind) {
    case 'scored':
    case 'plain':
      return ['choice', { answerOption: options(kind === 'scored') }];
    case 'several':
      return ['choice', { answerOption: options(false), repeats: true }];
    case 'integer':
    case 'boolean':
    case 'date':
    case 'time':
    case 'string':
      return [kind, {}];
  }
}

/** The items and root fields of a plan as a file has them. */
export function asFhir(plan: Plan): { readonly items: Fhir[]; readonly fields: Fhir } {
  const asked = plan.questions.map((question, index): { readonly raw: Fhir; readonly group: number | null } => {
    const [type, fields] = fieldsOf(question.kind);
    const enableWhen = question.when.map((when) => whenFhir(when, plan));
    const conditions = enableWhen.length > 0 ? { enableWhen, enableBehavior: question.behavior } : {};
    return {
      raw: item(linkId(index), type, { ...fields, required: question.required, ...conditions }),
      group: question.group,
    };
  });
  const groups = plan.groupWhen.flatMap((when, index): Fhir[] => {
    const below = asked.flatMap(({ raw, group }) => (group === index ? [raw] : []));
    if (below.length === 0) return [];
    const conditions = when === null ? {} : { enableWhen: [whenFhir(when, plan)] };
    return [{ linkId: `g${index}`, type: 'group', item: below, ...conditions }];
  });
  const computed = plan.formulas.map((formula, index) =>
    item(`f${index}`, 'decimal', { readOnly: true, extension: [expression('f', written(formula, plan), SDC)] }),
  );
  const variables = plan.questions.flatMap(({ kind }, index): Fhir[] => {
    if (kind === 'integer') return [expression(`answer${index}`, pathOf(plan, index), VARIABLE)];
    return kind === 'scored' ? [expression(`score${index}`, `${pathOf(plan, index)}.ordinal()`, VARIABLE)] : [];
  });
  const alone = asked.flatMap(({ raw, group }) => (group === null ? [raw] : []));
  return { items: [...alone, ...groups, ...computed], fields: { extension: variables } };
}

import type { FhirPath } from '../fhirpath/FhirPath.ts';
import { scoreOf } from './answerOf.ts';
import { not, truth } from './binary.ts';
import type { FhirFunction } from './CallContext.ts';
import type { Element } from './Collection.ts';
import { count, empty, exists } from './existence.ts';
import { fits } from './fits.ts';
import { memberOf, optionScore } from './memberOf.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import { abs, aggregate, ceiling, combined, floor, iif, round } from './numbers.ts';
import { fixedValue, singleOf } from './values.ts';
import { isScoreAddress, where } from './where.ts';

function scoresIn(element: Element): readonly Element[] {
  if (element.kind === 'choice') return [scoreOf(element.source)];
  if (element.kind === 'option') return optionScore(element);
  throw new NotUnderstood();
}

const score: FhirFunction = (of, _args, { sources }) =>
  of
    .flatMap((element) => (element.kind === 'answer' ? memberOf(element, 'value', sources) : [element]))
    .flatMap(scoresIn);

function textTest(test: (text: string, wanted: string) => boolean): FhirFunction {
  return (of, [argument], { evaluate }) => {
    const text = singleOf(of, 'text')?.fixed;
    const wanted = argument && singleOf(evaluate(argument), 'text')?.fixed;
    if (typeof text !== 'string' || typeof wanted !== 'string') throw new NotUnderstood();
    return [fixedValue(test(text, wanted))];
  };
}

const descendants: FhirFunction = (of, _args, { sources }) =>
  of.flatMap((element): readonly Element[] => {
    if (element.kind === 'resource') return sources.descendants(null, 'item');
    if (element.kind === 'questionnaire') return sources.descendants(null, 'definition');
    if (element.kind !== 'item' && element.kind !== 'definition') throw new NotUnderstood();
    return sources.descendants(element.source.item.linkId, element.kind);
  });

/** `repeat(item)` follows items into items, but not through answers: the same as all only where no question has items. */
const repeat: FhirFunction = (of, [step], context) => {
  if (step?.kind !== 'member' || step.of !== null || step.name !== 'item') throw new NotUnderstood();
  const found: Element[] = [];
  for (let next = of; next.length > 0;) {
    next = next.flatMap((element) => memberOf(element, 'item', context.sources));
    found.push(...next);
  }
  return found;
};

const extension: FhirFunction = (of, [address], { evaluate, sources }) => {
  const url = address && singleOf(evaluate(address), 'text')?.fixed;
  if (typeof url !== 'string') throw new NotUnderstood();
  const all = of.flatMap((element) => memberOf(element, 'extension', sources));
  return isScoreAddress(url) ? all : [];
};

/** The type that a call such as `ofType(FHIR.Coding)` names. */
function typeName(path: FhirPath | undefined): string {
  if (path?.kind !== 'member') throw new NotUnderstood();
  return path.name;
}

const ofType: FhirFunction = (of, [type]) =>
  of.filter((element) => {
    const fitting = fits(element, typeName(type));
    if (fitting === null) throw new NotUnderstood();
    return fitting;
  });

/** The first of several that may be missing is not known; of one, it is that one. */
const first: FhirFunction = (of) => {
  if (of.length > 1) throw new NotUnderstood();
  return of;
};

const functions: ReadonlyMap<string, FhirFunction> = new Map<string, FhirFunction>([
  ['where', (of, [criteria], context) => (criteria ? where(of, criteria, context) : [])],
  ['select', (of, [step], { evaluate }) => (step ? of.flatMap((element) => evaluate(step, element)) : [])],
  ['combine', (of, [other], { evaluate }) => (other ? [...of, ...evaluate(other)] : of)],
  ['first', first],
  ['single', first],
  ['last', first],
  ['ordinal', score],
  ['weight', score],
  ['exists', exists],
  ['hasValue', exists],
  ['empty', empty],
  ['count', count],
  ['sum', combined('summe')],
  ['avg', combined('mittelwert')],
  ['min', combined('min')],
  ['max', combined('max')],
  ['aggregate', aggregate],
  ['iif', iif],
  ['round', round],
  ['floor', floor],
  ['ceiling', ceiling],
  ['abs', abs],
  [
    'not',
    (of) => {
      const operand = truth(of);
      return operand === null ? [] : [not(operand)];
    },
  ],
  ['toDecimal', (of) => (singleOf(of, 'number') === null ? [] : of)],
  ['startsWith', textTest((text, wanted) => text.startsWith(wanted))],
  ['endsWith', textTest((text, wanted) => text.endsWith(wanted))],
  ['contains', textTest((text, wanted) => text.includes(wanted))],
  ['descendants', descendants],
  ['repeat', repeat],
  ['extension', extension],
  ['ofType', ofType],
]);

/** What a function of FHIRPath does. Throws NotUnderstood for one that is not known. */
export function functionOf(name: string): FhirFunction {
  const found = functions.get(name);
  if (!found) throw new NotUnderstood();
  return found;
}

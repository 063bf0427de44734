import type { FhirPath } from '../fhirpath/FhirPath.ts';
import { truth } from './binary.ts';
import type { CallContext } from './CallContext.ts';
import type { Collection, Element, Value } from './Collection.ts';
import { given } from './answerOf.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import { write } from './Written.ts';

/** Where scores stand in options: R4 says `ordinalValue`, R5 `itemWeight`. */
const scoreAddress = /(?:^|\/)(?:questionnaire-)?(?:ordinalValue|itemWeight)$/;

/** Whether an extension is the score, which is the only one that is known. */
export function isScoreAddress(url: string): boolean {
  return scoreAddress.test(url);
}

function isScore(criteria: FhirPath): boolean {
  if (criteria.kind !== 'binary' || criteria.operator !== '=') throw new NotUnderstood();
  const sides = [criteria.left, criteria.right];
  const named = sides.some((side) => side.kind === 'member' && side.of === null && side.name === 'url');
  const address = sides.flatMap((side) => (side.kind === 'literal' ? [side.value] : []))[0];
  if (!named || typeof address !== 'string') throw new NotUnderstood();
  return isScoreAddress(address);
}

/** An element that is there only where a criterion holds. */
function guarded(element: Element, criterion: Value): Element {
  const holds = criterion.always
    ? criterion.written
    : write.and([write.answered(criterion.written), criterion.written]);
  if (element.kind === 'value') return given(holds, element);
  if (element.kind !== 'option') throw new NotUnderstood();
  return { ...element, guard: element.guard === null ? holds : write.and([element.guard, holds]) };
}

/**
 * The options of which a criterion says that they are the chosen ones of a choice: then it is the choice itself, as in
 * `answerOption.where(value.code = %resource.item.where(linkId='a').answer.value.code)`.
 */
function choiceAmong(of: Collection, criteria: readonly (Value | null)[]): Element | null {
  const [first] = of;
  if (first?.kind !== 'option') return null;
  const { source } = first;
  const { plan } = source;
  const all = 'options' in plan && plan.kind !== 'multiple' && plan.options.length === of.length;
  const isEach = of.every((element, index) => {
    const chosen = criteria[index]?.chosen;
    return (
      element.kind === 'option' &&
      element.guard === null &&
      element.source === source &&
      chosen?.linkId === source.item.linkId &&
      chosen.code === element.option.code
    );
  });
  return all && isEach ? { kind: 'choice', source } : null;
}

/** The elements for which a criterion holds, each being `$this` in it. */
export function where(of: Collection, criteria: FhirPath, { evaluate }: CallContext): Collection {
  if (of.length === 0) return of;
  if (of.every(({ kind }) => kind === 'extension')) return isScore(criteria) ? of : [];
  const found = of.map((element) => truth(evaluate(criteria, element)));
  const choice = choiceAmong(of, found);
  if (choice) return [choice];
  return of.flatMap((element, index) => {
    const criterion = found[index] ?? null;
    if (criterion === null || criterion.fixed === false) return [];
    return [criterion.fixed === true ? element : guarded(element, criterion)];
  });
}

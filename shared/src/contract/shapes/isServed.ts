import type { CallShape, Fields, Shape } from './Shape.ts';

/**
 * Whether who was built for the call `built` is served by an api that has the call `given`: it understands every request,
 * and its answers hold all that they were said to hold. What has been added since, to either, does no harm.
 */
export function isServed(built: CallShape, given: CallShape): boolean {
  return understands(given.request, built.request) && holds(given.response, built.response);
}

/** Whether who takes `taken` understands whatever is `sent`. */
function understands(taken: Shape, sent: Shape): boolean {
  if (isAny(taken) || isAny(sent)) return true;
  if (sent.kinds.some((kind) => !taken.kinds.includes(kind))) return false;
  if (taken.values && (!sent.values || sent.values.some((value) => !taken.values?.includes(value)))) return false;
  if (taken.items && sent.items && !understands(taken.items, sent.items)) return false;
  if (taken.rest && sent.rest && !understands(taken.rest, sent.rest)) return false;
  return (sent.objects ?? []).every(
    (fields) => !taken.objects || taken.objects.some((wanted) => understandsFields(wanted, fields)),
  );
}

function understandsFields(taken: Fields, sent: Fields): boolean {
  const isWhole = Object.entries(taken).every(([name, { must }]) => !must || own(sent, name)?.must);
  return (
    isWhole &&
    Object.entries(sent).every(([name, { must, shape }]) => {
      const wanted = own(taken, name);
      return wanted ? understands(wanted.shape, shape) : !must;
    })
  );
}

/** Whether an answer that is `given` can be read by who was `promised` something. Variants and values may have been added. */
function holds(given: Shape, promised: Shape): boolean {
  if (isAny(given) || isAny(promised)) return true;
  if (given.kinds.some((kind) => !promised.kinds.includes(kind))) return false;
  if (promised.values && !given.values?.some((value) => promised.values?.includes(value))) return false;
  if (given.items && promised.items && !holds(given.items, promised.items)) return false;
  if (given.rest && promised.rest && !holds(given.rest, promised.rest)) return false;
  if (!given.objects || !promised.objects) return true;
  const known = given.objects
    .map((fields) => ({ fields, meant: promised.objects?.filter((other) => isSameVariant(fields, other)) ?? [] }))
    .filter(({ meant }) => meant.length > 0);
  return known.length > 0 && known.every(({ fields, meant }) => meant.some((other) => holdsFields(fields, other)));
}

function holdsFields(given: Fields, promised: Fields): boolean {
  return Object.entries(promised).every(([name, { must, shape }]) => {
    const field = own(given, name);
    return field ? (field.must || !must) && holds(field.shape, shape) : !must;
  });
}

/** Variants of a union are told apart by a field that has but one value. */
function isSameVariant(one: Fields, other: Fields): boolean {
  return Object.entries(one).every(([name, { shape }]) => {
    const tag = own(other, name)?.shape.values;
    return shape.values?.length !== 1 || tag?.length !== 1 || tag[0] === shape.values[0];
  });
}

const isAny = ({ kinds }: Shape): boolean => kinds.includes('any');

const own = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);

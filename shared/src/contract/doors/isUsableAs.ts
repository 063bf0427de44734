import type { CallType, DoorType } from './DoorShape.ts';

type Table = readonly DoorType[];

/** A type in the table of its record. */
export interface PlacedType {
  readonly types: Table;
  readonly at: number;
}

/**
 * Which way a value goes. What the shell gives may have got more since, which who was built before leaves unread; of what is
 * sent to it nothing may be lost.
 */
type Way = 'given' | 'sent';
const back = (way: Way): Way => (way === 'given' ? 'sent' : 'given');

/** Types of libraries whose argument is written as well as read. */
const isWritten = /#(?:WritableAtom|PreinitializedWritableAtom|WritableStore|RefObject)$/;
/** Those whose argument is only taken. */
const isTaken = /#(?:\w*Component(?:Class|Type)?|FC|Dispatch|\w*EventHandler)$/;

/** Whether a value of one type does where a value of the other is expected, whichever builds they come from. */
export function isUsableAs(given: PlacedType, expected: PlacedType, way: Way = 'given'): boolean {
  // Types may refer to themselves: what is being looked at is taken for right meanwhile.
  const seen = new Set<string>();

  function fits(from: PlacedType, to: PlacedType, goes: Way): boolean {
    const key = `${goes} ${from.types === given.types ? '' : '-'}${from.at} ${to.at}`;
    if (seen.has(key)) return true;
    seen.add(key);
    const isRight = compare(from, to, goes);
    if (!isRight) seen.delete(key);
    return isRight;
  }

  function compare(from: PlacedType, to: PlacedType, goes: Way): boolean {
    const [one, other] = [typeOf(from), typeOf(to)];
    if (isAnything(one) || isAnything(other) || isWord(other, 'void') || isWord(one, 'never')) return true;
    if (one.kind === 'oneOf') return one.of.every((at) => fits({ ...from, at }, to, goes) || isNew(from, at, to, goes));
    if (other.kind === 'oneOf') return other.of.some((at) => fits(from, { ...to, at }, goes));
    if (one.kind === 'value')
      return other.kind === 'value' ? one.value === other.value : isWord(other, typeof JSON.parse(one.value));
    switch (other.kind) {
      case 'word':
        // Every object is one.
        return isWord(one, other.word) || (other.word === 'object' && one.kind !== 'word');
      case 'list':
        return one.kind === 'list'
          ? fits({ ...from, at: one.of }, { ...to, at: other.of }, goes)
          : one.kind === 'tuple' && one.of.every((at) => fits({ ...from, at }, { ...to, at: other.of }, goes));
      case 'tuple':
        return (
          one.kind === 'tuple' &&
          one.of.length === other.of.length &&
          one.of.every((at, index) => fits({ ...from, at }, { ...to, at: other.of[index] ?? at }, goes))
        );
      case 'library':
        return one.kind === 'library' && one.name === other.name && argumentsFit(one.of, other, from, to, goes);
      case 'object':
        return one.kind === 'object' && fieldsFit(one, other, from, to, goes) && callsFit(one, other, from, to, goes);
      case 'open':
      case 'value':
        return false;
    }
  }

  function argumentsFit(of: readonly number[], other: Kind<'library'>, from: PlacedType, to: PlacedType, goes: Way) {
    return of.every((at, index) => {
      const [own, theirs] = [
        { ...from, at },
        { ...to, at: other.of[index] ?? at },
      ];
      const isRead = isTaken.test(other.name) || fits(own, theirs, goes);
      const takesBack = isWritten.test(other.name) || isTaken.test(other.name);
      return isRead && (!takesBack || fits(theirs, own, back(goes)));
    });
  }

  /** A variant that has been added, which who was built before it never asks for. */
  function isNew(from: PlacedType, at: number, to: PlacedType, goes: Way): boolean {
    const added = typeOf({ ...from, at });
    const known = variantsOf(to);
    if (goes === 'sent') return false;
    if (added.kind === 'value')
      return known.some(
        (one) => one.kind === 'value' && typeof JSON.parse(one.value) === typeof JSON.parse(added.value),
      );
    const others = known.filter((one) => one.kind === 'object');
    return added.kind === 'object' && others.length > 0 && others.every((one) => !isSameVariant(added, one, from, to));
  }

  /** Variants are told apart by a field that has but one value. */
  function isSameVariant(one: Kind<'object'>, other: Kind<'object'>, from: PlacedType, to: PlacedType): boolean {
    const tags = Object.entries(one.fields).flatMap(([name, field]) => {
      const [tag, known] = [typeOf({ ...from, at: field.of }), other.fields[name]];
      const theirs = known && typeOf({ ...to, at: known.of });
      return tag.kind === 'value' && theirs?.kind === 'value' ? [tag.value === theirs.value] : [];
    });
    return !tags.includes(false);
  }

  function fieldsFit(one: Kind<'object'>, other: Kind<'object'>, from: PlacedType, to: PlacedType, goes: Way): boolean {
    const isWhole = Object.entries(other.fields).every(([name, { must, of }]) => {
      const field = Object.hasOwn(one.fields, name) ? one.fields[name] : undefined;
      if (!field) return !must || one.rest !== null;
      return (field.must || !must) && fits({ ...from, at: field.of }, { ...to, at: of }, goes);
    });
    // What nobody looks at any more would be lost without a word.
    const isKnown = (name: string): boolean =>
      goes === 'given' || other.rest !== null || Object.hasOwn(other.fields, name);
    const { rest } = other;
    const areMoreRight =
      rest === null || one.rest === null || fits({ ...from, at: one.rest }, { ...to, at: rest }, goes);
    return isWhole && areMoreRight && Object.keys(one.fields).every(isKnown);
  }

  function callsFit(one: Kind<'object'>, other: Kind<'object'>, from: PlacedType, to: PlacedType, goes: Way): boolean {
    return other.calls.every((wanted) => one.calls.some((call) => callFits(call, wanted, from, to, goes)));
  }

  function callFits(call: CallType, wanted: CallType, from: PlacedType, to: PlacedType, goes: Way): boolean {
    const goesIn = back(goes);
    const areTaken = wanted.takes.every((argument, index) => {
      const parameter = call.takes[index] ?? (call.rest === null ? undefined : { must: false, of: call.rest });
      // An argument that is no longer taken is lost, if it is not one that has been added to what somebody is called with.
      if (!parameter) return goesIn === 'given';
      if (parameter.must && !argument.must) return false;
      return fits({ ...to, at: argument.of }, { ...from, at: parameter.of }, goesIn);
    });
    const asksForNoMore = call.takes.every(({ must }, index) => !must || index < wanted.takes.length);
    return areTaken && asksForNoMore && fits({ ...from, at: call.gives }, { ...to, at: wanted.gives }, goes);
  }

  return fits(given, expected, way);
}

type Kind<Name extends DoorType['kind']> = Extract<DoorType, { readonly kind: Name }>;

function typeOf({ types, at }: PlacedType): DoorType {
  return types[at] ?? { kind: 'open' };
}

function variantsOf(place: PlacedType): readonly DoorType[] {
  const type = typeOf(place);
  return type.kind === 'oneOf' ? type.of.map((at) => typeOf({ ...place, at })) : [type];
}

const isWord = (type: DoorType, word: string): boolean => type.kind === 'word' && type.word === word;

const isAnything = (type: DoorType): boolean => type.kind === 'open' || isWord(type, 'any') || isWord(type, 'unknown');

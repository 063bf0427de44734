import { SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Signature, Symbol as TypeSymbol, Type } from 'typescript/unstable/sync';
import type { DoorType } from '../../src/contract/doors/DoorShape.ts';
import { majorOf } from './majorOf.ts';

/** What it works out are our own types, of the contract; what it is itself goes by its name. */
const SCHEMAS = /^zod@/;
/** What is worked out with these, such as `Partial`, is a type of our own. */
const SEEN_THROUGH = /^(?:zod@|language$)/;

const words: readonly (readonly [TypeFlags, string])[] = [
  [TypeFlags.Any, 'any'],
  [TypeFlags.Unknown, 'unknown'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Void, 'void'],
  [TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.BigInt | TypeFlags.BigIntLiteral, 'bigint'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.ESSymbolLike, 'symbol'],
  [TypeFlags.NonPrimitive, 'object'],
  [TypeFlags.Never, 'never'],
];

/**
 * Reads types as a checker knows them into a table, each once: those of our own are looked into, those of libraries go by
 * their name.
 */
export function readTypes(checker: Checker) {
  const types: DoorType[] = [];
  const places = new Map<number, number>();

  /** The type's place in the table. */
  function placeOf(type: Type | undefined): number {
    if (!type) return add({ kind: 'open' });
    const known = places.get(type.id);
    if (known !== undefined) return known;
    const place = add({ kind: 'open' });
    places.set(type.id, place);
    types[place] = read(type);
    return place;
  }

  function add(type: DoorType): number {
    return types.push(type) - 1;
  }

  function read(type: Type): DoorType {
    const word = words.find(([flags]) => type.flags & flags);
    if (word) return { kind: 'word', word: word[1] };
    if (type.isLiteralType()) return { kind: 'value', value: JSON.stringify(type.value) };
    if (type.isUnionType()) return { kind: 'oneOf', of: type.getTypes().map(placeOf) };
    if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return { kind: 'open' };
    if (checker.isTupleType(type) && type.isTypeReference())
      return { kind: 'tuple', of: checker.getTypeArguments(type).map(placeOf) };
    if (checker.isArrayLikeType(type) && type.isTypeReference())
      return { kind: 'list', of: placeOf(checker.getTypeArguments(type)[0]) };
    return libraryOf(type) ?? objectOf(type);
  }

  /** By the name that it was written with, else by its own. */
  function libraryOf(type: Type): DoorType | null {
    const alias = type.getAliasSymbol();
    const aliased = alias && originOf(alias);
    if (alias && aliased && !SEEN_THROUGH.test(aliased))
      return { kind: 'library', name: `${aliased}#${alias.name}`, of: type.getAliasTypeArguments().map(placeOf) };
    const symbol = type.getSymbol();
    const origin = symbol && !symbol.name.startsWith('__') && originOf(symbol);
    if (!origin) return null;
    const own = type.isTypeReference() && !SCHEMAS.test(origin) ? checker.getTypeArguments(type) : [];
    return { kind: 'library', name: `${origin}#${symbol.name}`, of: own.map(placeOf) };
  }

  function objectOf(type: Type): DoorType {
    const fields = checker
      .getPropertiesOfType(type)
      // The language's own, such as iterators, have no names.
      .filter(({ name }) => !name.startsWith('__@'))
      .map((field) => [field.name, fieldOf(field)] as const);
    const [rest] = checker.getIndexInfosOfType(type);
    return {
      kind: 'object',
      fields: Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1))),
      rest: rest ? placeOf(rest.valueType) : null,
      calls: checker.getSignaturesOfType(type, SignatureKind.Call).map(callOf),
    };
  }

  function callOf(signature: Signature) {
    const all = signature.getParameters();
    const takes = signature.hasRestParameter ? all.slice(0, -1) : all;
    const rest = signature.hasRestParameter ? checker.getRestTypeOfSignature(signature) : undefined;
    return {
      takes: takes.map((parameter) => ({
        must: !isOptional(parameter),
        of: placeOf(checker.getTypeOfSymbol(parameter)),
      })),
      rest: rest ? placeOf(rest) : null,
      gives: placeOf(checker.getReturnTypeOfSignature(signature)),
    };
  }

  function fieldOf(symbol: TypeSymbol) {
    return { must: (symbol.flags & SymbolFlags.Optional) === 0, of: placeOf(checker.getTypeOfSymbol(symbol)) };
  }

  /** With a question mark, or with a value where none is given. */
  function isOptional(parameter: TypeSymbol): boolean {
    const node = parameter.valueDeclaration?.resolve();
    return node !== undefined && ('questionToken' in node || 'initializer' in node)
      ? Reflect.get(node, 'questionToken') !== undefined || Reflect.get(node, 'initializer') !== undefined
      : false;
  }

  /** What a name stands for: that of a library goes by its name, too. */
  function placeOfExport(symbol: TypeSymbol): number {
    const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const origin = originOf(target);
    if (origin) return add({ kind: 'library', name: `${origin}#${target.name}`, of: [] });
    return placeOf(
      target.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(target) : checker.getDeclaredTypeOfSymbol(target),
    );
  }

  return { types, placeOf, placeOfExport };
}

const libraryFile = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/;

/** The library that a name comes from, with its major version; null for our own. */
function originOf({ declarations }: TypeSymbol): string | null {
  const path = declarations[0]?.path ?? '';
  if (/(?:^|\/)lib\.[\w.]*d\.ts$/.test(path)) return 'language';
  const name = libraryFile.exec(path)?.[1];
  return name === undefined ? null : `${name}@${majorOf(path)}`;
}

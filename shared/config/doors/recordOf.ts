import type { DoorRecord, DoorType } from '../../src/contract/doors/DoorShape.ts';

/** The names that a build takes, by door. */
type Names = Readonly<Record<string, readonly string[]>>;
type Placed = DoorRecord['gives'];

/** What a module's build records: of all doors the names that it takes, and what it gives to the shell. */
export function recordOfModule(all: DoorRecord, names: Names): DoorRecord {
  const taken = Object.entries(names).map(([door, wanted]): [string, Record<string, number>] => {
    const places = Object.entries(all.gives[door] ?? {}).filter(([name]) => wanted.includes(name));
    return [door, Object.fromEntries(places)];
  });
  const takes = taken.filter(([, places]) => Object.keys(places).length > 0);
  return reachable(all.types, Object.fromEntries(takes), all.takes);
}

/** What a shell's build records: all doors, and what it takes of modules. */
export const recordOfShell = (all: DoorRecord): DoorRecord => reachable(all.types, all.takes, all.gives);

/** The record with those types alone that its names lead to. */
function reachable(types: readonly DoorType[], takes: Placed, gives: Placed): DoorRecord {
  const places = new Map<number, number>();
  const kept: DoorType[] = [];
  const move = (at: number): number => {
    const known = places.get(at);
    if (known !== undefined) return known;
    const place = kept.push({ kind: 'open' }) - 1;
    places.set(at, place);
    kept[place] = moved(types[at] ?? { kind: 'open' }, move);
    return place;
  };
  const movedNames = (all: Placed): Placed =>
    Object.fromEntries(
      Object.entries(all).map(([door, names]) => [
        door,
        Object.fromEntries(Object.entries(names).map(([name, at]) => [name, move(at)])),
      ]),
    );
  return { takes: movedNames(takes), gives: movedNames(gives), types: kept };
}

function moved(type: DoorType, move: (at: number) => number): DoorType {
  const one = <Part extends { readonly of: number }>(part: Part): Part => ({ ...part, of: move(part.of) });
  switch (type.kind) {
    case 'oneOf':
    case 'tuple':
    case 'library':
      return { ...type, of: type.of.map(move) };
    case 'list':
      return one(type);
    case 'object':
      return {
        ...type,
        fields: Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, one(field)])),
        rest: type.rest === null ? null : move(type.rest),
        calls: type.calls.map(({ takes, rest, gives }) => ({
          takes: takes.map(one),
          rest: rest === null ? null : move(rest),
          gives: move(gives),
        })),
      };
    case 'open':
    case 'value':
    case 'word':
      return type;
  }
}

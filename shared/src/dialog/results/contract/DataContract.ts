/**
 * What a dialog has promised about its data: whatever was published once keeps its name and its number, by the ids of block, row, option and entry and
 * never by a place. Only publishing adds to it.
 */
export interface DataContract {
  /** Up to this revision a block has one variable as long as its type stays, because files were written so before there were contracts; else 0. */
  readonly lenientUntil: number;
  /** Names of columns by `ColumnWish.key`. */
  readonly names: ReadonlyMap<string, string>;
  /** Numbers of options, items and entries by `QuestionRun.key` and id. */
  readonly numbers: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** From which revisions on a block's answers are a new variable, as its author has decided; by block. */
  readonly renewed: ReadonlyMap<string, readonly number[]>;
}

/** A dialog of which nothing was published. */
export const emptyContract: DataContract = {
  lenientUntil: 0,
  names: new Map(),
  numbers: new Map(),
  renewed: new Map(),
};

/** A contract as JSON; in pairs, because ids may be called like what every object has. */
export interface StoredContract {
  readonly lenient_until: number;
  readonly names: readonly (readonly [key: string, name: string])[];
  readonly numbers: readonly (readonly [run: string, numbers: readonly (readonly [id: string, number: number])[]])[];
  readonly renewed: readonly (readonly [block: string, revisions: readonly number[]])[];
}

export function storedContract({ lenientUntil, names, numbers, renewed }: DataContract): StoredContract {
  return {
    lenient_until: lenientUntil,
    names: [...names],
    numbers: [...numbers].map(([run, of]) => [run, [...of]]),
    renewed: [...renewed],
  };
}

export function readContract({ lenient_until, names, numbers, renewed }: StoredContract): DataContract {
  return {
    lenientUntil: lenient_until,
    names: new Map(names),
    numbers: new Map(numbers.map(([run, of]) => [run, new Map(of)])),
    renewed: new Map(renewed),
  };
}

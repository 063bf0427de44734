import type { BlockOf, BlockType, ScaleTemplate } from '../../contract/index.ts';

/** The groups in which the types are offered. */
export type TypeGroup = 'text' | 'choice' | 'scale' | 'input' | 'file' | 'flow';

/** How paper asks for an answer. */
export type Printed =
  | { readonly kind: 'nothing' }
  /** Each line with a box to tick, or a place to write its rank; `writes`: the last one with a line to write on. */
  | { readonly kind: 'choices'; readonly mark: 'one' | 'several' | 'rank'; readonly writes?: boolean }
  /** A row for each item, a column for each line. */
  | { readonly kind: 'table'; readonly items: readonly string[] }
  /** How many lines there are to write on; `says`: with what can be answered above. */
  | { readonly kind: 'lines'; readonly count: number; readonly says: boolean }
  /** A picture to mark a place on, and what it shows. */
  | { readonly kind: 'map'; readonly filename_db: string; readonly text: string }
  /** Words in place of an answer. */
  | { readonly kind: 'note'; readonly text: string };

/** The fields of a type that not every block has and that authors write. */
export type OwnField<T extends BlockType> = Exclude<keyof BlockOf<T>, keyof BlockOf<'message'> | 'numbered_items'>;

/** What authors read of a block type, wherever it is spoken of. */
export interface BlockFacts<T extends BlockType> {
  /** domain.md §2. */
  readonly name: string;
  /** What it is, in a sentence. */
  readonly hint: string;
  readonly group: TypeGroup;
  /** What its fields are called, in the inspector and where a change is told. */
  readonly fields: { readonly [F in OwnField<T>]: string };
  /** At the foot of its card. */
  readonly card: (block: BlockOf<T>) => readonly string[];
  /** What it does, for a card that has nothing to say; '' for nothing. */
  readonly does: (block: BlockOf<T>) => string;
  /** What can be answered or what it does, in short lines; empty for a free text. `scales`: those that blocks share. */
  readonly lines: (block: BlockOf<T>, scales: readonly ScaleTemplate[]) => readonly string[];
  readonly printed: (block: BlockOf<T>) => Printed;
  /** What a search finds beside the texts that every block has. */
  readonly words: (block: BlockOf<T>) => readonly string[];
}

/** A part of a page of the help, short enough to be read where its field stands. */
export interface HelpPassage {
  /** Unique in its page; the address of the passage ends with it. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs of plain text. */
  readonly text: readonly string[];
  /** What to do, one after the other. */
  readonly steps?: readonly string[];
  readonly example?: string;
  /** Pairs, such as a key and what it does. */
  readonly table?: readonly { readonly term: string; readonly meaning: string }[];
}

/** A page of the help. Each module releases its own as `help.json`; the shell shows and searches all of them. */
export interface HelpPage {
  /** Unique in the product: the address is `/hilfe/{id}`. */
  readonly id: string;
  readonly kind: 'task' | 'block' | 'reference';
  readonly title: string;
  readonly summary: string;
  /** What people search for and the page does not say. */
  readonly words?: readonly string[];
  /** Pages that go further, by their ids. */
  readonly see?: readonly string[];
  readonly passages: readonly HelpPassage[];
}

import type { PersonalKind } from '../../contract/index.ts';

/** A piece of a text, by its first sign and the one behind its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A piece of a text that tells of a person. */
export interface PersonalSpot extends Span {
  readonly kind: PersonalKind;
}

/** Finds pieces that tell of a person in one way, in their order and apart from each other. */
export interface Finder {
  readonly kind: PersonalKind;
  readonly find: (text: string) => readonly Span[];
}

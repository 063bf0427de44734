import type { ImportResult } from './common/importResult.ts';

/** The formats of questionnaire files, in the order in which a file is tried by its content. */
export const formatIds = ['fhir'] as const;
export type FormatId = (typeof formatIds)[number];

/** What a page knows of a format before there is a file. */
export interface FormatFacts {
  /** As authors read it. */
  readonly name: string;
  /** What kind of file it is, as authors read it. */
  readonly kind: string;
  /** With the dot, in small letters. */
  readonly extensions: readonly [string, ...string[]];
  readonly mediaTypes: readonly string[];
}

/** The languages that a questionnaire can be imported in. */
export interface FileLanguages {
  /** The one that it says it is written in; null where it says none. */
  readonly own: string | null;
  /** Those that texts of it are translated into, sorted. */
  readonly others: readonly string[];
}

/** What is seen of a file without reading it whole: small, because pages load it. */
export interface FormatLook {
  /** Whether it is a file of this format, also a broken one: its reader then says what is wrong with it. */
  readonly recognises: (content: string) => boolean;
  /** What a file says of its languages; none where it does not. Never throws. */
  readonly languagesOf: (content: string) => FileLanguages;
}

/** Reads a file as the start of a dialog. `language` is the one that the dialog shall have; null: the file's own. Never throws. */
export type ReadFormat = (content: string, language: string | null) => ImportResult;

import type { RecordingKind } from '@dialogwerk/shared/contract';

/** What the inputs say themselves; what one type alone says stands in its folder. */
export interface InputTexts {
  readonly placeholder: string;
  /** Stands in the line below a choice that takes words, too. */
  readonly inWords: string;
  readonly send: string;
  readonly next: string;
  readonly skip: string;
  readonly enterSends: string;
  readonly record: { readonly [K in RecordingKind]: string };
  readonly length: (length: number, max: number) => string;
  readonly chooseFrom: (min: number, max: number | null) => string;
  readonly chosen: (count: number) => string;
  readonly scale: (first: string, last: string) => string;
  readonly scaleKeys: string;
  readonly consentNeeded: string;
}

/** What the inputs say themselves. Days come in as written. */
export interface InputTexts {
  readonly placeholder: string;
  readonly send: string;
  readonly next: string;
  readonly skip: string;
  readonly enterSends: string;
  readonly length: (length: number, max: number) => string;
  readonly chooseFrom: (min: number, max: number | null) => string;
  readonly chosen: (count: number) => string;
  readonly scale: (first: string, last: string) => string;
  readonly scaleKeys: string;
  readonly bounds: (min: string | null, max: string | null) => string;
  readonly days: (min: string | null, max: string | null) => string;
  /** A value of a range with what it means. */
  readonly pole: (value: string, label: string) => string;
  readonly notSet: string;
  readonly setValue: string;
  readonly less: string;
  readonly more: string;
  readonly example: { readonly email: string; readonly phone: string; readonly url: string };
  readonly ranking: string;
  readonly up: (text: string) => string;
  readonly down: (text: string) => string;
  readonly place: (text: string, place: number, count: number) => string;
  readonly consentNeeded: string;
  readonly askPlaceholder: string;
}

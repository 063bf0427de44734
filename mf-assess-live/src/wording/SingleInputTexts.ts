/** What is asked for between bounds, which come in as written; null for an open one. */
export type BetweenBounds = (min: string | null, max: string | null) => string;

export interface RankingTexts {
  readonly up: (text: string) => string;
  readonly down: (text: string) => string;
  readonly place: (text: string, place: number, count: number) => string;
  readonly ranking: string;
}

export interface SliderTexts {
  /** A value of a range with what it means. */
  readonly pole: (value: string, label: string) => string;
  readonly notSet: string;
  readonly less: string;
  readonly more: string;
  readonly setValue: string;
}

export interface PlaceTexts {
  readonly hint: string;
  readonly across: string;
  readonly down: string;
  /** Where the mark stands, for those who do not see it. */
  readonly at: (percent: string, square: string) => string;
  readonly unmarked: string;
  readonly missing: string;
}

export interface SignatureTexts {
  readonly hint: string;
  readonly sheet: (strokes: number) => string;
  readonly undo: string;
  readonly clear: string;
  readonly type: string;
  readonly draw: string;
  readonly name: string;
  readonly typedHint: string;
  readonly unsigned: string;
  readonly cannotDraw: string;
  /** The picture's name. */
  readonly file: string;
  readonly typedFile: (name: string) => string;
}

export interface OtherRankingTexts {
  /** Above the field of an entry that is ranked once something is typed. */
  readonly joins: (label: string) => string;
  /** Above that of an entry that is ranked in any case. */
  readonly says: (label: string) => string;
  /** Read out when it has come into the list. */
  readonly joined: string;
}

export interface DigitsOrWords {
  readonly number: string;
  readonly date: string;
  readonly time: string;
  readonly picture: string;
  /** What the picker beside a line is called. */
  readonly pickDate: string;
  readonly pickTime: string;
}

export interface SumTexts {
  readonly give: (total: string) => string;
  readonly left: (left: string) => string;
  readonly over: (over: string) => string;
  readonly done: string;
}

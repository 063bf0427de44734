/** A sentence with the target that it stands for. */
export interface Sentence {
  readonly text: string;
  readonly target: string;
}

/** What a matcher takes a reply for, and how sure it is: any scale, the higher the surer. */
export interface Judged {
  readonly target: string | undefined;
  readonly score: number;
}

export type Matcher = (text: string) => Judged | Promise<Judged>;

/** Learns from examples. */
export type Train = (examples: readonly Sentence[]) => Matcher | Promise<Matcher>;

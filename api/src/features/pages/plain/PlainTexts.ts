import type { MediaKind } from '@dialogwerk/shared/contract';

/** What the pages without a script say themselves, in one language and one form of address. */
export interface PlainTexts {
  /** The language that these are in. */
  readonly lang: string;
  readonly withoutScript: string;
  readonly offer: string;
  readonly begin: string;
  readonly chats: string;
  readonly chatsAlone: string;
  /** Before a title, so that it is heard first. */
  readonly fault: string;
  readonly progress: (percent: number) => string;
  readonly earlier: (count: number) => string;
  readonly log: string;
  readonly you: string;
  readonly answer: string;
  readonly send: string;
  readonly skip: string;
  readonly goOn: string;
  /** Above the buttons that go on in another language. */
  readonly speak: string;
  readonly notSwitched: string;
  readonly fileAgain: string;

  readonly chooseFrom: (min: number, max: number | null) => string;
  readonly other: (label: string) => string;
  readonly inWords: string;
  readonly either: string;
  readonly unit: (unit: string) => string;
  readonly numberFrom: (min: string, max: string) => string;
  readonly numberLeast: (min: string) => string;
  readonly numberMost: (max: string) => string;
  readonly steps: (step: string) => string;
  readonly pole: (value: string, label: string) => string;
  readonly day: string;
  readonly dayFrom: (min: string) => string;
  readonly dayTo: (max: string) => string;
  readonly time: string;
  readonly point: (value: number, count: number) => string;
  readonly place: (place: number) => string;
  readonly noPlace: string;
  readonly rank: string;
  readonly rankAgain: string;
  readonly share: (total: string) => string;
  readonly length: (most: number) => string;
  readonly file: string;
  readonly fileLimits: (kinds: readonly MediaKind[], megabytes: string) => string;
  readonly chooseFile: string;
  readonly fileRefused: string;
  readonly recording: string;
  readonly voice: string;
  readonly signature: string;
  readonly map: string;
  readonly mapClick: string;
  readonly across: string;
  readonly down: string;
  readonly unmarked: string;
  readonly consentNeeded: string;
  readonly reason: string;
  readonly timed: (span: string) => string;
  /** A span of time, in whole minutes where it is some. */
  readonly seconds: (seconds: number) => string;
  readonly timeOver: string;

  readonly reread: string;
  readonly waiting: string;
  readonly overtaken: string;
  readonly yourText: (text: string) => string;
  readonly lost: string;
  readonly busy: string;
  readonly tooLarge: string;
  readonly ended: string;

  readonly change: string;
  readonly changeThis: (said: string) => string;
  readonly changeLast: string;
  readonly changeTitle: string;
  readonly changeAnyway: string;
  readonly keep: string;
  readonly changed: string;
  readonly fallsAway: (count: number) => string;
  readonly mayFallAway: string;
  readonly gone: string;

  readonly leave: string;
  readonly finished: string;
  readonly receipt: string;
  readonly receiptMore: string;
  readonly ownData: string;
  readonly ownDataMore: string;
  readonly sentOn: string;
  readonly sentOnInTest: string;
  readonly feedback: string;
  readonly feedbackWorst: string;
  readonly feedbackBest: string;
  readonly feedbackMore: string;
  readonly feedbackNothing: string;
  readonly feedbackThanks: string;

  readonly newTab: string;
  readonly audio: string;
  readonly video: string;
  readonly captions: string;
  readonly transcript: string;
}

import type { MediaKind } from '@dialogwerk/shared/contract';

/** What the inputs say themselves. Sizes come in as written numbers of megabytes, days as written days. */
export interface InputTexts {
  readonly placeholder: string;
  readonly send: string;
  readonly next: string;
  readonly skip: string;
  readonly tryAgain: string;
  readonly cancel: string;
  readonly enterSends: string;
  readonly length: (length: number, max: number) => string;
  readonly chooseFrom: (min: number, max: number | null) => string;
  readonly chosen: (count: number) => string;
  readonly scale: (first: string, last: string) => string;
  readonly scaleKeys: string;
  readonly item: (position: number, count: number) => string;
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
  readonly chooseFile: string;
  readonly dropFile: string;
  readonly fileLimits: (kinds: readonly MediaKind[], megabytes: string) => string;
  readonly fileSize: (megabytes: string) => string;
  readonly chosenFile: (name: string) => string;
  readonly removeFile: string;
  readonly fileEmpty: string;
  readonly fileTooLarge: (megabytes: string) => string;
  readonly wrongKind: (kinds: readonly MediaKind[]) => string;
  readonly fileOnItsWay: string;
  readonly percent: (percent: number) => string;
  readonly noConnection: string;
  readonly serverBusy: string;
  readonly notSent: string;
  readonly record: string;
  readonly recordAgain: string;
  readonly stopRecording: string;
  readonly askingMicrophone: string;
  readonly recording: string;
  readonly recorded: string;
  readonly recordingEmpty: string;
  readonly voiceHint: (time: string) => string;
  readonly yourRecording: string;
  readonly microphoneRefused: string;
  readonly microphoneMissing: string;
}

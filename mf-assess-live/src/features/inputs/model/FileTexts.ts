import type { NoDevice } from '@dialogwerk/shared/browser';
import type { MediaKind, RecordingKind } from '@dialogwerk/shared/contract';

/** What the inputs that send files say, beside what all inputs say; it comes with them. Sizes come in as written numbers of megabytes. */
export interface FileTexts {
  readonly tryAgain: string;
  readonly cancel: string;
  readonly chooseFile: string;
  readonly dropFile: string;
  readonly fileLimits: (kinds: readonly MediaKind[], megabytes: string) => string;
  readonly fileSize: (megabytes: string) => string;
  readonly chosenFile: (name: string) => string;
  readonly removeFile: string;
  readonly fileEmpty: string;
  readonly recordingTooLong: string;
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
  readonly recording: string;
  readonly recorded: string;
  readonly yourRecording: string;
  /** Back from recording to writing. */
  readonly write: string;
  readonly recorders: { readonly [K in RecordingKind]: RecorderTexts };
}

/** What a recorder says that hears, or hears and sees. */
export interface RecorderTexts {
  readonly hint: (time: string) => string;
  readonly asking: string;
  readonly empty: string;
  readonly unusable: { readonly [U in NoDevice]: string };
}

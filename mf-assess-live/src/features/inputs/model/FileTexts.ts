import type { MediaKind } from '@dialogwerk/shared/contract';

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
  readonly askingMicrophone: string;
  readonly recording: string;
  readonly recorded: string;
  readonly recordingEmpty: string;
  readonly voiceHint: (time: string) => string;
  readonly yourRecording: string;
  readonly microphoneRefused: string;
  readonly microphoneMissing: string;
}

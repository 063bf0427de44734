import type { MediaKind } from '@dialogwerk/shared/contract';
import type { InputTexts } from './model/InputTexts.ts';

const options = (count: number): string => (count === 1 ? 'one option' : `${count} options`);

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `at least ${options(min)}` : 'one or more options';
  if (min === max) return `exactly ${options(min)}`;
  return min > 0 ? `${min} to ${options(max)}` : `at most ${options(max)}`;
}

function between(what: string, min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `${what} from ${min} to ${max}`;
  if (min !== null) return `${what} from ${min}`;
  return max === null ? '' : `${what} up to ${max}`;
}

const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'picture (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'video (MP4, WebM)',
  document: 'document (PDF, Word, Excel, OpenDocument, text)',
};

function listed(kinds: readonly MediaKind[]): string {
  const names = kinds.map((kind) => kindNames[kind]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

export const english: InputTexts = {
  placeholder: 'Write an answer …',
  send: 'Send',
  next: 'Continue',
  skip: 'Skip',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  enterSends: 'Enter sends, Shift and Enter make a new line.',
  length: (length, max) => `${length} of ${max} characters at most`,
  chooseFrom: (min, max) => `Please choose ${range(min, max)}.`,
  chosen: (count) => `${count} chosen`,
  scale: (first, last) => `Scale from “${first}” to “${last}”.`,
  scaleKeys: 'Arrow keys choose, Enter sends.',
  item: (position, count) => `Statement ${position} of ${count}`,
  bounds: (min, max) => between('Number', min, max),
  days: (min, max) => between('Date', min, max) || 'Day, month and year',
  pole: (value, label) => `${value} = ${label}`,
  notSet: 'not chosen yet',
  setValue: 'Please set a value: move the slider or tap − and +.',
  less: 'One step less',
  more: 'One step more',
  example: { email: 'name@example.com', phone: '020 1234567', url: 'www.example.com' },
  ranking: 'Please bring the options into your order: place 1 is at the top.',
  up: (text) => `“${text}” up`,
  down: (text) => `“${text}” down`,
  place: (text, place, count) => `“${text}”: place ${place} of ${count}`,
  consentNeeded: 'Your consent is needed. If you do not agree, the conversation ends here.',
  askPlaceholder: 'Write a question …',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  fileLimits: (kinds, megabytes) => `A ${listed(kinds)}, ${megabytes}\u00A0MB at most`,
  fileSize: (megabytes) => `${megabytes}\u00A0MB`,
  chosenFile: (name) => `Chosen: ${name}`,
  removeFile: 'Remove',
  fileEmpty: 'The file is empty. Please choose another one.',
  fileTooLarge: (megabytes) =>
    `The file is too large. Please choose one of ${megabytes} MB at most; nothing has been sent.`,
  wrongKind: (kinds) => `This kind of file does not fit here. Please choose a ${listed(kinds)}.`,
  fileOnItsWay: 'Sending the file …',
  percent: (percent) => `${percent}%`,
  noConnection:
    'No connection. The file stays chosen while you keep this page open, and is sent as soon as you are back online.',
  serverBusy: 'The server is busy at the moment. The file stays chosen; please try again shortly.',
  notSent: 'The file could not be sent. It stays chosen; please try again.',
  record: 'Start recording',
  recordAgain: 'Record again',
  stopRecording: 'Stop recording',
  askingMicrophone: 'Waiting for the microphone …',
  recording: 'Recording.',
  recorded: 'The recording is finished.',
  recordingEmpty: 'Nothing was recorded. Please check your microphone and record again.',
  voiceHint: (time) => `${time} minutes at most. You can listen to the recording before you send it.`,
  yourRecording: 'Your recording',
  microphoneRefused:
    'The microphone is not allowed on this page. Allow it in the settings of your browser, or choose an audio file.',
  microphoneMissing:
    'Recording is not possible here: no microphone was found, or the browser cannot use it. You can choose an audio file instead.',
};

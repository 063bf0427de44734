import type { MediaKind } from '@dialogwerk/shared/contract';
import type { FileTexts } from './model/FileTexts.ts';

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

export const english: FileTexts = {
  tryAgain: 'Try again',
  cancel: 'Cancel',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  fileLimits: (kinds, megabytes) => `A ${listed(kinds)}, ${megabytes}\u00A0MB at most`,
  fileSize: (megabytes) => `${megabytes}\u00A0MB`,
  chosenFile: (name) => `Chosen: ${name}`,
  removeFile: 'Remove',
  recordingTooLong: 'The recording is too long. Nothing was saved; please make a shorter one.',
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
  recording: 'Recording.',
  recorded: 'The recording is finished.',
  yourRecording: 'Your recording',
  write: 'Write instead',
  recorders: {
    audio: {
      hint: (time) => `${time} minutes at most. You can listen to the recording before you send it.`,
      asking: 'Waiting for the microphone …',
      empty: 'Nothing was recorded. Please check your microphone and record again.',
      unusable: {
        refused:
          'The microphone is not allowed on this page. Allow it in the settings of your browser, or choose an audio file.',
        missing: 'No microphone was found, or another program is using it. You can choose an audio file instead.',
        unsupported: 'This browser cannot record here. You can choose an audio file instead.',
      },
    },
    video: {
      hint: (time) => `${time} minutes at most. You can watch the recording before you send it.`,
      asking: 'Waiting for camera and microphone …',
      empty: 'Nothing was recorded. Please check your camera and record again.',
      unusable: {
        refused:
          'Camera and microphone are not allowed on this page. Allow both in the settings of your browser, or choose a video.',
        missing:
          'Camera or microphone were not found, or another program is using them. You can choose a video instead.',
        unsupported: 'This browser cannot record here. You can choose a video instead.',
      },
    },
  },
};

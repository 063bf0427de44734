import { openDevices } from '@dialogwerk/shared/browser';
import type { NoDevice } from '@dialogwerk/shared/browser';
import type { RecordingKind } from '@dialogwerk/shared/contract';

interface Recipe {
  /** What is asked of the device. */
  readonly devices: MediaStreamConstraints;
  /** In order of preference; the api takes each of them. */
  readonly types: readonly string[];
}

const recipes: { readonly [K in RecordingKind]: Recipe } = {
  audio: { devices: { audio: true }, types: ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] },
  video: {
    devices: { audio: true, video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } } },
    types: ['video/webm;codecs=vp8,opus', 'video/mp4', 'video/webm'],
  },
};
/** Speech stays clear and a face can be read: two minutes are half a megabyte, of a film twelve. */
const bitRates = { audioBitsPerSecond: 32_000, videoBitsPerSecond: 800_000 } as const;

export interface Recording {
  /** What the device hears and sees at the moment. */
  readonly stream: MediaStream;
  /** Ends it; what was recorded then comes to `onRecorded`. */
  stop(): void;
  /** Ends it and throws it away. */
  discard(): void;
}

export type RecordingStart =
  | { readonly kind: 'recording'; readonly recording: Recording }
  | { readonly kind: NoDevice };

/** Records until it is stopped, or the device goes away. Microphone and camera are let go at the end. */
export async function startRecording(
  kind: RecordingKind,
  onRecorded: (content: Blob) => void,
): Promise<RecordingStart> {
  const recipe = recipes[kind];
  const devices = await openDevices(recipe.devices);
  if (devices.kind !== 'open') return devices;
  try {
    return { kind: 'recording', recording: record(devices.stream, recipe, onRecorded) };
  } catch {
    letGo(devices.stream);
    return { kind: 'unsupported' };
  }
}

function record(stream: MediaStream, { types }: Recipe, onRecorded: (content: Blob) => void): Recording {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { ...bitRates, ...(mimeType === undefined ? {} : { mimeType }) });
  const parts: Blob[] = [];
  let wanted = true;
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    letGo(stream);
    if (wanted) onRecorded(new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' }));
  });
  recorder.start();
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    stream,
    stop,
    discard() {
      wanted = false;
      stop();
    },
  };
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

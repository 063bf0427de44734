/** In order of preference; the api takes each of them. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Speech stays clear, and two minutes of it are half a megabyte. */
const BITS_PER_SECOND = 32_000;

export interface Recording {
  /** Ends it; the sound then comes to `onSound`. */
  stop(): void;
  /** Ends it and throws the sound away. */
  discard(): void;
}

export type RecordingStart =
  | { readonly kind: 'recording'; readonly recording: Recording }
  /** The respondent or the device's owner does not allow the microphone. */
  | { readonly kind: 'refused' }
  /** There is none, it is in use, or the browser cannot record. */
  | { readonly kind: 'missing' };

/** Records from the microphone until it is stopped, or the microphone goes away. The microphone is let go at the end. */
export async function startRecording(onSound: (sound: Blob) => void): Promise<RecordingStart> {
  // Absent on pages that are not secure, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices || typeof MediaRecorder === 'undefined') return { kind: 'missing' };
  try {
    const stream = await devices.getUserMedia({ audio: true });
    return { kind: 'recording', recording: record(stream, onSound) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return { kind: name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing' };
  }
}

function record(stream: MediaStream, onSound: (sound: Blob) => void): Recording {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
  const parts: Blob[] = [];
  let wanted = true;
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.stop();
    if (wanted) onSound(new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' }));
  });
  recorder.start();
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    stop,
    discard() {
      wanted = false;
      stop();
    },
  };
}

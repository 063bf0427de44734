import { reached } from './reached.ts';

/** Why there is no picture or sound of the device's: not allowed, not there or in use, or nothing that this browser can do. */
export type NoDevice = 'refused' | 'missing' | 'unsupported';

export type OpenedDevices = { readonly kind: 'open'; readonly stream: MediaStream } | { readonly kind: NoDevice };

/** What microphone or camera hear and see, after the browser has asked for it; whoever gets the stream has to stop its tracks. */
export async function openDevices(wanted: MediaStreamConstraints): Promise<OpenedDevices> {
  // Absent on pages that are not secure, whatever the types say.
  const devices = reached(() => navigator.mediaDevices);
  if (!devices || !('MediaRecorder' in globalThis)) return { kind: 'unsupported' };
  try {
    return { kind: 'open', stream: await devices.getUserMedia(wanted) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return { kind: name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing' };
  }
}

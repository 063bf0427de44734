import { atom } from 'nanostores';

export type Device = 'phone' | 'desktop';

const KEY = 'dialogwerk-preview-device';

/** How the author wants to see a dialog, in the preview and in 'Testen'; this browser remembers it. */
export const $device = atom<Device>(keptDevice());

export function chooseDevice(device: Device): void {
  $device.set(device);
  try {
    localStorage.setItem(KEY, device);
  } catch {
    // Holds until the page is left.
  }
}

function keptDevice(): Device {
  try {
    return localStorage.getItem(KEY) === 'desktop' ? 'desktop' : 'phone';
  } catch {
    return 'phone';
  }
}

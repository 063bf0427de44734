import { openStorage } from '@dialogwerk/shared/browser';
import { atom } from 'nanostores';

export type Device = 'phone' | 'desktop';

const KEY = 'dialogwerk-preview-device';
const storage = openStorage();

/** How the author wants to see a dialog, in the preview and in 'Testen'; this browser remembers it. */
export const $device = atom<Device>(keptDevice());

export function chooseDevice(device: Device): void {
  $device.set(device);
  storage.write(KEY, device);
}

function keptDevice(): Device {
  return storage.read(KEY) === 'desktop' ? 'desktop' : 'phone';
}

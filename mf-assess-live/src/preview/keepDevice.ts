export type Device = 'phone' | 'desktop';

const KEY = 'dialogwerk-preview-device';

/** How the author wants to see a dialog; this browser remembers it. */
export function keptDevice(): Device {
  try {
    return localStorage.getItem(KEY) === 'desktop' ? 'desktop' : 'phone';
  } catch {
    return 'phone';
  }
}

export function keepDevice(device: Device): void {
  try {
    localStorage.setItem(KEY, device);
  } catch {
    // Holds until the preview is closed.
  }
}

/** A channel to the other tabs of this page's origin; null where the browser has none or refuses it. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

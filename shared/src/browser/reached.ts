/**
 * What a browser gives when it is asked; null where it has no such thing or refuses it, which pages in other sites' frames, private
 * windows and old devices do by throwing.
 */
export function reached<Found>(ask: () => Found | null | undefined): Found | null {
  try {
    return ask() ?? null;
  } catch {
    return null;
  }
}

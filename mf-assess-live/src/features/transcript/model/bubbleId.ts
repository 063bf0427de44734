/** The id of the bubble at a place of the transcript; `prefix` tells one messenger on a page from another. */
export function bubbleId(prefix: string, place: number): string {
  return `${prefix}-${place}`;
}

/** Room above what was said last, in pixels. */
export const ROOM_ABOVE = 12;
/** Room below the first thing to answer with, so that a second one shows its head; in pixels. */
const ROOM_BELOW = 28;

/**
 * How far a frame is to be scrolled, in pixels, so that what was said last and the first thing to answer it with are in view at
 * once. Of what is taller than the frame the beginning is. `answer`: null where nothing is to be answered.
 */
export function topOfNewest(frame: Element, said: Element, answer: Element | null): number {
  const start = frame.getBoundingClientRect().top - frame.scrollTop;
  const lowest = (answer ?? said).getBoundingClientRect().bottom - start + ROOM_BELOW - frame.clientHeight;
  return Math.max(Math.min(lowest, said.getBoundingClientRect().top - start - ROOM_ABOVE), 0);
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time of a story as it is written, such as '9:05', from its minutes since midnight. */
export function storyTime(minutes: number): string {
  const ofDay = minutes % DAY;
  return `${Math.floor(ofDay / HOUR)}:${String(ofDay % HOUR).padStart(2, '0')}`;
}

/** Told apart on light and dark grounds; the names stand beside them. In the order of a code's `colour`. */
const colours = ['#5ABAB2', '#F5B63F', '#CB474B', '#2196F3', '#8E6BBF', '#6FAF3D', '#EE6F2D', '#8A9593'] as const;

/** The colour of a code. */
export function codeColour(colour: number): string {
  return colours[colour] ?? colours[0];
}

/** The colour of the next code: the one that fewest have. */
export function nextColour(taken: readonly number[]): number {
  const times = colours.map((_, colour) => taken.filter((one) => one === colour).length);
  return times.indexOf(Math.min(...times));
}

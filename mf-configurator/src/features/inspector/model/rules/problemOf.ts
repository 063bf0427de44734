/** What a rule finds wrong, or null. */
export function problemOf(result: true | string): string | null {
  return result === true ? null : result;
}

/** The texts of those options whose ids are named, in the order of the options. */
export function textsOf(
  options: readonly { readonly id: string; readonly text: string }[],
  ids: readonly string[],
): string[] {
  return options.flatMap(({ id, text }) => (ids.includes(id) ? [text] : []));
}

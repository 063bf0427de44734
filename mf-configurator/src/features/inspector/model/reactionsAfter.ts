/** The reactions once rows are written, each for the choice of its id; a blank one goes, those of choices without a row stay. */
export function reactionsAfter(
  before: Readonly<Record<string, string>>,
  rows: readonly { readonly id: string; readonly text: string }[],
): Record<string, string> {
  const reactions = new Map(Object.entries(before));
  for (const { id, text } of rows) {
    if (text.trim() === '') reactions.delete(id);
    else reactions.set(id, text);
  }
  return Object.fromEntries(reactions);
}

/** The reactions once the rows of the choices are written; a blank one goes, those of options that are gone stay. */
export function reactionsAfter(
  before: Readonly<Record<string, string>>,
  choices: readonly { readonly id: string }[],
  rows: readonly { readonly text: string }[],
): Record<string, string> {
  const reactions = new Map(Object.entries(before));
  for (const [index, { id }] of choices.entries()) {
    const text = rows[index]?.text ?? '';
    if (text.trim() === '') reactions.delete(id);
    else reactions.set(id, text);
  }
  return Object.fromEntries(reactions);
}

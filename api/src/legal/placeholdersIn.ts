/** What stands between double square brackets, each once, in its order: the operator still has to fill it in. */
export function placeholdersIn(markdown: string): string[] {
  const found = [...markdown.matchAll(/\[\[([^[\]\n]{1,200})\]\]/g)].map(([, name = '']) => name.trim());
  return [...new Set(found)];
}

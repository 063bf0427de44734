import { groupsOf } from '@dialogwerk/shared/dialog/understanding';

/** Groups of texts that say much the same, by their places in `texts`; those that are like no other left out, the largest group first. */
export function groupTexts({ texts }: { readonly texts: readonly string[] }): { groups: number[][] } {
  const groups = groupsOf([...texts.entries()], ([, text]) => text);
  return {
    groups: groups
      .filter(({ length }) => length > 1)
      .toSorted((a, b) => b.length - a.length)
      .map((group) => group.map(([place]) => place)),
  };
}

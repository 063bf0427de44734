/** A name that any system takes; `other` where nothing is left of the title. */
export function fileName(title: string, other: string, ending: string): string {
  const short = title
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60);
  return `${short || other}.${ending}`;
}

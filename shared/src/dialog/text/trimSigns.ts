/** A text without these signs at its end and, unless `ends` says otherwise, at its start: once over the text, where a pattern such as `_+$` tries each run anew. */
export function trimSigns(text: string, signs: string, ends: 'both' | 'end' = 'both'): string {
  let to = text.length;
  while (to > 0 && signs.includes(text.charAt(to - 1))) to -= 1;
  if (ends === 'end') return text.slice(0, to);
  let from = 0;
  while (from < to && signs.includes(text.charAt(from))) from += 1;
  return text.slice(from, to);
}

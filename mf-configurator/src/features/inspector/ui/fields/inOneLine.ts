/** What is pasted over several lines, in one, with a blank between two of them; what is in one line stays as it is typed. */
export function inOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

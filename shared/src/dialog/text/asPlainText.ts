/** Takes its meaning from every sign that Markdown, an address or a `#ms#` marker gives one, because inserted text is text. */
export function asPlainText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_~[\]<>#]|:(?=\/\/)/g, String.raw`\$&`)
    .replace(/^([-+])/, String.raw`\$1`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`);
}

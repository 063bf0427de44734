/** A text without the marks of Markdown (domain.md §1), for where plain text is shown. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/(?<!\w)([*_])(.+?)\1(?!\w)/g, '$2');
}

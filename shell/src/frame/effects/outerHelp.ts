/** The installation's help page, from `<meta name="help-url">` of the page; null when none is set. */
export function outerHelp(): string | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="help-url"]')?.content ?? '';
  return /^https?:\/\//.test(address) ? address : null;
}

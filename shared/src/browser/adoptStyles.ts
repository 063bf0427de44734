const adopted = new Set<string>();

/** Puts styles on the page, each text once; as a sheet made by script, because the page's policy forbids style elements. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  adopted.add(css);
}

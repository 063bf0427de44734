import printStyles from './print.css?inline';

let adopted = false;

/** Gives the page the styles of its printed form, once; as a constructed sheet, which the Content-Security-Policy allows. */
export function adoptPrintStyles(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(printStyles);
  document.adoptedStyleSheets.push(sheet);
}

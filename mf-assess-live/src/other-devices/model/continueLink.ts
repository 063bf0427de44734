/** In the address's fragment, which no server sees. */
const CODE = /^#weiter=([\w-]{1,60})$/;

/** The address by which a dialog goes on at another device; from a widget, too, the dialog's own page. */
export function continueLink(survey_id: string, code: string): string {
  const { origin, pathname } = location;
  const path = pathname.startsWith('/widget/') ? `/assess_live/${encodeURIComponent(survey_id)}` : pathname;
  return `${origin}${path}#weiter=${code}`;
}

/** The code of the address that the page was opened by; null for none. */
export function continueCode(): string | null {
  const [, code = null] = CODE.exec(location.hash) ?? [];
  return code;
}

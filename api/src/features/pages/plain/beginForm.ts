import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../../../escapeHtml.ts';
import { attributes } from './forms/controls.ts';
import { plainPath } from './plainAddress.ts';
import type { PlainTexts } from './PlainTexts.ts';

interface Beginning {
  readonly survey_id: string;
  /** What stands in the link behind '?'. */
  readonly query: string;
}

/** The form that begins a dialog without a script, at once and once only: its attempt is made anew for each page. */
export function beginForm({ survey_id, query }: Beginning, texts: PlainTexts, offer: string, look = ''): string {
  const action = `${plainPath(survey_id)}${query === '' ? '' : `?${query}`}`;
  const attempt = attributes({ type: 'hidden', name: 'attempt', value: randomBytes(12).toString('base64url') });
  return `<form${attributes({ method: 'post', action, lang: texts.lang })}${look}><p>${escapeHtml(offer)}</p><input${attempt}><button class="button main-button" name="do" value="begin">${escapeHtml(texts.withoutScript)}</button></form>`;
}

import type { ClientConfig } from '@dialogwerk/shared/contract';
import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import { directionOf, ownLanguageName } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../../escapeHtml.ts';
import { attributes } from './forms/controls.ts';
import { plainPath } from './plainAddress.ts';
import { plainTextsIn } from './plainTextsIn.ts';

/** The field that names the language to go on in. */
export const SPEAK = 'speak';

type Spoken = Pick<ClientConfig, 'language' | 'languages' | 'du_sie'>;

/** The other languages of a dialog, each by its own name, as `way` makes them; '' where it has none. */
function inOthers(
  { language, languages = [], du_sie }: Spoken,
  way: (name: string, language: string, its: string) => string,
): string {
  const others = languages.filter((one) => one !== language);
  if (others.length === 0) return '';
  const { speak, lang } = plainTextsIn(language, du_sie);
  const ways = others.map((one) =>
    way(escapeHtml(ownLanguageName(one)), one, attributes({ class: 'button', lang: one, dir: directionOf(one) })),
  );
  return `<div${attributes({ role: 'group', class: 'languages', 'aria-labelledby': SPEAK })}><span${attributes({ id: SPEAK, lang })}>${escapeHtml(speak)}</span>${ways.join('')}</div>`;
}

/**
 * The buttons that go on in another language, part of a question's form, so that what is typed goes with them; a file does not, because it would be sent for
 * nothing. They stand behind the form's own button, which the Enter key presses.
 */
export const speakHtml = (spoken: Spoken): string =>
  inOthers(spoken, (name, value, its) => {
    const button = attributes({ name: SPEAK, value, formenctype: 'application/x-www-form-urlencoded' });
    return `<button${its}${button}>${name}</button>`;
  });

/** The same before a conversation: links, by which it begins in another language. `query` stands in the address behind '?'. */
export const speakLinks = (spoken: Spoken & Pick<ClientConfig, 'survey_id'>, query: string): string =>
  inOthers(spoken, (name, language, its) => {
    const wanted = new URLSearchParams(query);
    wanted.set(LANGUAGE_PARAMETER, language);
    const href = `${plainPath(spoken.survey_id)}?${wanted.toString()}`;
    return `<a${its}${attributes({ href, hreflang: language })}>${name}</a>`;
  });

/** The way to these buttons, above all, for who cannot read what stands before them; '' where there are none. */
export function speakJump({ language, languages = [], du_sie }: Spoken): string {
  const names = languages
    .filter((one) => one !== language)
    .map(
      (one) => `<span${attributes({ lang: one, dir: directionOf(one) })}>${escapeHtml(ownLanguageName(one))}</span>`,
    );
  const { speak, lang } = plainTextsIn(language, du_sie);
  return names.length === 0
    ? ''
    : `<p class="soft"><a href="#${SPEAK}"><span lang="${lang}">${escapeHtml(speak)}</span>: ${names.join(', ')}</a></p>`;
}

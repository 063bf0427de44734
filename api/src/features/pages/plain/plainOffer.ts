import type { ClientConfig } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../../escapeHtml.ts';
import { beginForm } from './beginForm.ts';
import { plainPath } from './plainAddress.ts';
import { plainTextsIn } from './plainTextsIn.ts';

/** What who has no script reads on a dialog's own page, with the way to begin at once; `url` as the page was asked for. */
export function plainOffer({ survey_id, language, du_sie }: ClientConfig, url: string): string {
  const texts = plainTextsIn(language, du_sie);
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  // A widget's frame shows no page but its own.
  return beginForm({ survey_id, query }, texts, texts.offer, ' class="notice" target="_top"');
}

/** What who has no script reads on the page of a multi-chat: that it needs one, and which of its dialogs can be had without, one by one (`live`). */
export function plainChatsOffer(chats: readonly ClientConfig[], live: readonly string[]): string {
  const [first] = chats;
  const texts = plainTextsIn(first?.language ?? 'de', first?.du_sie ?? 'sie');
  const alone = chats.filter(({ survey_id }) => live.includes(survey_id));
  const links = alone.map(
    ({ survey_id, survey_name, avatar_name }) =>
      `<li><a href="${plainPath(survey_id)}">${escapeHtml(avatar_name || survey_name)}</a></li>`,
  );
  const list = links.length === 0 ? '' : `<p>${escapeHtml(texts.chatsAlone)}</p><ul>${links.join('')}</ul>`;
  return `<div class="notice" lang="${texts.lang}"><p>${escapeHtml(texts.chats)}</p>${list}</div>`;
}

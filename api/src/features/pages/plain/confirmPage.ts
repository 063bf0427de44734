import { escapeHtml } from '../../../escapeHtml.ts';
import { attributes } from './forms/controls.ts';
import { plainHref } from './plainAddress.ts';
import { backHtml } from './plainFrame.ts';
import type { PlainContent } from './plainFrame.ts';
import type { PlainVisit } from './PlainVisit.ts';

/** Asks before a conversation begins anew or is deleted, in the words of the messenger's pop-ups (spec §3). */
export function confirmPage({ address, survey }: PlainVisit, action: 'restart' | 'delete'): PlainContent {
  const { restart_pop_up, delete_pop_up } = survey.language;
  const { header, text, btn_back } = action === 'restart' ? restart_pop_up : delete_pop_up;
  const said = action === 'restart' ? restart_pop_up.btn_restart : delete_pop_up.btn_delete;
  const look = action === 'restart' ? 'button main-button' : 'button danger';
  const button = `<button${attributes({ class: look, name: 'do', value: action })}>${escapeHtml(said)}</button>`;
  const content = `<section class="card"><h2>${escapeHtml(header)}</h2><p>${escapeHtml(text)}</p>
<form${attributes({ method: 'post', action: plainHref(address) })}><p class="actions">${button}</p></form><p>${backHtml(plainHref(address), btn_back)}</p></section>`;
  return { title: header, content };
}

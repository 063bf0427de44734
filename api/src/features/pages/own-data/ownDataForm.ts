import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../../escapeHtml.ts';
import { OWN_DATA_PATH } from './ownDataPath.ts';

/** A button that leads to what is stored under a code, for pages that know it: the code is sent, and stands in no address. */
export function ownDataForm(code: string, language: string, label: string): string {
  const hidden = Object.entries({ code, language: wordingLanguage(language) }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${OWN_DATA_PATH}">${hidden.join('')}<p class="actions"><button class="button">${escapeHtml(label)}</button></p></form>`;
}

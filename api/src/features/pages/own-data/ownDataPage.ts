import type { OwnData } from '@dialogwerk/shared/contract';
import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../../escapeHtml.ts';
import type { PublicPage } from '../publicPage.ts';
import { OWN_DATA_PATH } from './ownDataPath.ts';
import { ownDataHtml } from './ownDataHtml.ts';
import { ownDataTexts } from './ownDataTexts.ts';

/** What was typed and what is said of it; absent where nothing was. */
interface Asked {
  readonly code?: string;
  readonly problem?: string;
  readonly status?: number;
}

const isOwn = 'unkept';

/** The page that asks for the code of a receipt. A script fills in the one that the link brings; nothing else needs one. */
export function codePage(language: string, { code = '', problem, status = 200 }: Asked = {}): PublicPage {
  const texts = ownDataTexts(language);
  const wrong = problem === undefined ? '' : ' aria-invalid="true" autofocus';
  const content = `<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.purpose)}</p>
<form class="card" method="post" action="${OWN_DATA_PATH}" data-takes="code">
<input type="hidden" name="language" value="${escapeHtml(wordingLanguage(language))}">
<div class="field"><label for="code">${escapeHtml(texts.code)}</label><input id="code" name="code" value="${escapeHtml(code)}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" aria-describedby="problem"${wrong}></div>
<p class="problem" id="problem" role="alert">${escapeHtml(problem ?? '')}</p>
<div class="actions"><button class="button main-button">${escapeHtml(texts.show)}</button></div>
</form>`;
  return { status, language: wordingLanguage(language), name: 'receipt', title: texts.title, content, isOwn };
}

/** What is stored of a conversation, with all that can be done with it; `notice` says what was just done. */
export function dataPage(data: OwnData, { code, language, notice }: Known & { readonly notice?: string }): PublicPage {
  const texts = ownDataTexts(language);
  const form = formsOf({ code, language });
  const takeBack = (consent_id: string): string =>
    `<p class="soft">${escapeHtml(texts.takeBackMore)}</p>${form([['withdraw', texts.takeBack, '']], { consent_id })}`;
  const ways = [
    ['page', texts.asPage, ''],
    ['data', texts.asData, ''],
    ...(data.files.length > 0 ? ([['zip', texts.asZip, '']] as const) : []),
  ] as const;
  const said = notice === undefined ? '' : `<p class="card" role="status">${escapeHtml(notice)}</p>`;
  const content = `<h1>${escapeHtml(texts.title)}</h1>
${said}<section class="card" aria-labelledby="dialog-name">
<h2 id="dialog-name">${escapeHtml(data.survey_name)}</h2>
${ownDataHtml(data, { texts, language, below: takeBack, linksFiles: true })}
<h3>${escapeHtml(texts.keep)}</h3>
${form(ways)}
${form([['ask', texts.delete, ' danger']])}
</section>`;
  return { ...common(language), title: texts.title, content };
}

/** Asks before all of it is deleted. */
export function confirmPage({ others }: OwnData, { code, language }: Known): PublicPage {
  const texts = ownDataTexts(language);
  const form = formsOf({ code, language });
  const also = others.length === 0 ? '' : `${texts.whole(others)} `;
  const content = `<h1>${escapeHtml(texts.title)}</h1>
<section class="card" aria-labelledby="confirm-title"><h2 id="confirm-title">${escapeHtml(texts.confirmTitle)}</h2>
<p>${escapeHtml(`${also}${texts.confirm}`)}</p>
${form([
  ['delete', texts.confirmed, ' danger'],
  ['show', texts.back, ''],
])}</section>`;
  return { ...common(language), title: texts.confirmTitle, content };
}

/** Says that all of it is deleted, and what stays. */
export function deletedPage(language: string): PublicPage {
  const texts = ownDataTexts(language);
  const content = `<h1>${escapeHtml(texts.deletedTitle)}</h1>\n<p>${escapeHtml(texts.deleted)}</p>`;
  return { ...common(language), title: texts.deletedTitle, content };
}

/** What every form of these pages sends along: nothing of it stands in an address. */
interface Known {
  readonly code: string;
  readonly language: string;
}

type Way = readonly [value: string, label: string, look: string];

const common = (language: string) => ({ status: 200, language: wordingLanguage(language), name: '', isOwn }) as const;

function formsOf(known: Known) {
  return (ways: readonly Way[], more: Readonly<Record<string, string>> = {}): string => {
    const hidden = Object.entries({ ...known, ...more }).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    );
    const buttons = ways.map(
      ([value, label, look]) =>
        `<button class="button${look}" name="do" value="${value}">${escapeHtml(label)}</button>`,
    );
    return `<form method="post" action="${OWN_DATA_PATH}">${hidden.join('')}<div class="actions">${buttons.join('')}</div></form>`;
  };
}

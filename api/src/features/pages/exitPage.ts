import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../escapeHtml.ts';
import { codePage } from './own-data/ownDataPage.ts';
import type { PublicPage } from './publicPage.ts';
import { exitTexts } from './texts.ts';
import type { ExitTexts } from '../../wording/ServerTexts.ts';

/**
 * The page of `/exit/{var}` (spec §2): `receipt`, `deleted_{language}`, `cancelled`; anything else is a friendly end.
 * `asked` is the language that the address asks for.
 */
export function exitPage(variant: string, asked: string): PublicPage {
  const [kind = '', suffix] = variant.split('_', 2);
  const language = /^[a-z]{2}(-[A-Z]{2})?$/.test(suffix ?? asked) ? (suffix ?? asked) : 'de';
  const texts = exitTexts(language);
  const common = { status: 200, language: wordingLanguage(language) } as const;
  if (kind === 'receipt') return codePage(language);
  const [title, more] = wording(kind, texts);
  // Whoever has deleted everything has nothing to look at.
  const hint =
    kind === 'deleted'
      ? ''
      : `\n<p>${escapeHtml(texts.receiptHint)} <a href="/exit/receipt?language=${common.language}">${escapeHtml(texts.receipt)}</a></p>`;
  const content = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(more)}</p>${hint}`;
  return { ...common, name: '', title, content };
}

function wording(kind: string, texts: ExitTexts): readonly [title: string, more: string] {
  if (kind === 'deleted') return [texts.deleted, texts.deletedMore];
  return kind === 'cancelled' ? [texts.cancelled, texts.cancelledMore] : [texts.exit, texts.exitMore];
}

import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../escapeHtml.ts';

/** What a page's `html` element says of the language: its tag, and its direction where that is not the usual one. */
export function languageAttributes(language: string): string {
  return `lang="${escapeHtml(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
}

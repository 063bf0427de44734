import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { languageAttributes } from './languageAttributes.ts';
import { testTexts } from './testTexts.ts';

/** How the mark looks; part of tests' pages alone. */
export const testMarkStyle = `
.test-mark { position: fixed; z-index: 9; inset-block-start: 0; inset-inline: 0; margin: 0; background: #6b3a00; color: #fff;
  font: 600 0.875rem/1.75rem system-ui, sans-serif; text-align: center; }
#root { box-sizing: border-box; padding-block-start: 1.75rem; }
`;

/** The page of a test, marked as one for whoever opens it: outside of what the messenger draws, so that it stays. */
export function markedAsTest(page: string, language: string): string {
  const texts = testTexts(language);
  const mark = `<aside class="test-mark" ${languageAttributes(wordingLanguage(language))}>${texts.mark}</aside>`;
  return page
    .replace('<title>', () => `<title>${texts.title}`)
    .replace('<main id="root">', (main) => `${mark}\n    ${main}`);
}

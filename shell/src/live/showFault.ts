import { textsFor } from './texts.ts';

/** Says below the first bubbles that the messenger did not come; resolves when the respondent wants it tried again. */
export function showFault(root: HTMLElement, language: string): Promise<void> {
  const texts = textsFor(language);
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.role = 'alert';
  notice.lang = texts.lang;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = texts.again;
  notice.append(texts.failed, again);
  (root.querySelector('.dw-column') ?? root).append(notice);
  return new Promise((resolve) => {
    again.addEventListener('click', () => {
      notice.remove();
      resolve();
    });
  });
}

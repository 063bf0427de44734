import { textsFor } from './texts.ts';

/** Says below the first bubbles that the messenger did not come; resolves when the respondent wants it tried again. */
export function showFault(root: HTMLElement, language: string): Promise<void> {
  const texts = textsFor(language);
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.role = 'alert';
  notice.lang = texts.lang;
  (root.querySelector('.dw-column') ?? root).append(notice);
  if (globalThis.origin === 'null') {
    notice.append(texts.framed, linkToItself());
    return new Promise(() => undefined);
  }
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = texts.again;
  notice.append(texts.failed, again);
  return new Promise((resolve) => {
    again.addEventListener('click', () => {
      notice.remove();
      resolve();
    });
  });
}

/** A sandbox that takes a page's origin away lets no module and no call through, however often it is tried; of its tabs neither. */
function linkToItself(): HTMLElement {
  const link = document.createElement('a');
  link.href = location.pathname.replace('/widget/', '/dialog/') + location.search;
  link.target = '_blank';
  link.textContent = link.href;
  return link;
}

import type { RecordEntry } from '@dialogwerk/shared/dialog/privacy';

/** Readable on paper, too. */
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}dt{font-weight:600;margin-top:1rem}dd{margin:0}`;

/** The record of processing as a page of its own that shows without this application. */
export function recordPage(title: string, made: string, entries: readonly RecordEntry[]): Blob {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = 'de';
  const add = (parent: HTMLElement, tag: string, text: string): HTMLElement => {
    const element = page.createElement(tag);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  page.head.prepend(
    Object.assign(page.createElement('meta'), { content: 'text/html; charset=utf-8', httpEquiv: 'Content-Type' }),
  );
  add(page.head, 'style', STYLE);
  add(page.body, 'h1', title);
  add(page.body, 'p', made);
  const list = add(page.body, 'dl', '');
  for (const entry of entries) {
    add(list, 'dt', entry.title);
    for (const line of entry.lines) add(list, 'dd', line);
  }
  return new Blob([`<!doctype html>\n${page.documentElement.outerHTML}`], { type: 'text/html' });
}

import { DialogwerkChat } from './DialogwerkChat.ts';
import { script } from './home.ts';

const NAME = 'dialogwerk-chat';

interface Asked {
  /** Of which dialog, where a page has several. */
  readonly dialog?: string;
  /** Parameters of the link, such as 'source=button'. */
  readonly params?: string;
}

/** The widgets of a page that can be opened, of one dialog or all. */
function widgets(dialog: string | undefined): DialogwerkChat[] {
  const all = [...document.querySelectorAll(NAME)].filter((element) => element instanceof DialogwerkChat);
  return all.filter((element) => !dialog || element.getAttribute('dialog') === dialog);
}

function open({ dialog, params = '' }: Asked = {}): void {
  // One in the text of the page is open already.
  widgets(dialog)
    .find((element) => element.getAttribute('kind') !== 'inline')
    ?.open({ params });
}

function close({ dialog }: Asked = {}): void {
  for (const widget of widgets(dialog)) widget.close();
}

// A second script of a page finds what the first has made.
if (!customElements.get(NAME)) {
  Object.assign(globalThis, { dialogwerk: { open, close } });
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest('[data-dialogwerk-open]') : null;
    if (opener) open({ dialog: opener.getAttribute('data-dialogwerk-open') ?? '' });
  });
  customElements.define(NAME, DialogwerkChat);
}

if (script?.dataset['dialog']) {
  const element = document.createElement(NAME);
  for (const { name, value } of script.attributes)
    if (name.startsWith('data-')) element.setAttribute(name.slice(5), value);
  // Not among what the page's own rules count, such as the last one of its body.
  if (script.dataset['kind'] === 'inline') script.after(element);
  else document.documentElement.append(element);
}

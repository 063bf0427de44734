import { outsideHere } from '../../product/widgetOn.ts';
import type { Outside } from '../../product/widgetOn.ts';

// Each function is sent to a browser as text: it uses nothing of this file.

export interface Put {
  readonly src: string;
  readonly dialog: string;
  readonly kind: string;
}

/**
 * Puts the widget's line behind the first paragraph, as a page's owner does, and keeps what it tells. Its own tree is closed to the page, and so to whoever
 * looks for its parts, hence the changed `attachShadow`.
 */
export function putWidget({ src, dialog, kind }: Put): void {
  const attachShadow = Reflect.get(Element.prototype, 'attachShadow');
  Element.prototype.attachShadow = function attachOpen(init) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  };
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  for (const what of ['ready', 'opened', 'closed', 'started', 'answered', 'finished'])
    document.addEventListener(`dialogwerk:${what}`, () => heard.push(what));
  const script = document.createElement('script');
  const policy = Reflect.get(globalThis, 'trustedTypes')?.createPolicy('owner', {
    createScriptURL: (url: string) => url,
  });
  Object.assign(script, { src: policy?.createScriptURL(src) ?? src, async: true });
  Object.assign(script.dataset, { dialog, kind });
  document.querySelector('main p')?.after(script);
  scrollTo(0, 60);
}

/** What the widget has told, in order. */
export const heardOf = (_nothing: null): readonly string[] => Reflect.get(globalThis, 'heard');

/** A button of this name, in the page's own tree or the widget's. */
export function buttonOf(name: string): Element | null {
  const inside = document.querySelector('dialogwerk-chat')?.shadowRoot?.querySelectorAll('button') ?? [];
  const all = [...document.querySelectorAll('button'), ...inside];
  const isCalled = (button: Element): boolean =>
    button.getAttribute('aria-label') === name || button.textContent.trim() === name;
  return all.find((button) => isCalled(button) && button.checkVisibility()) ?? null;
}

/** Where the reply is typed. */
export const textboxOf = (_nothing: null): Element | null => document.querySelector('textarea, input[type=text]');

/** Whether the text stands there. */
export const says = (text: string): boolean => document.body.innerText.includes(text);

/** All that the page is beside the widget, as text. */
export const outsideOn: (placed: boolean) => Outside = outsideHere;

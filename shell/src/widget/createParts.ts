import type { WidgetSettings } from './readSettings.ts';

/** What a widget consists of, beside its frame. */
export interface WidgetParts {
  readonly box: HTMLElement;
  readonly launcher: HTMLButtonElement;
  readonly panel: HTMLElement;
  readonly close: HTMLButtonElement;
  readonly backdrop: HTMLElement;
  readonly status: HTMLElement;
}

/** A speech bubble, and a cross; Material Design Icons. */
const bubble = 'M20 2H4a2 2 0 0 0-2 2v18l4-4h14a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2Z';
const cross = 'm12 10.6 6.4-6.4 1.4 1.4-6.4 6.4 6.4 6.4-1.4 1.4-6.4-6.4-6.4 6.4-1.4-1.4 6.4-6.4-6.4-6.4 1.4-1.4z';

/** Element by element, because a page may allow no markup that is made of text. */
export function createParts({ kind, label, texts }: WidgetSettings): WidgetParts {
  const box = make('div', `box ${kind}`);
  const launcher = make('button', 'launcher');
  launcher.setAttribute('aria-haspopup', 'dialog');
  launcher.setAttribute('aria-expanded', 'false');
  const name = make('span', 'name');
  name.textContent = label;
  launcher.append(icon(bubble), name);
  const panel = make('div', 'panel');
  panel.role = 'dialog';
  panel.ariaLabel = label;
  panel.hidden = true;
  const head = make('div', 'head');
  const title = make('span', 'title');
  title.textContent = label;
  const close = make('button', 'close');
  close.ariaLabel = texts.close;
  close.append(icon(cross));
  head.append(title, close);
  panel.append(head);
  const backdrop = make('div', 'backdrop');
  backdrop.hidden = true;
  const status = make('p', 'status');
  status.role = 'status';
  box.append(launcher, status, backdrop, panel);
  return { box, launcher, panel, close, backdrop, status };
}

function make<Name extends 'div' | 'button' | 'span' | 'p'>(name: Name, classes: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = classes;
  if (element instanceof HTMLButtonElement) element.type = 'button';
  return element;
}

function icon(path: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.ariaHidden = 'true';
  const drawn = document.createElementNS(space, 'path');
  drawn.setAttribute('d', path);
  svg.append(drawn);
  return svg;
}

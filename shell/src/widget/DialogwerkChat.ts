import type { WidgetMessage } from '@dialogwerk/shared/contract';
import { createFrame } from './createFrame.ts';
import { createParts } from './createParts.ts';
import type { WidgetParts } from './createParts.ts';
import { createVisits } from './createVisits.ts';
import { followKeyboard } from './followKeyboard.ts';
import { inkOn } from './inkOn.ts';
import { readSettings } from './readSettings.ts';
import type { WidgetSettings } from './readSettings.ts';
import { watchBanners } from './watchBanners.ts';
import { whenToOpen } from './whenToOpen.ts';
import styles from './widget.css?inline';

/** A dialog on a page, as `<dialogwerk-chat dialog="…">`; its attributes are read when it is put there (docs/embedding.md). */
export class DialogwerkChat extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'closed' });
  #gone = new AbortController();
  #settings: WidgetSettings | null = null;
  #parts: WidgetParts | null = null;
  #frame: HTMLIFrameElement | null = null;
  #back: Element | null = null;
  /** It has opened by itself, and nothing was answered since. */
  #unasked = false;
  #isCovered = false;

  connectedCallback(): void {
    const settings = readSettings(this);
    const parts = createParts(settings);
    const { signal } = (this.#gone = new AbortController());
    this.#settings = settings;
    this.#parts = parts;
    this.#root.adoptedStyleSheets = [sheetOf(settings)];
    this.#root.replaceChildren(parts.box);
    if (settings.kind === 'inline') return this.#showFrame(settings, parts);
    parts.launcher.addEventListener('click', () => (parts.panel.hidden ? this.open() : this.close()));
    for (const part of [parts.close, parts.backdrop]) part.addEventListener('click', () => this.close());
    parts.panel.addEventListener('keydown', ({ key }) => void (key === 'Escape' && this.close()));
    followKeyboard(parts.box, signal);
    watchBanners(
      settings.waitFor,
      (isThere) => {
        this.#isCovered = isThere;
        parts.box.classList.toggle('covered', isThere);
        if (!isThere && this.#unasked && parts.panel.hidden) this.#openUnasked(settings);
      },
      signal,
    );
    if (settings.opening) whenToOpen(settings.opening, () => this.#openUnasked(settings), signal);
  }

  disconnectedCallback(): void {
    this.#gone.abort();
    this.#frame = null;
  }

  /** Shows the dialog and leads the focus there. `params`: parameters of the link, for a dialog that is not there yet. */
  open({ params = '' } = {}): void {
    const [settings, parts] = [this.#settings, this.#parts];
    if (!settings || !parts || settings.kind === 'inline') return;
    this.#unasked = false;
    this.#show({ ...settings, params: [settings.params, params].filter(Boolean).join('&') }, parts);
    this.#frame?.focus();
  }

  /** Puts the dialog away; it goes on where it was when it is opened again. The focus goes back to where it came from. */
  close(): void {
    const [settings, parts] = [this.#settings, this.#parts];
    if (!settings || !parts || parts.panel.hidden || settings.kind === 'inline') return;
    if (this.#unasked && !settings.isPreview) createVisits(settings.dialog).noteDone();
    this.#unasked = false;
    const hadFocus = this.#root.activeElement !== null;
    parts.panel.hidden = true;
    parts.backdrop.hidden = true;
    parts.launcher.setAttribute('aria-expanded', 'false');
    const back = this.#back instanceof HTMLElement && this.#back !== this ? this.#back : parts.launcher;
    if (hadFocus) back.focus({ preventScroll: true });
    this.#tell('closed', settings);
  }

  /** Opens by itself, once a day and not after a refusal; the focus stays where it is. */
  #openUnasked(settings: WidgetSettings): void {
    const parts = this.#parts;
    const visits = createVisits(settings.dialog);
    if (!parts?.panel.hidden || !(settings.isPreview || visits.mayOpen())) return;
    this.#unasked = true;
    // It comes once nothing stands before it any more.
    if (this.#isCovered) return;
    if (!settings.isPreview) visits.noteOpened();
    this.#show(settings, parts);
    parts.status.textContent = settings.texts.opened(settings.label);
  }

  #show(settings: WidgetSettings, parts: WidgetParts): void {
    if (!parts.panel.hidden) return;
    this.#back = document.activeElement;
    if (!this.#frame) this.#showFrame(settings, parts);
    parts.panel.hidden = false;
    parts.backdrop.hidden = settings.kind !== 'popup';
    parts.launcher.setAttribute('aria-expanded', 'true');
    this.#tell('opened', settings);
  }

  #showFrame(settings: WidgetSettings, { box, panel }: WidgetParts): void {
    this.#frame = createFrame(settings, (message) => this.#hear(message, settings, box), this.#gone.signal);
    if (settings.kind === 'inline') box.replaceChildren(this.#frame);
    else panel.append(this.#frame);
  }

  #hear(message: WidgetMessage, settings: WidgetSettings, box: HTMLElement): void {
    if (message.dialogwerk === 'close') return this.close();
    if (message.dialogwerk === 'height') return box.style.setProperty('--needed', `${message.height}px`);
    // A frame whose page has come since has lost the focus that it was given.
    if (message.dialogwerk === 'ready' && this.#root.activeElement === this.#frame) this.#frame?.contentWindow?.focus();
    if (message.dialogwerk === 'started') this.#unasked = false;
    if (message.dialogwerk === 'finished' && settings.opening) createVisits(settings.dialog).noteDone();
    this.#tell(message.dialogwerk, settings, message.dialogwerk === 'answered' ? { answered: message.answered } : {});
  }

  #tell(what: string, { dialog }: WidgetSettings, more: object = {}): void {
    this.dispatchEvent(new CustomEvent(`dialogwerk:${what}`, { bubbles: true, detail: { dialog, ...more } }));
  }
}

/** The styles with what is set, as a sheet, because a page may allow no style attributes and elements. */
function sheetOf({ color, layer, maxHeight }: WidgetSettings): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const set = `:host{z-index:${layer}!important}.box{--color:${color};--ink:${inkOn(color)};--most:${maxHeight}px}`;
  sheet.replaceSync(styles + set);
  return sheet;
}

import { mdiTimerOutline } from '@mdi/js';
import { formatDecimal } from '@dialogwerk/shared/numbers';
import { writingTexts as texts } from '../../writingTexts.ts';
import { drawnIcon } from './drawnIcon.ts';

/** The button of the pause before a bubble, which stands in its row. */
export class PauseHandle {
  readonly #row: HTMLElement;
  readonly #button = document.createElement('button');
  readonly #said = document.createTextNode('');

  constructor(row: HTMLElement, onPause: () => void) {
    this.#row = row;
    this.#button.type = 'button';
    this.#button.contentEditable = 'false';
    this.#button.addEventListener('click', onPause);
    this.#button.append(drawnIcon(mdiTimerOutline), this.#said);
  }

  /** Draws the milliseconds as they are written; no button without any. */
  draw(pause: unknown): void {
    if (typeof pause !== 'string') {
      this.#button.remove();
      return;
    }
    const said = formatDecimal(Number(pause) / 1_000, 2);
    this.#said.data = texts.pause(said);
    this.#button.setAttribute('aria-label', texts.changePause(said));
    if (!this.#button.isConnected) this.#row.prepend(this.#button);
  }

  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.#button.contains(target);
  }
}

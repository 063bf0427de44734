import { mdiTimerOutline } from '@mdi/js';
import type { Node as BubbleNode } from 'prosemirror-model';
import type { NodeView, ViewMutationRecord } from 'prosemirror-view';
import { writingTexts as texts } from '../../writingTexts.ts';

const seconds = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** A bubble with the handle of the pause before it. */
export class BubbleView implements NodeView {
  readonly dom = document.createElement('div');
  readonly contentDOM = document.createElement('div');
  readonly #handle = document.createElement('button');
  readonly #said = document.createTextNode('');
  #node: BubbleNode;

  constructor(node: BubbleNode, onPause: () => void) {
    this.#node = node;
    this.dom.dataset['row'] = '';
    this.contentDOM.dataset['bubble'] = '';
    this.#handle.type = 'button';
    this.#handle.contentEditable = 'false';
    this.#handle.addEventListener('click', onPause);
    this.dom.append(this.contentDOM);
    this.#handle.append(clock(), this.#said);
    this.#draw();
  }

  update(node: BubbleNode): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  stopEvent(event: Event): boolean {
    return event.target instanceof Node && this.#handle.contains(event.target);
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target);
  }

  #draw(): void {
    const pause: unknown = this.#node.attrs['pause'];
    if (typeof pause !== 'string') {
      this.#handle.remove();
      return;
    }
    const said = seconds.format(Number(pause) / 1_000);
    this.#said.data = texts.pause(said);
    this.#handle.setAttribute('aria-label', texts.changePause(said));
    if (!this.#handle.isConnected) this.dom.prepend(this.#handle);
  }
}

function clock(): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', mdiTimerOutline);
  drawing.append(path);
  return drawing;
}

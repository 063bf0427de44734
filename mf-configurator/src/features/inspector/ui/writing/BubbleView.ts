import type { Node as BubbleNode } from 'prosemirror-model';
import type { NodeView, ViewMutationRecord } from 'prosemirror-view';
import { PauseHandle } from './PauseHandle.ts';

/** A bubble with the handle of the pause before it. */
export class BubbleView implements NodeView {
  readonly dom = document.createElement('div');
  readonly contentDOM = document.createElement('div');
  readonly #handle: PauseHandle;
  #node: BubbleNode;

  constructor(node: BubbleNode, onPause: () => void) {
    this.#node = node;
    this.dom.dataset['row'] = '';
    this.contentDOM.dataset['bubble'] = '';
    this.#handle = new PauseHandle(this.dom, onPause);
    this.dom.append(this.contentDOM);
    this.#handle.draw(node.attrs['pause']);
  }

  update(node: BubbleNode): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#handle.draw(node.attrs['pause']);
    return true;
  }

  stopEvent({ target }: Event): boolean {
    return this.#handle.holds(target);
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target);
  }
}

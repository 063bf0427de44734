import { mediaKindOf, typedDescription, writtenDescription } from '@dialogwerk/shared/dialog';
import { mdiTrashCanOutline } from '@mdi/js';
import type { Node as MediaNode } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { writingTexts as texts } from '../../writingTexts.ts';
import { drawnIcon } from './drawnIcon.ts';
import { drawnMedia } from './drawnMedia.ts';
import { mediaOf } from './richDoc.ts';
import { PauseHandle } from './PauseHandle.ts';

/** What happens at a file of a message. */
export interface MediaViewEvents {
  readonly isReadOnly: () => boolean;
  readonly onPause: () => void;
  /** The description, as it is written. */
  readonly onDescribe: (description: string) => void;
  readonly onRemove: () => void;
  /** Goes on in a new bubble behind it. */
  readonly onGoOn: () => void;
}

/** A picture, sound or film as a bubble of its own: with its description, and the way to take it out. */
export class MediaView implements NodeView {
  readonly dom = document.createElement('div');
  readonly #handle: PauseHandle;
  readonly #controls = document.createElement('div');
  readonly #description = document.createElement('textarea');
  readonly #missing = document.createElement('p');
  #node: MediaNode;

  constructor(node: MediaNode, events: MediaViewEvents) {
    this.#node = node;
    this.dom.dataset['row'] = '';
    this.#handle = new PauseHandle(this.dom, events.onPause);
    const { filename_db = '' } = mediaOf(node) ?? {};
    const words = texts.media[mediaKindOf(filename_db) ?? 'file'];
    const field = this.#description;
    field.rows = 2;
    field.readOnly = events.isReadOnly();
    field.placeholder = words.hint;
    field.addEventListener('input', () => events.onDescribe(writtenDescription(field.value)));
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      events.onGoOn();
    });
    const label = document.createElement('label');
    label.append(words.description, field);
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.setAttribute('aria-label', words.remove);
    remove.title = words.remove;
    remove.hidden = events.isReadOnly();
    remove.append(drawnIcon(mdiTrashCanOutline));
    remove.addEventListener('click', events.onRemove);
    this.#missing.textContent = words.missing;
    this.#controls.append(label, remove, this.#missing);
    const box = document.createElement('div');
    box.dataset['media'] = '';
    box.contentEditable = 'false';
    box.append(drawnMedia(filename_db), this.#controls);
    this.dom.append(box);
    this.#draw();
  }

  update(node: MediaNode): boolean {
    if (node.type !== this.#node.type || node.attrs['filename_db'] !== this.#node.attrs['filename_db']) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  stopEvent({ target }: Event): boolean {
    const isControl = target instanceof Node && this.#controls.contains(target);
    return isControl || this.#handle.holds(target) || target instanceof HTMLMediaElement;
  }

  ignoreMutation(): boolean {
    return true;
  }

  #draw(): void {
    this.#handle.draw(this.#node.attrs['pause']);
    const typed = typedDescription(mediaOf(this.#node)?.description ?? '');
    if (this.#description.value !== typed) this.#description.value = typed;
    this.#missing.hidden = typed.trim() !== '';
  }
}

import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { OpenInput } from '../open/OpenInput.tsx';
import type { InputProps } from '../../ui/InputProps.ts';
import { emojis } from './emojis.data.ts';
import { insertAtCaret } from './insertAtCaret.ts';
import { emojiTexts } from './texts.ts';

/** How far each key goes among the emojis. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -6, ArrowDown: 6 };

/** Free text, with emojis to pick below it; among them the arrow keys go, and Escape goes back to the text. */
export function EmojiOpenInput(props: InputProps<'open'>) {
  const [isOpen, setOpen] = useState(false);
  const [reached, setReached] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const texts = emojiTexts(props.wording.wording);
  const fieldOf = () => frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-typed]');

  const pick = (emoji: string, index: number): void => {
    setReached(index);
    const field = fieldOf();
    if (field) insertAtCaret(field, emoji);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
      fieldOf()?.focus();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    const isFromRight = Math.abs(step) === 1 && event.currentTarget.matches('[dir=rtl] *');
    const next = reached + (isFromRight ? -step : step);
    const button = event.currentTarget.children.item(next);
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    setReached(next);
    button.focus();
  };

  return (
    <div ref={frame} className="dw-with-emojis">
      <OpenInput {...props} />
      <button
        type="button"
        className="dw-button dw-quiet dw-emoji-switch"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.open}
      </button>
      <div
        id={panelId}
        role="toolbar"
        tabIndex={-1}
        className="dw-emojis"
        aria-label={texts.choice}
        hidden={!isOpen}
        onKeyDown={onKeyDown}
      >
        {emojis.map((emoji, index) => (
          <button
            key={emoji}
            type="button"
            className="dw-emoji"
            tabIndex={index === reached ? 0 : -1}
            onClick={() => pick(emoji, index)}
          >
            {emoji}
          </button>
        ))}
      </div>
    </div>
  );
}

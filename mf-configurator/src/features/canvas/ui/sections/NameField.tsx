import { SECTION_LIMITS } from '@dialogwerk/shared/contract';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { sectionTexts as texts } from '../../sectionTexts.ts';

interface NameFieldProps {
  readonly name: string;
  /** With the name; null: it stays as it was. `hasFocus`: the field has the focus still. */
  readonly onDone: (name: string | null, hasFocus: boolean) => void;
}

/** A section's name as it is written: Enter or leaving takes it, Escape leaves it as it was. */
export function NameField({ name, onDone }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  function end(written: string | null, hasFocus: boolean): void {
    if (isDone.current) return;
    isDone.current = true;
    onDone(written?.trim() || null, hasFocus);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    event.stopPropagation();
    // Enter also ends a word of an input method.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    end(event.key === 'Enter' ? event.currentTarget.value : null, true);
  }

  return (
    <input
      ref={field}
      className="dw-section-field nodrag nopan"
      aria-label={texts.name}
      defaultValue={name}
      maxLength={SECTION_LIMITS.name}
      onKeyDown={press}
      onBlur={({ currentTarget }) => end(currentTarget.value, false)}
    />
  );
}

import { useState } from 'react';
import { keepTyped, readTyped } from './typedTexts.ts';

/**
 * The text of a field that is sent by a button of its own: what was typed there before and not sent, else `initial`. Back at `initial`
 * nothing is kept. A field that changes its place needs a new key.
 */
export function useTyped(place: string, initial = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readTyped(place) ?? initial);
  return [
    text,
    (next) => {
      setText(next);
      keepTyped(place, next === initial ? null : next);
    },
  ];
}

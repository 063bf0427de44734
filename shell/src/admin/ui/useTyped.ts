import { useEffect, useState } from 'react';

/** Milliseconds of rest after which what was typed counts. */
const REST = 250;

/** A search field's text, and the same text once nobody types. */
export function useTyped(): {
  readonly text: string;
  readonly settled: string;
  readonly setText: (text: string) => void;
} {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, settled, setText };
}

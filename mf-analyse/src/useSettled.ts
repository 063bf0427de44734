import { useEffect, useState } from 'react';

/** Milliseconds after which a writer is taken to pause. */
const PAUSE = 300;

/** A value once it has stayed the same for a moment, so that not every sign of a search asks the server. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

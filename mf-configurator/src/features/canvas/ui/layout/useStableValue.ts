import { useMemo, useState } from 'react';

/** The value of before as long as the new one is the same by `isSame`, so that what is worked out from it is kept, too. */
export function useStableValue<Value>(value: Value, isSame: (before: Value, now: Value) => boolean): Value {
  const [keep] = useState(() => keeping(value, isSame));
  return useMemo(() => keep(value), [keep, value]);
}

function keeping<Value>(first: Value, isSame: (before: Value, now: Value) => boolean): (now: Value) => Value {
  let kept = first;
  return (now) => {
    if (kept !== now && !isSame(kept, now)) kept = now;
    return kept;
  };
}

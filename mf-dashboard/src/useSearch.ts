import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before it is searched for, in milliseconds. */
const REST = 300;

/** The text being typed, which becomes the search once typing rests. */
export function useSearch(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const wanted = text.trim();
  const find = useEffectEvent(onSearch);

  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => find(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted, search]);

  return { text, setText };
}

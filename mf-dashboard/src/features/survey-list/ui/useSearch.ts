import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { useEffect, useState } from 'react';

const PARAMETER = 'suche';
/** How long typing rests before it is searched for, in milliseconds. */
const REST = 300;

/** The search of the address bar and the text being typed, which becomes the search once typing rests. */
export function useSearch() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get(PARAMETER) ?? '';
  const [text, setText] = useState(search);
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => {
      setParameters(
        (current) => {
          if (wanted === '') current.delete(PARAMETER);
          else current.set(PARAMETER, wanted);
          return current;
        },
        { replace: true },
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [wanted, search, setParameters]);

  return { search, text, setText };
}

import { useEffect, useState } from 'react';
import { loadWording } from './loadWording.ts';

/** Whether a dialog's language is there to be spoken, which it is fetched for; `language`: null while there is no dialog. */
export function useWording(language: string | null): boolean {
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (language !== null) void loadWording(language).then(() => isWanted && setSpoken(language));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return language !== null && spoken === language;
}

import { useEffect, useState } from 'react';
import { ways } from '../ways/waysChunk.ts';

/** What explains the messenger and reads it, once it has come, with whether the device itself has a voice for a language. */
export function useWays(language: string) {
  const [part, setPart] = useState(() => ways.peek());
  const [hasVoice, setHasVoice] = useState(false);
  useEffect(() => {
    let left = false;
    ways
      .load()
      .then(async (come) => {
        if (left) return;
        setPart(come);
        const voice = await come.localVoice(language);
        if (!left) setHasVoice(voice !== null);
      })
      // Without the network it is not offered.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [language]);
  return { part, hasVoice };
}

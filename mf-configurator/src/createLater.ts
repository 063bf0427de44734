import { useEffect, useState } from 'react';

interface Later<Part> {
  readonly load: () => Promise<Part>;
  /** The part; null until it is here. */
  readonly use: () => Part | null;
}

/** Something of the screen that is fetched when it is first needed, and kept. */
export function createLater<Part extends object>(fetchPart: () => Promise<Part>): Later<Part> {
  let loaded: Part | null = null;
  const load = async (): Promise<Part> => {
    loaded ??= await fetchPart();
    return loaded;
  };
  return {
    load,
    use: () => {
      const [part, setPart] = useState(() => loaded && { it: loaded });
      useEffect(() => {
        let isHere = true;
        void load().then((it) => isHere && setPart((before) => before ?? { it }));
        return () => {
          isHere = false;
        };
      }, []);
      return part?.it ?? null;
    },
  };
}

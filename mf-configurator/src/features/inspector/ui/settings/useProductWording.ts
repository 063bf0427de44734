import { useEffect, useState } from 'react';

/** Has what the product says to respondents there in every language, which authors are shown; draws again once it has come. */
export function useProductWording(): void {
  const [, setKnown] = useState(false);
  useEffect(() => {
    // English is shown where it does not come.
    void import('@dialogwerk/shared/dialog/every-language').then(({ knowEveryLanguage }) => {
      knowEveryLanguage();
      setKnown(true);
    }, Boolean);
  }, []);
}

import { createLater } from '@dialogwerk/shared/ui';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useFetchedAhead } from '../../../useFetchedAhead.ts';

const later = createLater(() => import('./Printed.tsx'));

/** The whole questionnaire on paper, instead of the screen, whenever the page is printed. */
export function PrintSheet({ survey }: { readonly survey: SurveyData }) {
  const [printing, setPrinting] = useState(false);
  useFetchedAhead(later.load);
  useEffect(() => {
    // At once, because the browser takes the page as it is after this event.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing ? createPortal(<LaterPrinted survey={survey} />, document.body) : null;
}

function LaterPrinted({ survey }: { readonly survey: SurveyData }) {
  const part = later.use();
  return part && <part.Printed survey={survey} />;
}

import { useLocation, useNavigate } from '@dialogwerk/shared/ui/router';
import { useEffect, useRef, useState } from 'react';
import { findAnalysis } from '../effects/findAnalysis.ts';
import { showCallFault } from '../effects/showCallFault.ts';

/** The Analyse tab first looks up the dialog manager, then goes to its analysis or to the dialog's own (spec §2). */
export function useAnalysisLink(surveyId: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLooking, setIsLooking] = useState(false);
  /** Where the tab stands; null once it is gone with its screen. */
  const place = useRef<string | null>(pathname);
  useEffect(() => {
    place.current = pathname;
    return () => {
      place.current = null;
    };
  }, [pathname]);

  const openAnalysis = async (): Promise<void> => {
    if (isLooking) return;
    const from = place.current;
    setIsLooking(true);
    try {
      const path = await findAnalysis(surveyId);
      // Whoever has gone elsewhere meanwhile is not fetched back.
      if (place.current === from) await navigate(path);
    } catch (error) {
      showCallFault(error);
    } finally {
      setIsLooking(false);
    }
  };
  return { isLooking, openAnalysis };
}

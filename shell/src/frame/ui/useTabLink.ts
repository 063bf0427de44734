import { fetchOnce } from '@dialogwerk/shared/clients';
import { pathWith } from '@dialogwerk/shared/contract';
import type { ModuleTab } from '@dialogwerk/shared/contract';
import { useLocation, useNavigate } from '@dialogwerk/shared/ui/router';
import { useEffect, useRef, useState } from 'react';
import { showCallFault } from '../effects/showCallFault.ts';

/** A tab with another place for multi-chats first looks up the dialog manager, then goes there or to the dialog's own (spec §2, 'Analyse'). */
export function useTabLink(tab: ModuleTab, surveyId: string) {
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

  const open = async (): Promise<void> => {
    if (isLooking) return;
    const from = place.current;
    setIsLooking(true);
    try {
      const path = await findTabPath(tab, surveyId);
      // Whoever has gone elsewhere meanwhile is not fetched back.
      if (place.current === from) await navigate(path);
    } catch (error) {
      showCallFault(error);
    } finally {
      setIsLooking(false);
    }
  };
  return { isLooking, open };
}

/** With its multi-chat when a dialog manager connects it, else by itself. Throws `ApiError`. */
async function findTabPath({ path, managerPath }: ModuleTab, surveyId: string): Promise<string> {
  const own = pathWith(path, { survey_id: surveyId });
  if (managerPath === undefined) return own;
  const { connected_status } = await fetchOnce('findDialogmanagerStatus', { id: surveyId });
  const manager = connected_status.dialog_manager_id;
  return manager === null ? own : pathWith(managerPath, { dialog_manager_id: String(manager) });
}

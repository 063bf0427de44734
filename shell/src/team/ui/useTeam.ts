import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import { findManager, loadTeam } from '../effects/loadTeam.ts';
import type { Team } from '../model/Team.ts';

/** A change of the team: how the members will look, the call that makes it so, and what to say then. */
export interface TeamChange {
  readonly members: (before: Team['members']) => Team['members'];
  readonly call: () => Promise<unknown>;
  readonly said: string;
}

/**
 * The team of a dialog (spec §4, §8): a change shows at once, is taken back when its call fails, and the list is loaded anew
 * after it either way. A failed load raises the error dialog and closes this one; a failed lookup of the multi-chat only raises it.
 */
export function useTeam(surveyId: string, onClose: () => void) {
  const [loaded, setLoaded] = useState<Team | null>(null);
  const [pending, setPending] = useState<readonly TeamChange[]>([]);
  const [managerId, setManagerId] = useState<number | null>(null);
  const reloads = useRef({ begun: 0, newestShown: 0 });

  useEffect(() => {
    // Spec §8: without a survey_id the permission load closes the dialog.
    if (surveyId === '') {
      onClose();
      return undefined;
    }
    const leaving = new AbortController();
    const unlessLeft = (then: (error: unknown) => void) => (error: unknown) => {
      if (!leaving.signal.aborted) then(error);
    };
    loadTeam(surveyId, leaving.signal).then(
      setLoaded,
      unlessLeft((error) => {
        onClose();
        showCallFault(error);
      }),
    );
    findManager(surveyId, leaving.signal).then(setManagerId, unlessLeft(showCallFault));
    return () => leaving.abort();
  }, [surveyId, onClose]);

  /** Tells whether it succeeded. */
  const change = useCallback(
    async (wanted: TeamChange): Promise<boolean> => {
      const settle = (): void => setPending((all) => all.filter((other) => other !== wanted));
      setPending((all) => [...all, wanted]);
      const failed = await wanted.call().then(
        () => false,
        (error: unknown) => {
          settle();
          showCallFault(error);
          return true;
        },
      );
      if (!failed) showNotice(wanted.said);
      const mine = (reloads.current.begun += 1);
      const reloaded = await loadTeam(surveyId).catch(() => null);
      if (reloaded && mine > reloads.current.newestShown) {
        reloads.current.newestShown = mine;
        setLoaded(reloaded);
      }
      if (!reloaded && !failed) setLoaded((team) => team && withChange(team, wanted));
      settle();
      return !failed;
    },
    [surveyId],
  );

  return { team: loaded && pending.reduce(withChange, loaded), managerId, change };
}

function withChange(team: Team, { members }: TeamChange): Team {
  return { ...team, members: members(team.members) };
}

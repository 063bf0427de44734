import { showError } from '@dialogwerk/shared/state';
import { useCallback, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { texts } from '../texts.ts';

type TeamDialog = ComponentType<{ readonly surveyId: string; readonly onClose: () => void }>;

const loadTeamDialog = async (): Promise<TeamDialog> => (await import('../../team/ui/TeamDialog.tsx')).TeamDialog;

export interface OpenedTeam {
  readonly isLoading: boolean;
  readonly open: () => void;
  /** Brings the code ahead of the click. */
  readonly fetchAhead: () => void;
  /** The dialog while it is open; it stands outside of what opens it, which may close before. */
  readonly dialog: ReactNode;
}

/** The team of a dialog, whose code comes when it is wanted. */
export function useTeamDialog(surveyId: string): OpenedTeam {
  const [isLoading, setIsLoading] = useState(false);
  const [TeamDialog, setTeamDialog] = useState<TeamDialog | null>(null);
  const close = useCallback(() => setTeamDialog(null), []);
  const open = async (): Promise<void> => {
    setIsLoading(true);
    try {
      const loaded = await loadTeamDialog();
      setTeamDialog(() => loaded);
    } catch {
      showError(texts.teamMissing);
    } finally {
      setIsLoading(false);
    }
  };
  return {
    isLoading,
    open: () => void open(),
    fetchAhead: () => void loadTeamDialog().catch(() => undefined),
    dialog: TeamDialog && <TeamDialog surveyId={surveyId} onClose={close} />,
  };
}

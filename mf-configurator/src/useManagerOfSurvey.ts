import { useResource } from '@dialogwerk/shared/clients';

interface ManagerOfSurvey {
  readonly manager: number;
  /** Further multi-chats that the dialog belongs to. */
  readonly further: readonly number[];
}

/** The multi-chat that a dialog belongs to; null while it is not known and for a dialog of none. `onFailed` gets why it cannot be known. */
export function useManagerOfSurvey(survey_id: string, onFailed?: (error: unknown) => void): ManagerOfSurvey | null {
  const { state } = useResource(
    'findDialogmanagerStatus',
    { id: survey_id },
    { keeps: true, ...(onFailed ? { onFailed } : {}) },
  );
  if (state.kind !== 'loaded') return null;
  const { dialog_manager_id: manager, additional_dms: further } = state.value.connected_status;
  return manager === null ? null : { manager, further };
}

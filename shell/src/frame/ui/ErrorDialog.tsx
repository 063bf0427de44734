import { useStore } from '@nanostores/react';
import { $errorDialog } from '@dialogwerk/shared/state';
import { BusyNotice } from './BusyNotice.tsx';
import { FaultDialog } from './FaultDialog.tsx';

/** The error dialog at the top of the screen (spec §8). */
export function ErrorDialog() {
  const error = useStore($errorDialog);
  if (!error) return null;
  return error.code === 'server/busy' ? (
    <BusyNotice key={error.additional} text={error.additional} />
  ) : (
    <FaultDialog error={error} />
  );
}

import { useStore } from '@nanostores/react';
import { CountBadge } from '../../../CountBadge.tsx';
import { $dialogCheck } from '../state/dialogCheck.ts';

/** How much was found, on the tool's button; nothing where nothing was. Read out by `CheckStatus`. */
export function CheckBadge() {
  const { findings } = useStore($dialogCheck);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return <CountBadge count={errors > 0 ? errors : findings.length} tone={errors > 0 ? 'error' : 'info'} />;
}

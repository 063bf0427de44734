import { visuallyHidden } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { keepChecked } from '../effects/keepChecked.ts';
import type { Checked, CheckedBeside } from '../effects/keepChecked.ts';
import { $dialogCheck } from '../state/dialogCheck.ts';
import { texts } from '../texts.ts';

interface CheckStatusProps extends Pick<Checked, '$state'> {
  /** The same one as long as nothing of it is new. */
  readonly beside: CheckedBeside;
}

/** Keeps the open dialog checked and reads out how much was found, each time that it is more or less. */
export function CheckStatus({ $state, beside }: CheckStatusProps) {
  const [$beside] = useState(() => atom(beside));
  useEffect(() => keepChecked({ $state, $beside }), [$state, $beside]);
  useEffect(() => $beside.set(beside), [$beside, beside]);
  const { phase, findings } = useStore($dialogCheck);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <span role="status" style={visuallyHidden}>
      {phase === 'checked' ? texts.announced(errors, findings.length - errors) : ''}
    </span>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { visuallyHidden } from '../../../visuallyHidden.ts';
import { keepChecked } from '../effects/keepChecked.ts';
import type { Checked } from '../effects/keepChecked.ts';
import { $dialogCheck } from '../state/dialogCheck.ts';
import { texts } from '../texts.ts';

/** Keeps the open dialog checked and reads out how much was found, each time that it is more or less. */
export function CheckStatus({ $state, $multiChat, $secretHosts, $isLed, $tests }: Checked) {
  useEffect(
    () => keepChecked({ $state, $multiChat, $secretHosts, $isLed, $tests }),
    [$state, $multiChat, $secretHosts, $isLed, $tests],
  );
  const { phase, findings } = useStore($dialogCheck);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <span role="status" style={visuallyHidden}>
      {phase === 'checked' ? texts.announced(errors, findings.length - errors) : ''}
    </span>
  );
}

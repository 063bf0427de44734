import { FormControlLabel, FormHelperText, Switch } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { $singleKeyShortcuts, allowSingleKeyShortcuts } from '../../../singleKeyShortcuts.ts';
import { texts } from '../texts.ts';

/** Switches shortcuts of one sign on and off. */
export function SingleKeySwitch() {
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={useStore($singleKeyShortcuts)}
            onChange={(event) => allowSingleKeyShortcuts(event.target.checked)}
          />
        }
        label={texts.singleKeyShortcuts}
      />
      <FormHelperText sx={{ mt: 0 }}>{texts.singleKeyShortcutsHelp}</FormHelperText>
    </>
  );
}

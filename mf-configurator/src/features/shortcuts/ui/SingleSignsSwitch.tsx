import { FormControlLabel, FormHelperText, Switch } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { $singleSigns, allowSingleSigns } from '../../../singleSigns.ts';
import { texts } from '../texts.ts';

/** Switches shortcuts of one sign on and off. */
export function SingleSignsSwitch() {
  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={useStore($singleSigns)} onChange={(event) => allowSingleSigns(event.target.checked)} />
        }
        label={texts.singleSigns}
      />
      <FormHelperText sx={{ mt: 0 }}>{texts.singleSignsHelp}</FormHelperText>
    </>
  );
}

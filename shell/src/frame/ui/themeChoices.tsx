import { mdiThemeLightDark, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import type { ColorScheme } from '@dialogwerk/shared/state';
import { Icon, ListItemIcon, MenuItem, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { changeTheme } from '../../account/changeTheme.ts';
import { texts } from '../texts.ts';

const choices: readonly { readonly scheme: ColorScheme; readonly label: string; readonly icon: string }[] = [
  { scheme: 'light', label: texts.light, icon: mdiWhiteBalanceSunny },
  { scheme: 'dark', label: texts.dark, icon: mdiWeatherNight },
  { scheme: 'system', label: texts.system, icon: mdiThemeLightDark },
];

/** Light, dark, or as the device has it. A list, not a component, as `profileEntries`. */
export function themeChoices(chosen: ColorScheme): ReactNode[] {
  return [
    <Typography key="appearance" role="none" variant="body2" color="textSecondary" sx={{ px: 2, pt: 1, pb: 0.5 }}>
      {texts.appearance}
    </Typography>,
    ...choices.map(({ scheme, label, icon }) => {
      const isChosen = chosen === scheme;
      return (
        <MenuItem
          key={scheme}
          role="menuitemradio"
          aria-checked={isChosen}
          selected={isChosen}
          onClick={() => changeTheme(scheme)}
        >
          <ListItemIcon>
            <Icon path={icon} fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
      );
    }),
  ];
}

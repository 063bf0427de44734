import { Box, Icon, IconButton, Tooltip } from '@dialogwerk/shared/ui';
import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { $shade } from './shade.ts';
import { texts } from './texts.ts';

const shades = [
  { shade: 'light', label: texts.light, icon: mdiWhiteBalanceSunny },
  { shade: 'dark', label: texts.dark, icon: mdiWeatherNight },
] as const;

/** Shows the messenger in light or dark colours, because respondents' devices decide for themselves; pressed once more, as the page is. */
export function ShadeButtons() {
  const chosen = useStore($shade);
  return (
    <Box role="group" aria-label={texts.shades}>
      {shades.map(({ shade, label, icon }) => (
        <Tooltip key={shade} title={label}>
          <IconButton
            aria-label={label}
            aria-pressed={shade === chosen}
            color={shade === chosen ? 'primary' : 'default'}
            onClick={() => $shade.set(shade === chosen ? null : shade)}
          >
            <Icon path={icon} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}

import { Icon, IconButton, Stack, Tooltip } from '@dialogwerk/shared/ui';
import { mdiTable, mdiViewGridOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { $view, setView } from '../../../listed/state/view.ts';
import { texts } from '../../../texts.ts';

const icons = { cards: mdiViewGridOutline, table: mdiTable } as const;

/** Cards or a table; remembered by this browser. */
export function ViewSwitch() {
  const view = useStore($view);
  return (
    <Stack direction="row" role="group" aria-label={texts.list.view} sx={{ flex: 'none' }}>
      {(['cards', 'table'] as const).map((name) => (
        <Tooltip key={name} title={texts.list.views[name]}>
          <IconButton
            aria-label={texts.list.views[name]}
            aria-pressed={view === name}
            color={view === name ? 'primary' : 'default'}
            onClick={() => setView(name)}
          >
            <Icon path={icons[name]} />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}

import { Box, Icon, MenuItem, TextField, visuallyHidden } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { texts } from '../../texts.ts';
import type { PanelTitle } from './PanelEntry.ts';
import { useShownPanel } from './useShownPanel.ts';

/** Where the overview stands. */
export const OVERVIEW = 'leitstand';

interface LocalNavProps {
  readonly panels: readonly PanelTitle[];
  /** Panels in which something is to do. */
  readonly troubled: ReadonlySet<string>;
  /** Has a panel opened that is gone to. */
  readonly onGo: (id: string) => void;
}

/** The parts of Teilen: beside the page a list that stays in sight, on a phone a field that leads to each. */
export function LocalNav({ panels, troubled, onGo }: LocalNavProps) {
  const shown = useShownPanel([OVERVIEW, ...panels.map(({ id }) => id)]);
  const groups = Object.entries(texts.panels.groups)
    .map(([group, label]) => ({ label, of: panels.filter((panel) => panel.group === group) }))
    .filter(({ of }) => of.length > 0);
  const link = (id: string, title: string, isWithin = false) => (
    <Box
      component="a"
      href={`#${id}`}
      aria-current={shown === id ? 'location' : undefined}
      onClick={() => onGo(id)}
      sx={isWithin ? { ...entry, pl: 3 } : entry}
    >
      <span>{title}</span>
      {troubled.has(id) && (
        <>
          <Icon path={mdiAlertCircleOutline} fontSize="small" color="info" />
          <span style={visuallyHidden}>{texts.panels.troubled}</span>
        </>
      )}
    </Box>
  );
  return (
    <Box component="nav" aria-label={texts.panels.nav} sx={{ minWidth: 0 }}>
      <Box component="ul" sx={{ ...list, display: { xs: 'none', md: 'block' } }}>
        <li>{link(OVERVIEW, texts.panels.overview)}</li>
        {groups.map(({ label, of: [first, ...others] }) => (
          <li key={label}>
            {first && others.length === 0 && link(first.id, label)}
            {first && others.length > 0 && (
              <>
                <Box component="span" sx={{ ...entry, color: 'text.secondary', fontWeight: 600 }}>
                  {label}
                </Box>
                <ul>
                  {[first, ...others].map(({ id, title }) => (
                    <li key={id}>{link(id, title, true)}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </Box>
      <TextField
        select
        fullWidth
        size="small"
        label={texts.panels.jump}
        value={shown}
        sx={{ display: { md: 'none' } }}
        onChange={({ target }) => {
          onGo(target.value);
          location.hash = target.value;
        }}
      >
        {[{ id: OVERVIEW, title: texts.panels.overview }, ...panels].map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const list = {
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& ul': { m: 0, p: 0, listStyle: 'none' },
} as const;

const entry = {
  display: 'flex',
  gap: 0.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 30,
  px: 1.5,
  py: 0.25,
  typography: 'body2',
  color: 'text.primary',
  textDecoration: 'none',
  borderLeft: 3,
  borderColor: 'transparent',
  overflowWrap: 'anywhere',
  '&:is(a):hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { borderColor: 'primary.main', color: 'primary.dark', fontWeight: 600 },
} as const;

import { Box, Icon, IconButton, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../../../texts.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import type { ToolbarItem } from './toolbarItems.ts';

interface ToolbarButtonProps {
  readonly item: ToolbarItem;
  readonly workspace: Workspace;
}

/** From here on three names stand beside all icons and the states, also 'Noch nicht veröffentlicht'. */
const WIDE = '@media (min-width: 1400px)';

/** One button of the toolbar. */
export function ToolbarButton({ item, workspace }: ToolbarButtonProps) {
  const { label, icon, keys, enabled, open, run, named, Badge } = item;
  return (
    <Tooltip title={keys === null ? label : texts.shortcut(label, keys)}>
      <span>
        <IconButton
          aria-label={label}
          {...(open === null ? {} : { 'aria-expanded': open })}
          disabled={!enabled}
          onClick={run}
          // So that all of them and the state of saving stand in one row of 360 px.
          sx={{
            p: { xs: 0.625, sm: 1 },
            ...(open ? { bgcolor: 'action.selected', color: 'primary.dark' } : {}),
            ...(named ? { [WIDE]: { borderRadius: 5, gap: 0.75, px: 1.25 } } : {}),
          }}
        >
          <Box component="span" sx={{ position: 'relative', display: 'flex' }}>
            <Icon path={icon} />
            {Badge && (
              <Box component="span" sx={{ position: 'absolute', top: -6, right: -6, lineHeight: 1 }}>
                <Badge workspace={workspace} />
              </Box>
            )}
          </Box>
          {named && (
            <Typography
              variant="body2"
              component="span"
              color="textPrimary"
              sx={{ display: 'none', [WIDE]: { display: 'inline' } }}
            >
              {label}
            </Typography>
          )}
        </IconButton>
      </span>
    </Tooltip>
  );
}

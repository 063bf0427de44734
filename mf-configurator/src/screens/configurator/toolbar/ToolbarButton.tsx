import { Box, Icon, IconButton, Tooltip } from '@dialogwerk/shared/ui';
import { texts } from '../../../texts.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import type { ToolbarItem } from './toolbarItems.ts';

interface ToolbarButtonProps {
  readonly item: ToolbarItem;
  readonly workspace: Workspace;
}

/** One button of the toolbar. */
export function ToolbarButton({ item, workspace }: ToolbarButtonProps) {
  const { label, icon, keys, enabled, open, run, Badge } = item;
  return (
    <Tooltip title={keys === null ? label : texts.shortcut(label, keys)}>
      <span>
        <IconButton
          aria-label={label}
          {...(open === null ? {} : { 'aria-expanded': open })}
          disabled={!enabled}
          onClick={run}
          // So that all of them and the state of saving stand in one row of 360 px.
          sx={{ p: { xs: 0.625, sm: 1 }, ...(open ? { bgcolor: 'action.selected', color: 'primary.dark' } : {}) }}
        >
          <Icon path={icon} />
          {Badge && (
            <Box component="span" sx={{ position: 'absolute', top: 2, right: 2, lineHeight: 1 }}>
              <Badge workspace={workspace} />
            </Box>
          )}
        </IconButton>
      </span>
    </Tooltip>
  );
}

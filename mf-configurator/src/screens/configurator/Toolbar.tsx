import { Icon, IconButton, Stack, Tooltip } from '@dialogwerk/shared/ui';
import { blockName } from '../../model/blockName.ts';
import { texts } from '../../texts.ts';
import { actions, isEnabled } from './actions.ts';
import { addBlock, blockBefore } from './addBlock.ts';
import { AddBlockMenu } from './AddBlockMenu.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import type { Workspace } from './Workspace.ts';

/** Everything that changes the dialog as a whole, and whether it is saved. */
export function Toolbar({ workspace }: { readonly workspace: Workspace }) {
  const before = blockBefore(workspace);
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={texts.toolbar}
      sx={{
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1, sm: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        flexWrap: 'wrap',
      }}
    >
      {!workspace.readOnly && (
        <AddBlockMenu
          label={texts.addBlock}
          shortLabel={texts.addBlockShort}
          place={before ? texts.addBlockAfter(blockName(before)) : null}
          onAdd={(type) => addBlock(workspace, type)}
        />
      )}
      {actions
        .filter(({ changes }) => !(changes && workspace.readOnly))
        .map((action) => {
          const { id, label, icon, keyNames, perform } = action;
          return (
            <Tooltip key={id} title={keyNames === null ? label : texts.shortcut(label, keyNames)}>
              <span>
                <IconButton
                  aria-label={label}
                  disabled={!isEnabled(action, workspace)}
                  onClick={() => perform(workspace)}
                >
                  <Icon path={icon} />
                </IconButton>
              </span>
            </Tooltip>
          );
        })}
      <span style={{ flex: 1 }} />
      <SaveStatus workspace={workspace} />
    </Stack>
  );
}

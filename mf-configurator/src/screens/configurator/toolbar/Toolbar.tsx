import { Stack, useMediaQuery } from '@dialogwerk/shared/ui';
import { Presence } from '../../../features/editing/ui/Presence.tsx';
import { PublishedStatus } from '../../../features/publishing/ui/PublishedStatus.tsx';
import { blockName } from '../../../model/wording/blockName.ts';
import { texts } from '../../../texts.ts';
import { publishing } from '../panels/publishing.tsx';
import { addBlock, blockBefore } from '../inserting/addBlock.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { AddBlockMenu } from './AddBlockMenu.tsx';
import { ManagerSwitch } from './ManagerSwitch.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { toolbarItems } from './toolbarItems.ts';

/** Below this width a second row of buttons would take the dialog's room. */
const NARROW = '(max-width: 719px)';

/** Everything that changes or shows the dialog as a whole, and whether it is saved. */
export function Toolbar({ workspace }: { readonly workspace: Workspace }) {
  const isNarrow = useMediaQuery(NARROW);
  const before = blockBefore(workspace);
  const items = toolbarItems(workspace);
  const isPublishingOpen = workspace.panel === publishing.id && workspace.behind !== 'panel';
  const inMenu = items.filter(({ place }) => place === 'menu' || (isNarrow && place === 'bar-if-wide'));
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={texts.toolbar}
      sx={{
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
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
          compact
          place={before ? texts.addBlockAfter(blockName(before)) : null}
          onAdd={(type) => addBlock(workspace, type)}
        />
      )}
      {items
        .filter((item) => !inMenu.includes(item))
        .map((item) => (
          <ToolbarButton key={item.id} item={item} workspace={workspace} />
        ))}
      <ManagerSwitch survey_id={workspace.survey.survey_id} />
      {inMenu.length > 0 && <MoreMenu items={inMenu} />}
      <span style={{ flex: 1 }} />
      <PublishedStatus
        survey_id={workspace.survey.survey_id}
        $state={workspace.editor.$state}
        isOpen={isPublishingOpen}
        onOpen={() => workspace.openPanel(isPublishingOpen ? null : publishing.id)}
      />
      <Presence editor={workspace.editor} />
      <SaveStatus workspace={workspace} />
    </Stack>
  );
}

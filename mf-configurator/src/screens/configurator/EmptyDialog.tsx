import { mdiForumOutline, mdiHandWaveOutline } from '@mdi/js';
import type { BlockType } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { BlockBadge } from '../../blockTypes/BlockBadge.tsx';
import type { ReactNode } from 'react';
import { firstStepTexts, texts } from '../../texts.ts';
import { addBlock } from './inserting/addBlock.ts';
import { AddBlockMenu } from './toolbar/AddBlockMenu.tsx';
import type { Workspace } from './workspace/Workspace.ts';

/** The types that most dialogs begin with. */
const firstTypes = ['message', 'single', 'open', 'likert'] as const satisfies readonly BlockType[];

/** A dialog without blocks says how dialogs are made, and makes the first block with one click. */
export function EmptyDialog({ workspace }: { readonly workspace: Workspace }) {
  if (workspace.readOnly) {
    return (
      <StatePanel icon={mdiForumOutline} title={texts.emptyTitle}>
        {texts.emptyReadOnly}
      </StatePanel>
    );
  }
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', px: 2, py: { xs: 3, sm: 6 }, textAlign: 'center' }}>
      <Icon path={mdiForumOutline} sx={{ fontSize: 48, color: 'primary.dark' }} />
      <Typography variant="h2" sx={{ mt: 1 }}>
        {texts.emptyTitle}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, textWrap: 'balance' }}>
        {texts.emptyHint}
      </Typography>
      <Box
        component="ul"
        aria-label={texts.firstSteps}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        <FirstStep
          icon={<Icon path={mdiHandWaveOutline} />}
          {...firstStepTexts.welcome}
          onTake={() => workspace.select({ kind: 'messages', fresh: true })}
        />
        {firstTypes.map((type) => (
          <FirstStep
            key={type}
            icon={<BlockBadge type={type} />}
            {...firstStepTexts[type]}
            onTake={() => addBlock(workspace, type)}
          />
        ))}
        <Box component="li" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: 72 }}>
          <AddBlockMenu label={texts.addFirst} place={null} onAdd={(type) => addBlock(workspace, type)} />
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3, textWrap: 'balance' }}>
        {texts.emptyMore}
      </Typography>
    </Box>
  );
}

interface FirstStepProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly hint: string;
  readonly onTake: () => void;
}

function FirstStep({ icon, name, hint, onTake }: FirstStepProps) {
  return (
    <li>
      <Button
        variant="outlined"
        fullWidth
        onClick={onTake}
        startIcon={icon}
        sx={{
          justifyContent: 'flex-start',
          textAlign: 'left',
          height: '100%',
          minHeight: 72,
          px: 2,
          textTransform: 'none',
        }}
      >
        <Box component="span">
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {hint}
          </Typography>
        </Box>
      </Button>
    </li>
  );
}

import { mdiChevronLeft, mdiChevronRight, mdiClose, mdiDeleteOutline, mdiPlayOutline } from '@mdi/js';
import type { Block } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { Box, Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { BlockBadge } from '../../../blockTypes/BlockBadge.tsx';
import { texts } from '../texts.ts';
import { useInspector } from './InspectorContext.ts';

interface InspectorHeaderProps {
  readonly block: Block;
  readonly onSelect: (id: string) => void;
  readonly onDelete: (id: string) => void;
  /** Tests the dialog from the block on; absent where it cannot be tested. */
  readonly onTest?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Which block this is, the way to its neighbours, delete and close. */
export function InspectorHeader({ block, onSelect, onDelete, onTest, onClose }: InspectorHeaderProps) {
  const { survey, readOnly } = useInspector();
  const blocks = survey.all_questions;
  const index = blocks.indexOf(block);
  const previous = blocks[index - 1];
  const next = blocks[index + 1];
  return (
    <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 0.5, py: 1 }}>
      <Box aria-hidden sx={{ mr: 1, display: { xs: 'none', sm: 'flex' } }}>
        <BlockBadge type={block.type} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="h3"
          component="h2"
          lang="de"
          sx={{ fontSize: '1rem', hyphens: 'auto', overflowWrap: 'anywhere', lineHeight: 1.2 }}
        >
          {blockFacts[block.type].name}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {texts.blockNumber(index + 1, blocks.length)}
        </Typography>
      </Box>
      <Step label={texts.previous} icon={mdiChevronLeft} to={previous} onSelect={onSelect} />
      <Step label={texts.next} icon={mdiChevronRight} to={next} onSelect={onSelect} />
      {onTest && (
        <Tooltip title={texts.testHere}>
          <IconButton size="small" aria-label={texts.testHere} onClick={() => onTest(block.unique_question_id)}>
            <Icon path={mdiPlayOutline} />
          </IconButton>
        </Tooltip>
      )}
      {!readOnly && (
        <Tooltip title={texts.delete}>
          <IconButton size="small" aria-label={texts.delete} onClick={() => onDelete(block.unique_question_id)}>
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={texts.close}>
        <IconButton size="small" aria-label={texts.close} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: string;
  readonly to: Block | undefined;
  readonly onSelect: (id: string) => void;
}

function Step({ label, icon, to, onSelect }: StepProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={to === undefined}
      sx={{ opacity: to ? 1 : 0.4 }}
      // Not `disabled`, because focus would be lost at the last block.
      onClick={() => to && onSelect(to.unique_question_id)}
    >
      <Icon path={icon} />
    </IconButton>
  );
}

import type { TrainedBlock } from '@dialogwerk/shared/contract';
import { Box, Chip, List, ListItem, ListItemButton, MenuItem, TextField, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

interface BlockListProps {
  readonly blocks: readonly TrainedBlock[];
  readonly chosen: string;
  readonly onChoose: (unique_question_id: string) => void;
}

/** How well a block is trained, as a sentence. */
function stateOf({ examples, thin_targets }: TrainedBlock): string {
  if (examples === 0) return texts.blocks.untrained;
  return thin_targets > 0 ? texts.blocks.thin(thin_targets) : texts.blocks.trained(examples);
}

/** The blocks that can be trained with their state; on a phone one field. */
export function BlockList({ blocks, chosen, onChoose }: BlockListProps) {
  return (
    <Box component="nav" aria-label={texts.blocks.label} sx={{ minWidth: 0 }}>
      <TextField
        select
        fullWidth
        label={texts.blocks.choose}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        sx={{ display: { md: 'none' } }}
      >
        {blocks.map((block) => (
          <MenuItem
            key={block.unique_question_id}
            value={block.unique_question_id}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {block.name}
            {block.waiting > 0 && ` · ${texts.blocks.waiting(block.waiting)}`}
          </MenuItem>
        ))}
      </TextField>
      <List disablePadding sx={{ display: { xs: 'none', md: 'block' } }}>
        {blocks.map((block) => (
          <ListItem key={block.unique_question_id} disablePadding>
            <ListItemButton
              selected={block.unique_question_id === chosen}
              aria-current={block.unique_question_id === chosen}
              onClick={() => onChoose(block.unique_question_id)}
              sx={{ display: 'block', borderRadius: 1, py: 1.25, overflowWrap: 'anywhere', hyphens: 'auto' }}
            >
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {block.name}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {stateOf(block)}
              </Typography>
              {block.waiting > 0 && (
                <Chip size="small" color="secondary" label={texts.blocks.waiting(block.waiting)} sx={{ mt: 0.75 }} />
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

import { blockFacts } from '@dialogwerk/shared/dialog';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { BlockBadge } from '../../../blockTypes/BlockBadge.tsx';
import type { Found } from '../model/findBlocks.ts';

interface SearchResultProps {
  readonly id: string;
  readonly result: Found;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One found block; the keyboard stays in the field, so it takes no focus. */
export function SearchResult({ id, result: { block, number, name, line }, chosen, onChoose }: SearchResultProps) {
  return (
    <Box
      component="li"
      id={id}
      role="option"
      aria-selected={chosen}
      onClick={onChoose}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1,
        cursor: 'pointer',
        bgcolor: chosen ? 'action.selected' : 'transparent',
        borderLeft: '4px solid',
        borderColor: chosen ? 'primary.dark' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <BlockBadge type={block.type} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {number}. {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {[blockFacts[block.type].name, block.variable ?? '', line === name ? '' : line].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

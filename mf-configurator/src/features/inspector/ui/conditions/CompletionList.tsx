import { Box, Paper, Typography } from '@dialogwerk/shared/ui';
import type { Completion } from '@dialogwerk/shared/dialog/conditions';
import { conditionTexts } from '../../conditionTexts.ts';

interface CompletionListProps {
  /** The list is `<id>-list`, an option `<id>-<place>`. */
  readonly id: string;
  readonly options: readonly Completion[];
  readonly active: number;
  readonly onChoose: (option: Completion) => void;
}

/** What fits where the caret stands. The focus stays in the field. */
export function CompletionList({ id, options, active, onChoose }: CompletionListProps) {
  return (
    <Paper
      id={`${id}-list`}
      role="listbox"
      aria-label={conditionTexts.completions}
      elevation={4}
      sx={{ position: 'absolute', top: 40, left: 0, right: 0, zIndex: 2, py: 0.5, maxHeight: 240, overflowY: 'auto' }}
    >
      {options.map((option, index) => (
        <Box
          key={option.text + option.hint}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Not a click, which would take the focus from the field first.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(option);
          }}
          sx={{
            display: 'flex',
            gap: 1,
            justifyContent: 'space-between',
            px: 1.5,
            py: 0.75,
            cursor: 'pointer',
            bgcolor: index === active ? 'action.selected' : 'transparent',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {option.text}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {option.hint}
          </Typography>
        </Box>
      ))}
    </Paper>
  );
}

import { mdiMagnify } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Dialog, Icon, InputAdornment, TextField, Typography } from '@dialogwerk/shared/ui';
import { useCallback } from 'react';
import { useCombobox } from '../../../useCombobox.ts';
import { findBlocks } from '../model/findBlocks.ts';
import { texts } from '../texts.ts';
import { SearchResult } from './SearchResult.tsx';

interface SearchDialogProps {
  readonly survey: SurveyData;
  readonly onGoTo: (id: string) => void;
  readonly onClose: () => void;
}

/** Finds a block and jumps to it: a field whose list is gone through with the arrow keys. */
export function SearchDialog({ survey, onGoTo, onClose }: SearchDialogProps) {
  const { query, found, current, listId, idOf, field, htmlInput } = useCombobox({
    label: texts.field,
    find: useCallback((typed: string) => findBlocks(survey, typed), [survey]),
    onPick: ({ block }) => onGoTo(block.unique_question_id),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': texts.title, sx: { mt: { xs: 2, sm: 8 } } },
      }}
    >
      <Box sx={{ p: 2, pb: 1 }}>
        <TextField
          {...field}
          fullWidth
          size="small"
          placeholder={texts.field}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon path={mdiMagnify} />
                </InputAdornment>
              ),
            },
            htmlInput,
          }}
        />
      </Box>
      <Box
        component="ul"
        id={listId}
        role="listbox"
        aria-label={texts.results}
        sx={{ m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: 420 }}
      >
        {found.map((result, index) => (
          <SearchResult
            key={result.block.unique_question_id}
            id={idOf(index)}
            result={result}
            chosen={index === current}
            onChoose={() => onGoTo(result.block.unique_question_id)}
          />
        ))}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
        {found.length === 0 ? texts.none(query) : `${texts.found(found.length)} ${texts.keys}`}
      </Typography>
    </Dialog>
  );
}

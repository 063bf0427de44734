import { mdiMagnify } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Dialog, Icon, InputAdornment, TextField, Typography } from '@dialogwerk/shared/ui';
import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { findBlocks } from '../model/findBlocks.ts';
import { texts } from '../texts.ts';
import { SearchResult } from './SearchResult.tsx';

interface SearchDialogProps {
  readonly survey: SurveyData;
  readonly onGoTo: (id: string) => void;
  readonly onClose: () => void;
}

const takeFocus = (field: HTMLElement | null): void => field?.focus();

/** Finds a block and jumps to it: a field whose list is gone through with the arrow keys. */
export function SearchDialog({ survey, onGoTo, onClose }: SearchDialogProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const found = useMemo(() => findBlocks(survey, query), [survey, query]);
  // Another author may have deleted some of them.
  const current = Math.min(chosen, found.length - 1);
  const idOf = (index: number): string => `${listId}-${index}`;

  function choose(index: number): void {
    const next = (index + found.length) % found.length;
    setChosen(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent): void {
    if (found.length === 0) return;
    const result = found[current];
    if (event.key === 'ArrowDown') choose(current + 1);
    else if (event.key === 'ArrowUp') choose(current - 1);
    else if (event.key === 'Enter' && result) onGoTo(result.block.unique_question_id);
    else return;
    event.preventDefault();
  }

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
          inputRef={takeFocus}
          fullWidth
          size="small"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={press}
          placeholder={texts.field}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon path={mdiMagnify} />
                </InputAdornment>
              ),
            },
            htmlInput: {
              role: 'combobox',
              'aria-label': texts.field,
              'aria-expanded': found.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': found.length > 0 ? idOf(current) : undefined,
              autoComplete: 'off',
              spellCheck: false,
              enterKeyHint: 'go',
            },
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

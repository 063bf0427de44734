import { templateCategories } from '@dialogwerk/shared/contract';
import { Box, Chip, Icon, InputAdornment, TextField } from '@dialogwerk/shared/ui';
import { mdiMagnify } from '@mdi/js';
import type { TemplateSearch } from '../model/foundTemplates.ts';
import { pickerTexts } from '../pickerTexts.ts';

interface PickerSearchProps {
  readonly search: TemplateSearch;
  readonly onSearch: (search: TemplateSearch) => void;
  /** Goes from the words to what was found. */
  readonly onEnter: () => void;
}

/** Words and a category; the categories stand in one row that scrolls on a phone. */
export function PickerSearch({ search, onSearch, onEnter }: PickerSearchProps) {
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        value={search.text}
        placeholder={pickerTexts.search}
        onChange={({ target }) => onSearch({ ...search, text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Because Enter here means the search, not the template that happens to stand first.
          event.preventDefault();
          onEnter();
        }}
        sx={{ '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
        slotProps={{
          htmlInput: { 'aria-label': pickerTexts.search, maxLength: 200, enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiMagnify} />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box role="group" aria-label={pickerTexts.category} sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {[null, ...templateCategories].map((category) => {
          const isOn = search.category === category;
          return (
            <Chip
              key={category ?? 'alle'}
              component="button"
              type="button"
              clickable
              aria-pressed={isOn}
              color={isOn ? 'primary' : 'default'}
              variant={isOn ? 'filled' : 'outlined'}
              label={category === null ? pickerTexts.all : pickerTexts.categories[category]}
              onClick={() => onSearch({ ...search, category })}
              sx={{ flexShrink: 0 }}
            />
          );
        })}
      </Box>
    </>
  );
}

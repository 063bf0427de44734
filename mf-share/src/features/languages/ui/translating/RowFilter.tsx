import { Box, TextField } from '@dialogwerk/shared/ui';
import { showings } from '../../model/shownRows.ts';
import type { Showing } from '../../model/shownRows.ts';
import { translatingTexts as texts } from '../../texts.ts';

interface RowFilterProps {
  readonly counts: Readonly<Record<Showing, number>>;
  readonly showing: Showing;
  readonly search: string;
  readonly onShow: (showing: Showing) => void;
  readonly onSearch: (search: string) => void;
}

/** Which texts are shown: by how they stand, and by what is in them. */
export function RowFilter({ counts, showing, search, onShow, onSearch }: RowFilterProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
      <TextField
        select
        size="small"
        label={texts.show}
        value={showing}
        slotProps={{ select: { native: true } }}
        onChange={({ target }) => onShow(showings.find((one) => one === target.value) ?? 'all')}
      >
        {showings.map((one) => (
          <option key={one} value={one}>
            {texts.shown[one](counts[one])}
          </option>
        ))}
      </TextField>
      <TextField
        size="small"
        type="search"
        label={texts.search}
        value={search}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        onChange={({ target }) => onSearch(target.value)}
      />
    </Box>
  );
}

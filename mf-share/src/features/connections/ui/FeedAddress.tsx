import type { Feed, FeedSettings } from '@dialogwerk/shared/contract';
import {
  Alert,
  AlertTitle,
  Box,
  CopyField,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { connectionTexts } from '../texts.ts';

const texts = connectionTexts.feed;
const separators = ['comma', 'semicolon'] as const;
const contents = ['labels', 'values'] as const;

interface FeedAddressProps {
  readonly feed: Feed;
  readonly onSet: (part: Partial<FeedSettings>) => void;
}

/** An address with what it gives away, and how the table comes. */
export function FeedAddress({ feed, onSet }: FeedAddressProps) {
  const { moment } = useDates();
  const { path, with_texts, separator, content, fetched_at } = feed;
  const address = location.origin + path;
  return (
    <Stack sx={{ gap: 2 }}>
      <CopyField label={texts.address} text={address} />
      <CopyField label={texts.formula} text={`=IMPORTDATA("${address}")`} />
      <Typography variant="body2" color="textSecondary">
        {texts.excel} {fetched_at === null ? texts.never : texts.fetched(moment(fetched_at))}
      </Typography>
      <Alert severity={with_texts ? 'warning' : 'info'}>
        <AlertTitle>{texts.givesAway}</AlertTitle>
        {with_texts ? texts.allTexts : texts.withoutTexts} {texts.elsewhere}
      </Alert>
      <FormControlLabel
        label={texts.withTexts}
        control={<Switch checked={with_texts} onChange={({ target }) => onSet({ with_texts: target.checked })} />}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          select
          size="small"
          label={texts.separator}
          value={separator}
          onChange={({ target }) => {
            const chosen = separators.find((one) => one === target.value);
            if (chosen) onSet({ separator: chosen });
          }}
        >
          {separators.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.separators[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={texts.content}
          value={content}
          onChange={({ target }) => {
            const chosen = contents.find((one) => one === target.value);
            if (chosen) onSet({ content: chosen });
          }}
        >
          {contents.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.contents[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Stack>
  );
}

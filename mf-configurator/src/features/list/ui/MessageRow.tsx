import { mdiFlagCheckered, mdiHandWaveOutline } from '@mdi/js';
import { Box, Icon, Typography } from '@dialogwerk/shared/ui';
import { previewOf } from '../../../model/wording/previewOf.ts';
import type { ListEntry } from '../model/entriesOf.ts';
import { texts } from '../texts.ts';
import { RowFrame } from './RowFrame.tsx';
import type { RowProps } from './RowFrame.tsx';

interface MessageRowProps extends RowProps {
  readonly entry: Extract<ListEntry, { kind: 'welcome' | 'ending' }>;
}

/** Welcome or ending in the list. */
export function MessageRow({ entry, ...row }: MessageRowProps) {
  const isWelcome = entry.kind === 'welcome';
  const preview = previewOf(entry.text);
  return (
    <RowFrame {...row}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
        <Icon
          path={isWelcome ? mdiHandWaveOutline : mdiFlagCheckered}
          fontSize="small"
          sx={{ color: 'primary.dark' }}
        />
        <Typography variant="body2" component="span">
          {isWelcome ? texts.welcome : texts.ending}
        </Typography>
      </Box>
      <Typography
        component="span"
        sx={{
          display: 'block',
          mt: 0.5,
          overflowWrap: 'anywhere',
          ...(preview === '' ? { color: 'text.secondary', fontStyle: 'italic' } : {}),
        }}
      >
        {preview || (isWelcome ? texts.welcomeEmpty : texts.endingEmpty)}
      </Typography>
    </RowFrame>
  );
}

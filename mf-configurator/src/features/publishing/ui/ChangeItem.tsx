import { mdiTarget } from '@mdi/js';
import { Box, Button, Chip, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { MarkedText } from '../../../MarkedText.tsx';
import type { Part } from '../../../model/differences.ts';
import type { Change, Place } from '../model/changesOf.ts';
import { texts } from '../texts.ts';

interface ChangeItemProps {
  readonly change: Change;
  readonly onShow: (place: NonNullable<Place>) => void;
}

/** One change with both versions of each of its fields, and the way to it. */
export function ChangeItem({ change: { kind, title, place, fields, moved }, onShow }: ChangeItemProps) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography lang="de" sx={{ fontWeight: 600, minWidth: 0, hyphens: 'auto' }}>
          {title}
        </Typography>
        <Chip size="small" variant="outlined" label={texts.kinds[kind]} sx={{ flex: 'none' }} />
      </Stack>
      {moved !== null && <Typography variant="body2">{moved}</Typography>}
      {fields.map(({ field, name, versions }) => (
        <Box key={field} sx={{ mt: 1 }}>
          {name !== title && (
            <Typography variant="body2" color="textSecondary">
              {name}
            </Typography>
          )}
          {versions ? (
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, typography: 'body2' }}>
              <VersionLine term={texts.before} parts={versions.published} />
              <VersionLine term={texts.now} parts={versions.draft} />
            </Box>
          ) : (
            <Typography variant="body2">{texts.details}</Typography>
          )}
        </Box>
      ))}
      {place && (
        <Button
          size="small"
          startIcon={<Icon path={mdiTarget} />}
          aria-label={texts.showName(title)}
          onClick={() => onShow(place)}
          sx={{ mt: 0.5, ml: -0.5 }}
        >
          {texts.show}
        </Button>
      )}
    </Box>
  );
}

function VersionLine({ term, parts }: { readonly term: string; readonly parts: readonly Part[] }) {
  return (
    <div>
      <Box component="dt" sx={{ fontWeight: 600, fontSize: '0.75rem', color: 'text.secondary' }}>
        {term}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, whiteSpace: 'pre-wrap', maxHeight: 160, overflowY: 'auto' }}
        tabIndex={isLong(parts) ? 0 : undefined}
      >
        <MarkedText parts={parts} />
      </Box>
    </div>
  );
}

/** From so many signs on the text may have to be scrolled, also by keyboard. */
const LONG = 250;

function isLong(parts: readonly Part[]): boolean {
  return parts.reduce((sum, { text }) => sum + text.length, 0) > LONG;
}

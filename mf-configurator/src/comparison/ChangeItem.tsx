import { Box, Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { MarkedText } from '../MarkedText.tsx';
import type { Part } from '../model/differences.ts';
import type { Change } from './changesOf.ts';
import { texts } from './texts.ts';

interface ChangeItemProps {
  readonly change: Change;
  /** What the two states are called. */
  readonly terms: { readonly before: string; readonly now: string };
  /** The one that is looked at among others. */
  readonly isCurrent?: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** One change with both versions of each of its fields. */
export function ChangeItem({ change, terms, isCurrent = false, children }: ChangeItemProps) {
  const { key, kind, title, fields, moved } = change;
  return (
    <Box
      component="li"
      data-change={key}
      aria-current={isCurrent ? 'true' : undefined}
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        '&[aria-current]': { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)', pl: 1.5 },
      }}
    >
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
              <VersionLine term={terms.before} parts={versions.published} />
              <VersionLine term={terms.now} parts={versions.draft} />
            </Box>
          ) : (
            <Typography variant="body2">{texts.details}</Typography>
          )}
        </Box>
      ))}
      {children}
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

import { Box, TextField, Typography } from '@dialogwerk/shared/ui';
import type { HelpPlace } from '@dialogwerk/shared/state';
import { useState } from 'react';
import { searchHelp } from '../model/searchHelp.ts';
import type { KnownHelp } from '../state/helpPages.ts';
import { texts } from '../texts.ts';
import { HelpHits } from './HelpHits.tsx';
import { HelpLink } from './HelpLink.tsx';

interface HelpContentsProps {
  readonly help: KnownHelp;
  readonly current: string | null;
  readonly onGo: (place: HelpPlace) => void;
  /** In columns where nothing stands beside it. */
  readonly wide?: boolean;
}

const kinds = ['task', 'block', 'reference'] as const;

/** A field to search in all pages, and below it what was found, else all pages by kind. */
export function HelpContents({ help, current, onGo, wide = false }: HelpContentsProps) {
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  return (
    <Box component="nav" aria-label={texts.contents} sx={{ '@media print': { display: 'none' } }}>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={texts.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ maxWidth: 480, mb: 2 }}
      />
      {isSearching ? (
        <HelpHits hits={searchHelp(help.pages, query)} query={query.trim()} onGo={onGo} />
      ) : (
        kinds
          .filter((kind) => help.pages.some((page) => page.kind === kind))
          .map((kind) => (
            <Box key={kind} component="section" sx={{ mb: 2.5 }}>
              <Typography variant="h3" component="h2" sx={{ px: 1, mb: 0.5 }}>
                {texts.kinds[kind]}
              </Typography>
              <Box
                component="ul"
                sx={{
                  m: 0,
                  p: 0,
                  listStyle: 'none',
                  ...(wide
                    ? { display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }
                    : {}),
                }}
              >
                {help.pages
                  .filter((page) => page.kind === kind)
                  .map((page) => (
                    <li key={page.id}>
                      <HelpLink to={{ page: page.id, passage: null }} onGo={onGo} isCurrent={page.id === current}>
                        {page.title}
                        {wide && (
                          <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
                            {page.summary}
                          </Typography>
                        )}
                      </HelpLink>
                    </li>
                  ))}
              </Box>
            </Box>
          ))
      )}
    </Box>
  );
}

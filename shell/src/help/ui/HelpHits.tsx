import type { HelpPlace } from '@dialogwerk/shared/state';
import { Box, Typography } from '@dialogwerk/shared/ui';
import type { HelpHit } from '../model/searchHelp.ts';
import { texts } from '../texts.ts';
import { HelpLink } from './HelpLink.tsx';

interface HelpHitsProps {
  readonly hits: readonly HelpHit[];
  readonly query: string;
  readonly onGo: (place: HelpPlace) => void;
}

/** What a search in the help found, best first. */
export function HelpHits({ hits, query, onGo }: HelpHitsProps) {
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 1, mb: 1 }}>
        {hits.length === 0 ? texts.none(query) : texts.found(hits.length, query)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {hits.map(({ page, passage }) => (
          <li key={`${page.id} ${passage?.id ?? ''}`}>
            <HelpLink to={{ page: page.id, passage: passage?.id ?? null }} onGo={onGo}>
              {page.title}
              <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
                {passage?.title ?? page.summary}
              </Typography>
            </HelpLink>
          </li>
        ))}
      </Box>
    </>
  );
}

import { Box, MaterialLink, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { goTo } from '../../contents/goTo.ts';
import { reportContents } from '../model/reportContents.ts';
import type { ReportBlock } from '../model/ReportDocument.ts';
import { reportTexts as texts } from '../texts.ts';
import { placeOf } from './EntryView.tsx';

/** What stands in a report, on the screen and on paper. */
export function ContentsList({ blocks }: { readonly blocks: readonly ReportBlock[] }) {
  const titleId = useId();
  const lines = reportContents(blocks);
  if (lines.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography id={titleId} sx={{ fontWeight: 600, mb: 0.5 }}>
        {texts.contents}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ entry_id, title, level }) => (
          <Box component="li" key={entry_id} sx={{ pl: level === 1 ? 0 : 2.5, py: 0.25 }}>
            <MaterialLink
              href={`#${placeOf(entry_id)}`}
              lang="de"
              sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}
              onClick={(event) => {
                event.preventDefault();
                // By hand, because the address would be a step in the history.
                const element = document.getElementById(placeOf(entry_id));
                if (element) goTo({ element });
              }}
            >
              {title}
            </MaterialLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

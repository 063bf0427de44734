import { mdiClose, mdiOpenInNew } from '@mdi/js';
import { closeHelp, openHelp } from '@dialogwerk/shared/state';
import type { HelpPlace } from '@dialogwerk/shared/state';
import { Box, Icon, IconButton, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import { helpAddress } from '../helpAddress.ts';
import { texts } from '../texts.ts';
import { HelpArticle } from './HelpArticle.tsx';
import { HelpContents } from './HelpContents.tsx';
import { HelpLink } from './HelpLink.tsx';
import { MissingHelp } from './MissingHelp.tsx';
import { useHelp } from './useHelp.ts';

interface HelpReaderProps {
  readonly place: HelpPlace;
  readonly titleId: string;
}

const go = ({ page, passage }: HelpPlace): void => openHelp(page, passage);

/** What stands in the help beside or above the work: its bar, and a page or the list of all. */
export function HelpReader({ place, titleId }: HelpReaderProps) {
  const help = useHelp();
  const page = help?.pages.find(({ id }) => id === place.page);
  const title = useRef<HTMLHeadingElement>(null);
  const isList = place.page === null;
  useEffect(() => {
    // The link that led to the list has gone with its page, and the focus with it: the keyboard would reach nobody.
    if (isList && document.activeElement === document.body) title.current?.focus();
  }, [isList]);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          pl: 2,
          pr: 1,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography ref={title} variant="h2" id={titleId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          {texts.title}
        </Typography>
        <IconButton component="a" href={helpAddress(place)} target="_blank" aria-label={texts.own} title={texts.own}>
          <Icon path={mdiOpenInNew} />
        </IconButton>
        <IconButton aria-label={texts.close} title={texts.close} onClick={closeHelp}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', p: 2 }}>
        {!help && <Skeleton role="progressbar" aria-label={texts.loading} variant="rounded" height={240} />}
        {help && <MissingHelp help={help} />}
        {help && page && (
          <>
            <Box sx={{ ml: -1, mb: 1 }}>
              <HelpLink to={{ page: null, passage: null }} onGo={go}>
                ← {texts.back}
              </HelpLink>
            </Box>
            <HelpArticle key={page.id} help={help} page={page} passage={place.passage} onGo={go} level={2} />
          </>
        )}
        {help && !page && <HelpContents help={help} current={null} onGo={go} />}
      </Box>
    </>
  );
}

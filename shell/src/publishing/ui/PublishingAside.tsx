import { mdiClose } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { closePublishing } from '@dialogwerk/shared/state';
import { Box, Icon, IconButton, noticeRoom, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { ModuleArea } from '../../remotes/ui/ModuleArea.tsx';
import { $areas } from '../../remotes/state/areas.ts';
import { texts } from '../texts.ts';

const waiting = <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.loading} sx={{ m: 2 }} />;

/** The steps from draft to respondents beside the work, on a phone above it. Closed, they give the focus back. */
export function PublishingAside() {
  const titleId = useId();
  // A version of the module that knows no such place may be kept over an update.
  const isServed = useStore($areas).some(({ places = {} }) => Object.hasOwn(places, 'publishing'));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    title.current?.focus();
    return () => {
      // Only a focus that went with the steps is given back: it may be in a dialog meanwhile.
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
        before.focus();
    };
  }, []);
  return (
    <Box
      component="aside"
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && closePublishing()}
      sx={{
        position: 'fixed',
        inset: '0 0 0 auto',
        zIndex: 'drawer',
        width: 460,
        maxWidth: '100vw',
        pb: noticeRoom,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        borderLeft: 1,
        borderColor: 'divider',
        boxShadow: 8,
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography ref={title} variant="h2" id={titleId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          {texts.title}
        </Typography>
        <IconButton aria-label={texts.close} title={texts.close} onClick={closePublishing}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {isServed ? (
          <ModuleArea place="publishing" waiting={waiting} />
        ) : (
          <Typography sx={{ p: 2 }}>{texts.missing}</Typography>
        )}
      </Box>
    </Box>
  );
}

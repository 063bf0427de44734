import { closeHelp } from '@dialogwerk/shared/state';
import type { HelpPlace } from '@dialogwerk/shared/state';
import { Box } from '@dialogwerk/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { texts } from '../texts.ts';
import { HelpReader } from './HelpReader.tsx';

/** The help beside the work; on a phone above it. Closed, it gives the focus back. */
export function HelpAside({ place }: { readonly place: HelpPlace }) {
  const titleId = useId();
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    aside.current?.querySelector('h2')?.focus();
    return () => {
      // Only a focus that went with the help is given back: it may be in a dialog meanwhile.
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
        before.focus();
    };
  }, []);
  return (
    <Box
      component="aside"
      ref={aside}
      aria-label={texts.title}
      onKeyDown={(event) => event.key === 'Escape' && closeHelp()}
      sx={{
        position: 'fixed',
        inset: '0 0 0 auto',
        zIndex: 'drawer',
        width: 420,
        maxWidth: '100vw',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        borderLeft: 1,
        borderColor: 'divider',
        boxShadow: 8,
        '@media print': { display: 'none' },
      }}
    >
      <HelpReader place={place} titleId={titleId} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { HelpPassage } from '../../contract/index.ts';
import { openHelp } from '../../state/index.ts';
import { HelpSign } from './HelpSign.tsx';
import { HelpText } from './HelpText.tsx';
import { helpTexts as texts } from './helpTexts.ts';

interface Found {
  readonly page: string;
  readonly passage: HelpPassage;
}

export interface HelpButtonProps {
  /** What is explained, as it is called where the button stands. */
  readonly label: string;
  /** Gives the passage and its page, from the help of the module. */
  readonly load: () => Promise<Found>;
}

/** A sign that shows what a field does where it stands, with a way to the whole page beside the work. */
export function HelpButton({ label, load }: HelpButtonProps) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [found, setFound] = useState<Found | 'missing' | null>(null);
  const close = (): void => setAnchor(null);
  function open(button: HTMLElement): void {
    setAnchor(button);
    if (found !== null && found !== 'missing') return;
    setFound(null);
    load().then(setFound, () => setFound('missing'));
  }
  return (
    <>
      <HelpSign
        label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width: 340, maxWidth: 'calc(100vw - 32px)', p: 2 },
          },
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
          {found === null || found === 'missing' ? label : found.passage.title}
        </Typography>
        {found === null && <Typography role="status">{texts.loading}</Typography>}
        {found === 'missing' && <Typography role="alert">{texts.missing}</Typography>}
        {found !== null && found !== 'missing' && <HelpText passage={found.passage} />}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1.5, mx: -1 }}>
          {found !== null && found !== 'missing' && (
            <Button
              onClick={() => {
                close();
                openHelp(found.page, found.passage.id);
              }}
            >
              {texts.whole}
            </Button>
          )}
          <Button onClick={close} sx={{ ml: 'auto' }}>
            {texts.close}
          </Button>
        </Box>
      </Popover>
    </>
  );
}

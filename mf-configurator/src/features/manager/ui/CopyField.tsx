import { copyText } from '@dialogwerk/shared/browser';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import { mdiContentCopy } from '@mdi/js';
import { liveTexts as texts } from '../liveTexts.ts';

interface CopyFieldProps {
  readonly label: string;
  /** What the button says. */
  readonly copy: string;
  readonly text: string;
}

/** A text for another program, with a button that copies it. */
export function CopyField({ label, copy, text }: CopyFieldProps) {
  const take = async (): Promise<void> => showNotice((await copyText(text)) ? texts.textCopied : texts.textNotCopied);
  return (
    <Box>
      <Box
        component="pre"
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because the keyboard must be able to scroll it
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: 220,
          overflow: 'auto',
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
      <Button size="small" sx={{ mt: 0.5 }} startIcon={<Icon path={mdiContentCopy} />} onClick={() => void take()}>
        {copy}
      </Button>
    </Box>
  );
}

import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import { mdiCheck, mdiContentCopy } from '@mdi/js';
import { useEffect, useState } from 'react';
import { texts } from '../../../texts.ts';
import { copyText } from '@dialogwerk/shared/browser';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, such as 'Öffentlicher Link'. */
  readonly what: string;
  readonly variant?: 'contained' | 'outlined';
}

/** How long the button says that it has copied, in milliseconds. */
const CONFIRMATION = 2_500;

/** Copies a text and says so, on the button and to screen readers. */
export function CopyButton({ text, what, variant = 'outlined' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const done = await copyText(text);
    setCopied(done);
    if (!done) showNotice(texts.copy.failed);
  }

  return (
    <>
      <Button
        variant={variant}
        aria-label={texts.copy.name(what)}
        startIcon={<Icon path={copied ? mdiCheck : mdiContentCopy} />}
        onClick={() => void copy()}
        sx={{ flexShrink: 0, minWidth: 126 }}
      >
        {copied ? texts.copy.done : texts.copy.action}
      </Button>
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {copied && texts.copy.announced(what)}
      </Box>
    </>
  );
}

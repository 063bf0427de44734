import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { copyText } from '../../browser/copyText.ts';
import { showNotice } from '../../state/index.ts';
import { copiedIcon, copyIcon } from './copyIcons.data.ts';
import { copyTexts as texts } from './copyTexts.ts';
import { Icon } from '../Icon.tsx';

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
    if (!done) showNotice(texts.failed);
  }

  return (
    <>
      <Button
        variant={variant}
        aria-label={texts.name(what)}
        startIcon={<Icon path={copied ? copiedIcon : copyIcon} />}
        onClick={() => void copy()}
        sx={{ flexShrink: 0, minWidth: 126 }}
      >
        {copied ? texts.done : texts.action}
      </Button>
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {copied && texts.announced(what)}
      </Box>
    </>
  );
}

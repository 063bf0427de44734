import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { Box, Button, Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiLightbulbOnOutline } from '@mdi/js';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { adviceTexts as texts } from './texts.ts';

interface AdviceItemProps {
  readonly advice: Advice;
  /** Where it is, where that is not plain. */
  readonly children?: ReactNode;
}

/** A hint on wording: what it is about, and on demand why, what to do instead and who says so. */
export function AdviceItem({ advice: { kind, quote }, children }: AdviceItemProps) {
  const { title, reason, instead, source } = texts.kinds[kind];
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.75, overflowWrap: 'anywhere' }}>
      <Icon path={mdiLightbulbOnOutline} fontSize="small" sx={{ flex: 'none', mt: 0.25, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        {children}
        <Typography variant="body2" lang="de" sx={{ hyphens: 'auto' }}>
          {texts.about(title, quote)}{' '}
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={texts.whyOf(title)}
            {...(isOpen ? { 'aria-controls': more } : {})}
            onClick={() => setOpen(!isOpen)}
            sx={{ p: 0, minWidth: 24, minHeight: 24, verticalAlign: 'baseline' }}
          >
            {texts.why}
          </Button>
        </Typography>
        {isOpen && (
          <Typography id={more} variant="body2" color="textSecondary">
            {reason} {instead} <i>{texts.source(source)}</i>
          </Typography>
        )}
      </Box>
    </Box>
  );
}

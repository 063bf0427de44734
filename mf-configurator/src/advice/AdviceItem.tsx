import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { Box, Button, Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiLightbulbOnOutline } from '@mdi/js';
import { use, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { AdviceKeeping } from './AdviceKeeping.ts';
import { adviceTexts as texts } from './texts.ts';
import { WantedForm } from './WantedForm.tsx';

interface AdviceItemProps {
  readonly advice: Advice;
  /** Where it is, where that is not plain. */
  readonly children?: ReactNode;
}

const linkLike = { p: 0, minWidth: 24, minHeight: 24, verticalAlign: 'baseline' } as const;

/** A hint on wording: what it is about, on demand why, what to do instead and who says so; and that it is wanted so. */
export function AdviceItem({ advice, children }: AdviceItemProps) {
  const { kind, quote, wanted } = advice;
  const { title, reason, instead, source } = texts.kinds[kind];
  const [isOpen, setOpen] = useState(false);
  const [isWanting, setWanting] = useState(false);
  const keep = use(AdviceKeeping);
  const more = useId();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.75, overflowWrap: 'anywhere' }}>
      <Icon path={mdiLightbulbOnOutline} fontSize="small" sx={{ flex: 'none', mt: 0.25, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {children}
        <Typography variant="body2" lang="de" sx={{ hyphens: 'auto' }}>
          {texts.about(title, quote)}{' '}
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={texts.whyOf(title)}
            {...(isOpen ? { 'aria-controls': more } : {})}
            onClick={() => setOpen(!isOpen)}
            sx={linkLike}
          >
            {texts.why}
          </Button>{' '}
          {keep && (
            <Button
              size="small"
              aria-label={wanted === null ? texts.wantOf(title) : texts.unwantOf(title)}
              onClick={() => (wanted === null ? setWanting(true) : keep(advice, null))}
              sx={linkLike}
            >
              {wanted === null ? texts.want : texts.unwant}
            </Button>
          )}
        </Typography>
        {wanted !== null && (
          <Typography variant="body2" color="textSecondary">
            {texts.reasonOf(wanted)}
          </Typography>
        )}
        {isOpen && (
          <Typography id={more} variant="body2" color="textSecondary">
            {reason} {instead} <i>{texts.source(source)}</i>
          </Typography>
        )}
        {isWanting && keep && wanted === null && (
          <WantedForm
            advice={advice}
            onCancel={() => setWanting(false)}
            onKeep={(why) => {
              setWanting(false);
              keep(advice, why);
            }}
          />
        )}
      </Box>
    </Box>
  );
}

import { Box, PublicLink, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { Step } from './Step.tsx';
import { stepTexts as texts } from './texts.ts';

interface LinkStepProps {
  readonly link: string;
  readonly name: string;
  readonly active: boolean;
  /** Further ways from here. */
  readonly children: ReactNode;
}

/** The last step: the link to pass on, with its QR code. */
export function LinkStep({ link, name, active, children }: LinkStepProps) {
  return (
    <Step number={5} title={texts.link} state={active ? 'next' : 'later'}>
      {!active && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {texts.asleep}
        </Typography>
      )}
      {/* The label stands on the field's upper edge. */}
      <Box sx={{ pt: 1 }}>
        <PublicLink narrow label={texts.linkLabel} link={link} name={name}>
          {children}
        </PublicLink>
      </Box>
    </Step>
  );
}

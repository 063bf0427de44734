import { mdiAlert, mdiCheck, mdiDotsHorizontal } from '@mdi/js';
import { Box, Icon, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { StepState } from './StepState.ts';
import { stepTexts } from './texts.ts';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  readonly children: ReactNode;
}

/** In the place of the number, where a sign says more. */
const signs = { done: mdiCheck, problem: mdiAlert, busy: mdiDotsHorizontal } as const;
const signSx = {
  done: { bgcolor: 'success.main', color: 'success.contrastText', borderColor: 'success.main' },
  next: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  later: { color: 'text.secondary', borderColor: 'divider' },
  problem: { bgcolor: 'error.main', color: 'error.contrastText', borderColor: 'error.main' },
  busy: { color: 'text.secondary', borderColor: 'divider' },
} as const;

/** One step: its sign says at once how far it is, and what it takes is done right below. */
export function Step({ number, title, state, children }: StepProps) {
  const heading = useId();
  return (
    <Box
      component="li"
      aria-labelledby={heading}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        columnGap: 1.5,
        pb: 2.5,
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          left: '13px',
          top: 32,
          bottom: 4,
          borderLeft: 2,
          borderColor: 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          border: 2,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          typography: 'body2',
          fontWeight: 650,
          ...signSx[state],
        }}
      >
        {state === 'next' || state === 'later' ? number : <Icon path={signs[state]} sx={{ fontSize: 16 }} />}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={heading} variant="h3" sx={{ fontSize: '1rem', lineHeight: '28px', mb: 0.5 }}>
          {title}
          <span style={visuallyHidden}>: {stepTexts.state[state]}</span>
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

import { CircularProgress, FaultAlert, FormControlLabel, Stack, Switch, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Step } from './Step.tsx';
import { stepTexts as texts } from './texts.ts';

interface LiveStepProps {
  /** Name of the switch. */
  readonly label: string;
  readonly active: boolean;
  readonly isSwitching: boolean;
  readonly mayNot: boolean;
  /** Whether it is what there is to do now. */
  readonly isNext: boolean;
  /** What is so now, in a sentence. */
  readonly said: string;
  /** Why it is not as it was meant to be; null for nothing. */
  readonly fault: string | null;
  readonly onFlip: () => void;
  /** What stands against it. */
  readonly children?: ReactNode;
}

/** The one switch: whether people can take part now. */
export function LiveStep({ label, active, isSwitching, mayNot, isNext, said, fault, onFlip, children }: LiveStepProps) {
  const saidId = useId();
  return (
    <Step number={4} title={texts.live} state={active ? 'done' : isNext ? 'next' : 'later'}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <FormControlLabel
          disabled={mayNot}
          label={label}
          control={
            <Switch
              checked={active}
              onChange={onFlip}
              // Not disabled while it waits, because a disabled switch drops the keyboard's focus.
              slotProps={{ input: { role: 'switch', 'aria-busy': isSwitching, 'aria-describedby': saidId } }}
            />
          }
        />
        {isSwitching && <CircularProgress size={20} aria-hidden />}
      </Stack>
      <Typography id={saidId} role="status" variant="body2" color="textSecondary">
        {said}
      </Typography>
      {fault !== null && <FaultAlert onRetry={onFlip}>{fault}</FaultAlert>}
      {children}
    </Step>
  );
}

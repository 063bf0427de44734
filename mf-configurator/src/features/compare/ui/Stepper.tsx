import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import { Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

interface StepperProps {
  readonly at: number;
  readonly count: number;
  readonly onGo: (to: number) => void;
}

/** Steps through the differences one by one. */
export function Stepper({ at, count, onGo }: StepperProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Step label={texts.previous} icon={mdiChevronUp} isPossible={at > 0} onStep={() => onGo(at - 1)} />
      <Step label={texts.next} icon={mdiChevronDown} isPossible={at < count - 1} onStep={() => onGo(at + 1)} />
      <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.count(at + 1, count)}
      </Typography>
    </Stack>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: string;
  readonly isPossible: boolean;
  readonly onStep: () => void;
}

/** Stays at the ends, so that the focus stays on it. */
function Step({ label, icon, isPossible, onStep }: StepProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onStep()}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
      >
        <Icon path={icon} />
      </IconButton>
    </Tooltip>
  );
}

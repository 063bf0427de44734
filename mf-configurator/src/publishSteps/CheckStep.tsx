import { Alert, Button, FaultAlert, LinearProgress, Typography } from '@dialogwerk/shared/ui';
import type { DraftCheck } from './DraftCheck.ts';
import { ErrorList } from './ErrorList.tsx';
import { Step } from './Step.tsx';
import { stepTexts as texts } from './texts.ts';

interface CheckStepProps {
  readonly check: DraftCheck;
  /** What the way to all findings is called. */
  readonly toCheck: string;
  readonly onToCheck: () => void;
}

/** The first step: what respondents would meet that nobody meant. */
export function CheckStep({ check, toCheck, onToCheck }: CheckStepProps) {
  const isBad = check.kind === 'failed' || (check.kind === 'checked' && check.errors.length > 0);
  return (
    <Step number={1} title={texts.check} state={check.kind === 'checking' ? 'busy' : isBad ? 'problem' : 'done'}>
      {check.kind === 'checking' && <LinearProgress aria-label={texts.state.busy} sx={{ my: 1 }} />}
      {check.kind === 'failed' && check.onRetry && <FaultAlert onRetry={check.onRetry}>{check.reason}</FaultAlert>}
      {check.kind === 'failed' && !check.onRetry && <Alert severity="warning">{check.reason}</Alert>}
      {check.kind === 'checked' && (
        <>
          <Typography>{check.said}</Typography>
          <ErrorList errors={check.errors} />
        </>
      )}
      {check.kind !== 'checking' && (
        <Button size="small" onClick={onToCheck} sx={{ ml: -0.5 }}>
          {toCheck}
        </Button>
      )}
    </Step>
  );
}

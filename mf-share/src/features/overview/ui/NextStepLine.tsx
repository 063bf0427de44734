import { Alert, Button } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import type { NextStep } from '../model/nextStep.ts';
import { overviewTexts } from '../texts.ts';

interface NextStepLineProps {
  readonly step: NextStep;
  readonly onGo: (id: string) => void;
}

/** What is to do next while nobody has come yet, and the way there. */
export function NextStepLine({ step: { text, act, to }, onGo }: NextStepLineProps) {
  const isHere = to.startsWith('#');
  return (
    <Alert
      role="note"
      aria-label={overviewTexts.next.title}
      severity="info"
      sx={{ '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } }}
    >
      <span>{text}</span>
      {isHere ? (
        <Button size="small" color="inherit" variant="outlined" href={to} onClick={() => onGo(to.slice(1))}>
          {act}
        </Button>
      ) : (
        <Button size="small" color="inherit" variant="outlined" component={Link} to={to}>
          {act}
        </Button>
      )}
    </Alert>
  );
}

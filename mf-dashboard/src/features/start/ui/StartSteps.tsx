import { Box, Button, Icon, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiCheck } from '@mdi/js';
import type { ReactNode } from 'react';
import { steps } from '../model/nextStep.ts';
import type { Next, Step } from '../model/nextStep.ts';
import { startTexts } from '../startTexts.ts';

interface StartStepsProps {
  readonly next: Next;
  /** Nothing else is on the screen. */
  readonly isFirstVisit: boolean;
  /** What the first step is done with. */
  readonly begin: ReactNode;
}

/** The three steps to a first dialog that others can take part in, the next one with its button. */
export function StartSteps({ next, isFirstVisit, begin }: StartStepsProps) {
  const at = steps.indexOf(next.step);
  const ways: Readonly<Record<Step, ReactNode>> = {
    begin,
    write: next.survey && <Way to={`/configurator/${next.survey.survey_id}`}>{startTexts.write.action}</Way>,
    live: next.survey && <Way to={`/share/${next.survey.survey_id}`}>{startTexts.live.action}</Way>,
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby="start-guide" sx={{ p: { xs: 2.5, sm: 4 }, mb: 3 }}>
      <Typography id="start-guide" variant="h2" sx={{ mb: 0.5 }}>
        {isFirstVisit ? startTexts.first : startTexts.title}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ maxWidth: 640, mb: 3, overflowWrap: 'anywhere', hyphens: 'auto' }}
        lang="de"
      >
        {next.survey ? startTexts.text(next.survey.survey_name) : startTexts.firstText}
      </Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {steps.map((step, index) => (
          <Stack
            component="li"
            key={step}
            direction="row"
            sx={{ gap: 1.5 }}
            aria-current={index === at ? 'step' : undefined}
          >
            <Number isDone={index < at} isNext={index === at}>
              {index + 1}
            </Number>
            <Stack sx={{ gap: 0.5, alignItems: 'flex-start', minWidth: 0 }}>
              <Typography variant="h3">{startTexts[step].title}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                {startTexts[step].text}
              </Typography>
              {index === at && ways[step]}
            </Stack>
          </Stack>
        ))}
      </Box>
    </Paper>
  );
}

function Way({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Button variant="contained" component={Link} to={to}>
      {children}
    </Button>
  );
}

interface NumberProps {
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly children: number;
}

function Number({ isDone, isNext, children }: NumberProps) {
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 32,
        height: 32,
        borderRadius: '50%',
        fontWeight: 650,
        bgcolor: isNext ? 'primary.main' : 'action.hover',
        color: isNext ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      {isDone ? <Icon path={mdiCheck} fontSize="small" titleAccess={startTexts.done} /> : children}
    </Box>
  );
}

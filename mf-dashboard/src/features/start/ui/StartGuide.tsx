import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { nextStep } from '../model/nextStep.ts';

/** As high as the steps are with a short name, so that the list below stays where it is as they come. */
const room = (
  <Skeleton variant="rounded" animation={false} sx={{ mb: 3, height: { xs: 640, sm: 524, md: 380, lg: 347 } }} />
);

const StartSteps = laterPart(async () => (await import('./StartSteps.tsx')).StartSteps, room);

interface StartGuideProps {
  readonly surveys: readonly SurveyListItem[];
  /** Nothing else is on the screen. */
  readonly isFirstVisit: boolean;
  /** What the first step is done with. */
  readonly begin: ReactNode;
}

/** Leads an author to a first dialog that others can take part in; nothing once there is one. */
export function StartGuide({ surveys, isFirstVisit, begin }: StartGuideProps) {
  const next = nextStep(surveys);
  return next && <StartSteps next={next} isFirstVisit={isFirstVisit} begin={begin} />;
}

import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { nextStep } from '../model/nextStep.ts';

const StartSteps = lazy(async () => ({ default: (await import('./StartSteps.tsx')).StartSteps }));

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
  return <Suspense>{next && <StartSteps next={next} isFirstVisit={isFirstVisit} begin={begin} />}</Suspense>;
}

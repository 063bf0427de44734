import { mdiForumRemoveOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';
import { Button, FaultPanel } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isSurveyOfRoute } from '../../routes/isSurveyOfRoute.ts';
import { guardTexts as texts } from '../guardTexts.ts';

interface SurveyGuardProps {
  readonly surveyId: string;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Loads the route's dialog when the stored one is missing or another (spec §4, route guard), then lets through. */
export function SurveyGuard({ surveyId, waiting, children }: SurveyGuardProps) {
  const survey = useStore($survey);
  const fits = survey !== null && isSurveyOfRoute(survey, surveyId);
  const [fault, setFault] = useState<{ readonly surveyId: string; readonly reason: string } | null>(null);
  const isFaulty = fault?.surveyId === surveyId;

  useEffect(() => {
    if (fits || isFaulty) return undefined;
    const leaving = new AbortController();
    fetchOnce('dialog', { survey_id: surveyId }, leaving.signal).then(
      (loaded) => leaving.signal.aborted || $survey.set(loaded),
      (error: unknown) => leaving.signal.aborted || setFault({ surveyId, reason: reasonOf(error) }),
    );
    return () => leaving.abort();
  }, [fits, isFaulty, surveyId]);

  if (fits) return children;
  if (!isFaulty) return waiting;
  return (
    <FaultPanel
      wholeScreen
      icon={mdiForumRemoveOutline}
      title={texts.surveyFault}
      onRetry={() => setFault(null)}
      actions={
        <Button variant="outlined" component={Link} to="/dashboard">
          {texts.toDashboard}
        </Button>
      }
    >
      {fault.reason} {texts.surveySafe}
    </FaultPanel>
  );
}

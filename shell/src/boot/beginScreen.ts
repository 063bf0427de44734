import { authorClient } from '@dialogwerk/shared/clients';
import { prefetchModule } from '../remotes/effects/loadModule.ts';
import type { FoundRoute } from '../routes/routeAt.ts';
import { verifySession } from '../session/effects/verifySession.ts';

/** Sends what a logged-in author's first screen waits for in one wave, instead of one answer after the other. */
export function beginScreen({ entry: { screen, needsSurvey, access }, surveyId }: FoundRoute): void {
  if (access !== 'auth') return;
  void verifySession();
  authorClient.ahead('account', {});
  if (needsSurvey && surveyId !== null) authorClient.ahead('dialog', { survey_id: surveyId });
  if (screen.kind !== 'module') return;
  if (screen.screen === 'Dashboard') authorClient.ahead('listSurveys', {});
  prefetchModule(screen.module);
}

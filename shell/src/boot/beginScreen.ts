import { fetchAhead } from '@dialogwerk/shared/clients';
import { loadModule } from '../remotes/effects/loading/loadModule.ts';
import type { FoundRoute } from '../routes/routeAt.ts';
import { verifySession } from '../session/effects/verifySession.ts';

/**
 * Sends what a logged-in author's first screen waits for in one wave, instead of one answer after the other. Settles when
 * the screen itself can be drawn, also where it could not be had.
 */
export async function beginScreen({ entry: { screen, needsSurvey, access }, surveyId }: FoundRoute): Promise<void> {
  if (access !== 'auth') return;
  const verified = verifySession();
  fetchAhead('account', {});
  if (needsSurvey && surveyId !== null) fetchAhead('dialog', { survey_id: surveyId });
  if (screen.kind === 'module' && screen.screen === 'Dashboard') fetchAhead('listSurveys', {});
  await Promise.allSettled([verified, screen.kind === 'module' ? loadModule(screen.module) : null]);
}

import { authorClient } from '@dialogwerk/shared/clients';
import { prefetchModule } from '../remotes/effects/loadModule.ts';
import type { RouteEntry } from '../routes/RouteEntry.ts';
import { verifySession } from '../session/effects/verifySession.ts';

/** Sends what a logged-in author's first screen waits for in one wave, instead of one answer after the other. */
export function beginScreen({ screen, needsSurvey, access }: RouteEntry, survey_id: string | undefined): void {
  if (access !== 'auth') return;
  void verifySession();
  authorClient.ahead('account', {});
  if (needsSurvey && survey_id !== undefined) authorClient.ahead('dialog', { survey_id });
  if (screen.kind !== 'module') return;
  if (screen.screen === 'Dashboard') authorClient.ahead('listSurveys', {});
  prefetchModule(screen.module);
}

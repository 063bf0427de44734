import { useStore } from '@nanostores/react';
import { $survey } from '@dialogwerk/shared/state';
import { useParams } from '@dialogwerk/shared/ui/router';
import type { ReactNode } from 'react';
import { ClosedArea } from '../pages/ClosedArea.tsx';
import { LazyScreen } from '../pages/LazyScreen.tsx';
import { ScreenSkeleton } from '../pages/ScreenSkeleton.tsx';
import { ServedPage } from '../pages/ServedPage.tsx';
import { RemoteSlot } from '../remotes/ui/RemoteSlot.tsx';
import type { RouteEntry } from '../routes/RouteEntry.ts';
import { $tabs } from '../routes/routesState.ts';
import { AuthGuard } from '../session/ui/AuthGuard.tsx';
import { SurveyGuard } from '../session/ui/SurveyGuard.tsx';
import { lazyScreens } from './lazyScreens.ts';
import { $screenReloads } from './screenReloads.ts';

const waiting = <ScreenSkeleton />;

/** A route's screen behind its guards: first the author, then the dialog, then the flag of its tab. */
export function RouteScreen({ entry }: { readonly entry: RouteEntry }) {
  const { survey_id } = useParams();
  const reloads = useStore($screenReloads);
  let screen = <ScreenOf key={reloads} entry={entry} />;
  if (entry.needsSurvey && survey_id !== undefined) {
    screen = (
      <SurveyGuard surveyId={survey_id} waiting={waiting}>
        <FlagGuard entry={entry}>{screen}</FlagGuard>
      </SurveyGuard>
    );
  }
  return entry.access === 'auth' ? <AuthGuard waiting={waiting}>{screen}</AuthGuard> : screen;
}

/** A tab whose flag is 0 is closed, also by its address (spec §2, §6). */
function FlagGuard({ entry, children }: { readonly entry: RouteEntry; readonly children: ReactNode }) {
  const survey = useStore($survey);
  const flag = useStore($tabs).find(({ name }) => name === entry.tab)?.flag;
  return flag !== undefined && survey?.[flag] === 0 ? <ClosedArea title={entry.title} /> : children;
}

function ScreenOf({ entry: { screen, title } }: { readonly entry: RouteEntry }) {
  switch (screen.kind) {
    case 'module':
      return <RemoteSlot module={screen.module} screen={screen.screen} waiting={waiting} />;
    case 'login':
      return <LazyScreen load={lazyScreens.login} props={{ waiting }} waiting={waiting} />;
    case 'login-refresh':
      return <LazyScreen load={lazyScreens.loginRefresh} props={{}} waiting={waiting} />;
    case 'information':
      return <LazyScreen load={lazyScreens.legal} props={{ page: screen.page, title }} waiting={waiting} />;
    case 'crime-teaser':
      return <LazyScreen load={lazyScreens.crimeTeaser} props={{ story: screen.story }} waiting={waiting} />;
    case 'served-page':
      return <ServedPage />;
    case 'own':
      return <LazyScreen load={lazyScreens[screen.screen]} props={{}} waiting={waiting} />;
  }
}

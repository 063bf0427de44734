import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { authorClient, restoreAuthor, storeAuthor } from '../clients/index.ts';
import type { ModuleId, RemoteModule } from '../contract/index.ts';
import { $session, $survey } from '../state/index.ts';
import { BrowserRouter, Link, useParams, useRoutes } from '../ui/router.ts';
import type { RouteObject } from '../ui/router.ts';
import { Alert, Box, NoticeBar, Stack, ThemeFrame, Typography } from '../ui/index.ts';

const paths: Readonly<Record<string, string>> = {
  Dashboard: '/dashboard',
  Configurator: '/configurator/:survey_id',
  Intrance: '/intrance/:survey_id',
  Intrance_old: '/intrance_old/:survey_id',
  Assess: '/assess/:survey_id',
  Share: '/share/:survey_id',
  Analyse: '/analyse/:survey_id',
};

/**
 * Starts a module by itself, for its own team: theme, router and cross-app atoms as the shell gives them, a list of the
 * seeded dialogs to begin from, and the session of the account that `alone` has logged in.
 */
export async function startAlone<Id extends ModuleId>(module: RemoteModule<Id>): Promise<void> {
  await logIn();
  const screens = Object.entries<ComponentType>(module.screens);
  const routes = [
    ...screens.map(([name, Screen]) => ({ path: paths[name] ?? `/${name}`, element: <Framed Screen={Screen} /> })),
    { path: '*', element: <Start screens={screens.map(([name]) => name)} /> },
  ];
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html lacks #root');
  createRoot(root).render(
    <ThemeFrame>
      <BrowserRouter useTransitions={false}>
        <Routed routes={routes} />
      </BrowserRouter>
    </ThemeFrame>,
  );
}

function Routed({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The password is made anew at each start of `alone` and reaches only this page. */
async function logIn(): Promise<void> {
  const known = restoreAuthor();
  if (known) {
    await authorClient.call('verifyToken', {}).then(
      () => $session.set(known),
      () => undefined,
    );
  }
  if ($session.get()) return;
  const response = await fetch('/alone-login');
  const { username, password }: { username: string; password: string } = await response.json();
  const { token, refresh_token, success: _, ...user } = await authorClient.call('login', { username, password });
  storeAuthor(user, { token, refresh_token });
  $session.set(user);
}

function Framed({ Screen }: { readonly Screen: ComponentType }) {
  const { survey_id } = useParams();
  const survey = useStore($survey);
  useEffect(() => {
    if (survey_id) void authorClient.call('dialog', { survey_id }).then((data) => $survey.set(data));
  }, [survey_id]);
  const waits = survey_id !== undefined && survey?.survey_id !== survey_id;
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Link to="/">Übersicht dieses Moduls</Link>
      </Box>
      <Suspense>{waits ? <Typography sx={{ p: 2 }}>loading...</Typography> : <Screen />}</Suspense>
      <NoticeBar />
    </Box>
  );
}

function Start({ screens }: { readonly screens: readonly string[] }) {
  const [surveys, setSurveys] = useState<readonly { survey_id: string; survey_name: string }[] | null>(null);
  useEffect(() => {
    void authorClient.call('listSurveys', {}).then((answer) => setSurveys(answer.surveys));
  }, []);
  return (
    <Stack spacing={2} sx={{ p: 3 }}>
      <Typography variant="h1">Dieses Modul für sich</Typography>
      {surveys?.length === 0 && <Alert severity="info">Es gibt noch keinen Dialog.</Alert>}
      {screens.map((screen) =>
        (paths[screen] ?? '').includes(':survey_id') ? (
          surveys?.map(({ survey_id, survey_name }) => (
            <Link key={screen + survey_id} to={(paths[screen] ?? '').replace(':survey_id', survey_id)}>
              {screen}: {survey_name}
            </Link>
          ))
        ) : (
          <Link key={screen} to={paths[screen] ?? '/'}>
            {screen}
          </Link>
        ),
      )}
    </Stack>
  );
}

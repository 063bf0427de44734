import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { fetchOnce } from '../../clients/index.ts';
import { MODULE_CONTRACT_VERSION } from '../../contract/index.ts';
import type { ModuleManifest, RemoteModule } from '../../contract/index.ts';
import { Alert, RetryButton, Stack, Typography } from '../../ui/index.ts';
import { Link } from '../../ui/router.ts';
import { texts } from './texts.ts';

/** What the frame shows as its dashboard while another module runs alone: the ways to that module's screens. */
export function aloneStart(manifest: ModuleManifest): RemoteModule {
  const Dashboard = () => <Start {...manifest} />;
  return {
    id: 'mf-dashboard',
    contract: MODULE_CONTRACT_VERSION,
    screens: { Dashboard },
    $busy: atom(null),
    Fallback: ({ retry }) => <RetryButton onRetry={retry} />,
  };
}

function Start({ id, routes }: ModuleManifest) {
  const [surveys, setSurveys] = useState<readonly { survey_id: string; survey_name: string }[] | null>(null);
  useEffect(() => {
    void fetchOnce('listSurveys', {}).then((answer) => setSurveys(answer.surveys));
  }, []);
  return (
    <Stack spacing={2} sx={{ p: 3 }}>
      <Typography variant="h1">{texts.title(id)}</Typography>
      <Typography>{texts.explanation}</Typography>
      {surveys?.length === 0 && <Alert severity="info">{texts.none}</Alert>}
      {routes
        .flatMap(({ path, title }) => {
          // What is about something else than a dialog is come to from other screens.
          if (!path.includes(':')) return [{ to: path, label: title }];
          const isOfDialog = /^[^:]*:survey_id$/.test(path);
          return (isOfDialog ? (surveys ?? []) : []).map(({ survey_id, survey_name }) => ({
            to: path.replace(':survey_id', survey_id),
            label: `${title}: ${survey_name}`,
          }));
        })
        .map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
    </Stack>
  );
}

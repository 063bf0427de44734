import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { authorClient } from '../../clients/index.ts';
import { MODULE_CONTRACT_VERSION } from '../../contract/index.ts';
import type { RemoteModule } from '../../contract/index.ts';
import { Alert, RetryButton, Stack, Typography } from '../../ui/index.ts';
import { Link } from '../../ui/router.ts';
import { texts } from './texts.ts';

/** Where a module's screens stand (spec §2). */
const paths: Readonly<Record<string, string>> = {
  Configurator: '/configurator/:survey_id',
  Intrance: '/intrance/:survey_id',
  Intrance_old: '/intrance_old/:survey_id',
  Assess: '/assess/:survey_id',
  Share: '/share/:survey_id',
  Analyse: '/analyse/:survey_id',
  Figures: '/figures/:token',
};

/** What the frame shows as its dashboard while another module runs alone: the ways to that module's screens. */
export function aloneStart({ id, screens }: Pick<RemoteModule, 'id' | 'screens'>): RemoteModule<'mf-dashboard'> {
  const Dashboard = () => <Start module={id} screens={Object.keys(screens)} />;
  return {
    id: 'mf-dashboard',
    contract: MODULE_CONTRACT_VERSION,
    screens: { Dashboard },
    $busy: atom(null),
    Fallback: ({ retry }) => <RetryButton onRetry={retry} />,
  };
}

interface StartProps {
  readonly module: string;
  readonly screens: readonly string[];
}

function Start({ module, screens }: StartProps) {
  const [surveys, setSurveys] = useState<readonly { survey_id: string; survey_name: string }[] | null>(null);
  useEffect(() => {
    void authorClient.call('listSurveys', {}).then((answer) => setSurveys(answer.surveys));
  }, []);
  return (
    <Stack spacing={2} sx={{ p: 3 }}>
      <Typography variant="h1">{texts.title(module)}</Typography>
      <Typography>{texts.explanation}</Typography>
      {surveys?.length === 0 && <Alert severity="info">{texts.none}</Alert>}
      {screens.flatMap((screen) =>
        // Screens of multi-chats are come to from the dashboard.
        (screen in paths ? surveys : [])?.map(({ survey_id, survey_name }) => (
          <Link key={screen + survey_id} to={(paths[screen] ?? '/').replace(':survey_id', survey_id)}>
            {screen}: {survey_name}
          </Link>
        )),
      )}
    </Stack>
  );
}

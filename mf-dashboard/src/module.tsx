import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { Button, Typography } from '@dialogwerk/shared/ui';
import { useParams } from '@dialogwerk/shared/ui/router';
import { atom } from 'nanostores';

function Dashboard() {
  const params = useParams();
  return <Typography>Dashboard {JSON.stringify(params)}</Typography>;
}

const module: RemoteModule<'mf-dashboard'> = {
  id: 'mf-dashboard',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Dashboard },
  $busy: atom(null),
  Fallback: ({ retry }) => <Button onClick={retry}>Erneut versuchen</Button>,
};
export default module;

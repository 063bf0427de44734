import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { Button, Typography } from '@dialogwerk/shared/ui';
import { useParams } from '@dialogwerk/shared/ui/router';
import { atom } from 'nanostores';

function Configurator() {
  const params = useParams();
  return <Typography>Configurator {JSON.stringify(params)}</Typography>;
}

const module: RemoteModule<'mf-configurator'> = {
  id: 'mf-configurator',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Configurator },
  $busy: atom(null),
  Fallback: ({ retry }) => <Button onClick={retry}>Erneut versuchen</Button>,
};
export default module;

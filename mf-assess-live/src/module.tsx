import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { Button, Typography } from '@dialogwerk/shared/ui';
import { useParams } from '@dialogwerk/shared/ui/router';
import { atom } from 'nanostores';

function Assess() {
  const params = useParams();
  return <Typography>Assess {JSON.stringify(params)}</Typography>;
}

const module: RemoteModule<'mf-assess-live'> = {
  id: 'mf-assess-live',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Assess },
  $busy: atom(null),
  Fallback: ({ retry }) => <Button onClick={retry}>Erneut versuchen</Button>,
};
export default module;

import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { Button, Typography } from '@dialogwerk/shared/ui';
import { useParams } from '@dialogwerk/shared/ui/router';
import { atom } from 'nanostores';

function Share() {
  const params = useParams();
  return <Typography>Share {JSON.stringify(params)}</Typography>;
}

const module: RemoteModule<'mf-share'> = {
  id: 'mf-share',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Share },
  $busy: atom(null),
  Fallback: ({ retry }) => <Button onClick={retry}>Erneut versuchen</Button>,
};
export default module;

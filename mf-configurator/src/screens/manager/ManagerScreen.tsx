import { Box, Button, Icon, Skeleton, Stack, StatePanel } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiCloudOffOutline, mdiGraphOutline } from '@mdi/js';
import { useRef } from 'react';
import { texts } from '../../features/manager/texts.ts';
import { ManagerView } from '../../features/manager/ui/ManagerView.tsx';
import { useChats } from '../../features/manager/ui/useChats.ts';
import { useAvailableHeight } from '../configurator/useAvailableHeight.ts';
import { hiddenVisually } from '../../hiddenVisually.ts';

/** The dialog-manager view of the configurator (spec §2): what connects the dialogs of a multi-chat. */
export function ManagerScreen({ survey_id, manager }: { readonly survey_id: string; readonly manager: number }) {
  const { state, retry } = useChats(manager);
  const root = useRef<HTMLDivElement>(null);
  const height = useAvailableHeight(root);
  const back = (
    <Button
      component={Link}
      to={`/configurator/${encodeURIComponent(survey_id)}`}
      startIcon={<Icon path={mdiGraphOutline} />}
    >
      {texts.back}
    </Button>
  );
  return (
    <Box
      ref={root}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      style={{ height: height ?? undefined }}
    >
      {state.kind === 'loading' && (
        <Box aria-busy="true" sx={{ p: 3 }}>
          <span role="status" style={hiddenVisually}>
            {texts.loading}
          </span>
          <Stack direction="row" sx={{ gap: 6 }}>
            <Skeleton variant="rounded" width={264} height={320} />
            <Skeleton variant="rounded" width={264} height={320} />
          </Stack>
        </Box>
      )}
      {state.kind === 'failed' && (
        <StatePanel
          fault
          icon={mdiCloudOffOutline}
          title={texts.fault}
          actions={
            <>
              {back}
              <Button variant="contained" onClick={retry}>
                {texts.retry}
              </Button>
            </>
          }
        >
          {state.reason} {texts.faultHint}
        </StatePanel>
      )}
      {state.kind === 'loaded' && <ManagerView chats={state.chats} actions={back} />}
    </Box>
  );
}

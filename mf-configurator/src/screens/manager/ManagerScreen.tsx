import { loading } from '@dialogwerk/shared/clients';
import { Box, Button, FaultPanel, Icon, Skeleton, Stack, visuallyHidden } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiArrowLeft, mdiCloudOffOutline, mdiGraphOutline } from '@mdi/js';
import { useRef } from 'react';
import { texts } from '../../features/manager/texts.ts';
import { ManagerView } from '../../features/manager/ui/ManagerView.tsx';
import { useChats } from '../../features/manager/useChats.ts';
import { useAvailableHeight } from '../configurator/workspace/useAvailableHeight.ts';

interface ManagerScreenProps {
  /** The dialog whose configurator the view stands in; null where it stands by itself. */
  readonly survey_id: string | null;
  readonly manager: number;
}

/** The dialog-manager view (spec §2): what connects the dialogs of a multi-chat. */
export default function ManagerScreen({ survey_id, manager }: ManagerScreenProps) {
  const { states, reload } = useChats([manager]);
  const [state = loading] = states;
  const root = useRef<HTMLDivElement>(null);
  const height = useAvailableHeight(root);
  const back = (
    <Button
      component={Link}
      to={survey_id === null ? '/dashboard' : `/configurator/${encodeURIComponent(survey_id)}`}
      startIcon={<Icon path={survey_id === null ? mdiArrowLeft : mdiGraphOutline} />}
    >
      {survey_id === null ? texts.toDashboard : texts.back}
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
          <span role="status" style={visuallyHidden}>
            {texts.loading}
          </span>
          <Stack direction="row" sx={{ gap: 6 }}>
            <Skeleton variant="rounded" width={264} height={320} />
            <Skeleton variant="rounded" width={264} height={320} />
          </Stack>
        </Box>
      )}
      {state.kind === 'failed' && (
        <FaultPanel
          icon={mdiCloudOffOutline}
          title={texts.fault}
          onRetry={reload}
          actions={back}
          wholeScreen={survey_id === null}
        >
          {state.reason} {texts.faultHint}
        </FaultPanel>
      )}
      {state.kind === 'loaded' && <ManagerView chats={state.value} actions={back} />}
    </Box>
  );
}

import { useResource } from '@dialogwerk/shared/clients';
import { chatsPath } from '@dialogwerk/shared/contract';
import type { DialogManager, ManagerLive } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link, useParams } from '@dialogwerk/shared/ui/router';
import { texts } from '../texts.ts';
import { ControlRoom } from './control-room/ControlRoom.tsx';
import { chatsPanels } from './multi-chat/chatsPanels.tsx';
import { runChats } from './multi-chat/runChats.ts';
import { chatsTexts } from './multi-chat/texts.ts';
import { useChatsName } from './multi-chat/useChatsStanding.ts';

/** How a multi-chat reaches its respondents: all of its chats by one link. */
export default function ShareMultiChat() {
  const id = Number(useParams()['manager_id']);
  const manager = useResource('connectedSurveys', { id });
  const live = useResource('managerLive', { id });
  const failed = [manager.state, live.state].find((state) => state.kind === 'failed');
  const reload = (): void => {
    manager.reload();
    live.reload();
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      {failed?.kind === 'failed' && <FaultAlert onRetry={reload}>{chatsTexts.failed(failed.reason)}</FaultAlert>}
      {manager.state.kind === 'loaded' && live.state.kind === 'loaded' ? (
        <Chats key={id} manager={manager.state.value} live={live.state.value} />
      ) : (
        !failed && <Skeleton role="progressbar" variant="rounded" height={240} aria-label={chatsTexts.loading} />
      )}
    </Box>
  );
}

/** All matters of one multi-chat; its addresses carry its name, where it has one. */
function Chats({ manager, live }: { readonly manager: DialogManager; readonly live: ManagerLive }) {
  const { dialog_manager_id, name: survey_name, connected_surveys } = manager;
  const { public_id: survey_id, public_name, active, may_publish } = live;
  const name = useChatsName(dialog_manager_id);
  const address = (name.state.kind === 'loaded' ? name.state.value.name : public_name) ?? survey_id;
  const flag = may_publish ? 1 : 0;
  const context = {
    dialog_manager_id,
    live,
    survey: { survey_id, survey_name, active, bearbeiten: flag, analyse: flag },
    picturesOf: connected_surveys[0]?.survey_id ?? survey_id,
    link: `${location.origin}${chatsPath(dialog_manager_id, address)}`,
    address,
    name,
  } as const;
  return (
    <>
      <Stack direction="row" sx={{ mb: 2.5, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" component="p" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          {survey_name}
        </Typography>
        <Button component={Link} to={`/multi/${dialog_manager_id}`}>
          {chatsTexts.open}
        </Button>
        <Button component={Link} to={`/analyse_multichat/${dialog_manager_id}`}>
          {chatsTexts.analyse}
        </Button>
      </Stack>
      <ControlRoom survey_id={survey_id} study={runChats(live)} panels={chatsPanels} context={context} />
    </>
  );
}

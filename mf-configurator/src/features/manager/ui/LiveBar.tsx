import { openPublishing, showNotice } from '@dialogwerk/shared/state';
import {
  Box,
  Button,
  DialogSlot,
  FaultAlert,
  FormControlLabel,
  GoLiveDialog,
  Icon,
  laterDialog,
  Skeleton,
  Stack,
  Switch,
  Typography,
} from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import {
  mdiChartBar,
  mdiCloudUploadOutline,
  mdiLightbulbOnOutline,
  mdiLinkVariant,
  mdiShareVariantOutline,
  mdiWebClock,
} from '@mdi/js';
import { useState } from 'react';
import { liveTexts as texts } from '../liveTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { storyTexts } from '../storyTexts.ts';
import { useCheckedAct } from '../useCheckedAct.ts';
import { LiveStatus } from './LiveStatus.tsx';
import { ResetButton } from './ResetButton.tsx';
import { useManagerLive } from './useManagerLive.ts';

const SolutionDialog = laterDialog(async () => (await import('./SolutionDialog.tsx')).default);
const NameDialog = laterDialog(async () => (await import('./NameDialog.tsx')).default);
const SignalDialog = laterDialog(async () => (await import('./SignalDialog.tsx')).default);

interface LiveBarProps {
  readonly chats: Chats;
  /** Leads to what the check has found. */
  readonly onToCheck: () => void;
}

/** The multi-chats that Dialogwerk brings along (spec §9). */
const STORIES: ReadonlySet<number> = new Set([3, 4]);

/** Whether respondents get the multi-chat as it stands; publishing, the Live switch and the ways onwards. */
export function LiveBar({ chats, onToCheck }: LiveBarProps) {
  const { manager } = chats;
  const id = manager.dialog_manager_id;
  const { state, live, reload, isSwitching, switchTo } = useManagerLive(id);
  const { isChecking, asked, giveUp, goOn, checked } = useCheckedAct(chats);
  const [showsSignals, setShowsSignals] = useState(false);
  const [showsSolution, setShowsSolution] = useState(false);
  const [showsName, setShowsName] = useState(false);
  const change = async (active: boolean): Promise<void> => {
    const reason = await switchTo(active);
    if (reason !== null) showNotice(texts.notSwitched(reason));
  };

  if (state.kind === 'failed' && !live) {
    return (
      <FaultAlert severity="warning" onRetry={reload}>
        {texts.fault(state.reason)}
      </FaultAlert>
    );
  }
  return (
    <Stack
      component="section"
      aria-label={texts.bar}
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {live ? (
        <LiveStatus live={live} />
      ) : (
        <Skeleton role="progressbar" variant="rounded" width={220} height={24} aria-label={texts.loading} />
      )}
      {live && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon path={mdiCloudUploadOutline} />}
          title={texts.publishHint}
          onClick={() => openPublishing({ kind: 'multi-chat', id })}
        >
          {texts.publish}
        </Button>
      )}
      {live?.may_publish && (
        <FormControlLabel
          label={texts.live}
          control={
            <Switch
              checked={live.active}
              onChange={() => void (live.active ? change(false) : checked('live', () => change(true)))}
              slotProps={{ input: { role: 'switch', 'aria-busy': isChecking || isSwitching } }}
            />
          }
        />
      )}
      {live && !live.may_publish && (
        <Typography variant="body2" color="textSecondary">
          {texts.mayNotPublish}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      {live && !STORIES.has(id) && (
        <Button size="small" startIcon={<Icon path={mdiLinkVariant} />} onClick={() => setShowsName(true)}>
          {texts.name}
        </Button>
      )}
      <Button
        size="small"
        component={Link}
        to={`/share_multichat/${id}`}
        startIcon={<Icon path={mdiShareVariantOutline} />}
      >
        {texts.share}
      </Button>
      <Button size="small" component={Link} to={`/analyse_multichat/${id}`} startIcon={<Icon path={mdiChartBar} />}>
        {texts.analysis}
      </Button>
      {manager.may_edit && (
        <Button size="small" startIcon={<Icon path={mdiWebClock} />} onClick={() => setShowsSignals(true)}>
          {texts.signals}
        </Button>
      )}
      {manager.may_edit && STORIES.has(id) && (
        <>
          <Button size="small" startIcon={<Icon path={mdiLightbulbOnOutline} />} onClick={() => setShowsSolution(true)}>
            {storyTexts.solution}
          </Button>
          <ResetButton id={id} />
        </>
      )}
      {showsSolution && (
        <DialogSlot onClose={() => setShowsSolution(false)}>
          <SolutionDialog id={id} onClose={() => setShowsSolution(false)} />
        </DialogSlot>
      )}
      {showsName && live && (
        <DialogSlot onClose={() => setShowsName(false)}>
          <NameDialog manager={manager} mayGive={live.may_publish} onClose={() => setShowsName(false)} />
        </DialogSlot>
      )}
      {showsSignals && (
        <DialogSlot onClose={() => setShowsSignals(false)}>
          <SignalDialog chats={chats} onClose={() => setShowsSignals(false)} />
        </DialogSlot>
      )}
      {asked && (
        <GoLiveDialog
          errors={asked.errors}
          act={asked.act}
          onBack={giveUp}
          onToCheck={() => {
            giveUp();
            onToCheck();
          }}
          onGoLive={goOn}
        />
      )}
    </Stack>
  );
}

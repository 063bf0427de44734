import { errorsOf } from '@dialogwerk/shared/clients';
import { chatsPath } from '@dialogwerk/shared/contract';
import type { ManagerLive } from '@dialogwerk/shared/contract';
import { copyText } from '@dialogwerk/shared/browser';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Box,
  Button,
  Chip,
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
import { mdiChartBar, mdiContentCopy, mdiLightbulbOnOutline, mdiLinkVariant, mdiWebClock } from '@mdi/js';
import { useState } from 'react';
import { liveTexts as texts } from '../liveTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { storyTexts } from '../storyTexts.ts';
import { quickErrors } from '../effects/quickErrors.ts';
import type { ToldError } from '../effects/quickErrors.ts';
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
  const { manager, surveys } = chats;
  const id = manager.dialog_manager_id;
  const { state, live, reload, isPublishing, publish, flip } = useManagerLive(id);
  const [asked, setAsked] = useState<{ readonly errors: readonly ToldError[]; readonly act: 'live' | 'publish' }>();
  const [isChecking, setIsChecking] = useState(false);
  const [showsSignals, setShowsSignals] = useState(false);
  const [showsSolution, setShowsSolution] = useState(false);
  const [showsName, setShowsName] = useState(false);

  /** What respondents would meet is asked about first; a check that fails keeps nobody. */
  const checked = async (act: 'live' | 'publish', go: () => Promise<void>): Promise<void> => {
    if (isChecking) return;
    setIsChecking(true);
    const inDialogs = Promise.all(surveys.map(({ survey_id }) => errorsOf(survey_id)));
    const [found, hanging] = await Promise.all([inDialogs, quickErrors(chats)]);
    setIsChecking(false);
    const errors: readonly ToldError[] = [...hanging, ...found.flatMap((one) => one ?? [])];
    if (errors.length > 0) setAsked({ errors, act });
    else await go();
  };
  const goOn = (act: 'live' | 'publish'): Promise<void> => (act === 'live' ? flip() : publish());

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
        <Status live={live} />
      ) : (
        <Skeleton role="progressbar" variant="rounded" width={220} height={24} aria-label={texts.loading} />
      )}
      {live?.may_publish && (
        <>
          <Button
            variant="outlined"
            size="small"
            disabled={isPublishing || isChecking || (live.publication_id !== null && live.unpublished_changes === 0)}
            title={texts.publishHint}
            onClick={() => void checked('publish', publish)}
          >
            {texts.publish}
          </Button>
          <FormControlLabel
            label={texts.live}
            control={
              <Switch
                checked={live.active}
                onChange={() => void (live.active ? flip() : checked('live', flip))}
                slotProps={{ input: { role: 'switch', 'aria-busy': isChecking } }}
              />
            }
          />
        </>
      )}
      {live && !live.may_publish && (
        <Typography variant="body2" color="textSecondary">
          {texts.mayNotPublish}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      {live && live.publication_id !== null && (
        <Button
          size="small"
          startIcon={<Icon path={mdiContentCopy} />}
          onClick={() => void copyLink(`${location.origin}${chatsPath(id, live.public_name ?? live.public_id)}`)}
        >
          {texts.copyLink}
        </Button>
      )}
      {live && !STORIES.has(id) && (
        <Button size="small" startIcon={<Icon path={mdiLinkVariant} />} onClick={() => setShowsName(true)}>
          {texts.name}
        </Button>
      )}
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
          onBack={() => setAsked(undefined)}
          onToCheck={() => {
            setAsked(undefined);
            onToCheck();
          }}
          onGoLive={() => {
            setAsked(undefined);
            void goOn(asked.act);
          }}
        />
      )}
    </Stack>
  );
}

function Status({ live: { publication_id, unpublished_changes } }: { readonly live: ManagerLive }) {
  const isBehind = publication_id !== null && unpublished_changes > 0;
  const label = publication_id === null ? texts.never : isBehind ? texts.changes(unpublished_changes) : texts.published;
  return (
    <Box role="status">
      <Chip
        size="small"
        label={label}
        {...(isBehind ? { color: 'info' as const } : { variant: 'outlined' as const })}
      />
    </Box>
  );
}

async function copyLink(address: string): Promise<void> {
  showNotice((await copyText(address)) ? texts.copied : `${texts.notCopied} ${address}`);
}

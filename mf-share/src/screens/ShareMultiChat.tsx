import { useResource } from '@dialogwerk/shared/clients';
import { chatsPath } from '@dialogwerk/shared/contract';
import type { DialogManager, ManagerLive } from '@dialogwerk/shared/contract';
import { Box, Button, Divider, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link, useLocation, useParams } from '@dialogwerk/shared/ui/router';
import { ChatsLive } from './multi-chat/ChatsLive.tsx';
import { ChatsStudy } from './multi-chat/ChatsStudy.tsx';
import { runChats } from './multi-chat/runChats.ts';
import { chatsTexts } from './multi-chat/texts.ts';
import { chatsAddress, useChatsName } from './multi-chat/useChatsStanding.ts';
import { FoldablePanel } from './share/FoldablePanel.tsx';
import { PanelPlace } from './share/PanelPlace.tsx';
import { useAskedPlace } from './share/useAskedPlace.ts';
import { useHandFolds } from './share/useHandFolds.ts';
import { EmbedPanel } from '../features/embedding/ui/EmbedPanel.tsx';
import { InviteesPanel } from '../features/invitees/ui/InviteesPanel.tsx';
import { Overview } from '../features/overview/ui/Overview.tsx';
import { NamePanel } from '../features/public-name/NamePanel.tsx';
import { LinkPanel } from '../features/public-links/ui/LinkPanel.tsx';
import { ShareCardPanel } from '../features/share-card/ui/ShareCardPanel.tsx';
import { SourcesPanel } from '../features/sources/ui/SourcesPanel.tsx';
import { texts } from '../texts.ts';
import { useIdle } from '../useIdle.ts';

/** The stories that Dialogwerk brings along have addresses of their own (spec §9). */
const STORIES: ReadonlySet<number> = new Set([3, 4]);

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
    <Box sx={{ width: '100%', maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      {failed?.kind === 'failed' && <FaultAlert onRetry={reload}>{chatsTexts.failed(failed.reason)}</FaultAlert>}
      {manager.state.kind === 'loaded' && live.state.kind === 'loaded' ? (
        <Panels key={id} manager={manager.state.value} live={live.state.value} />
      ) : (
        !failed && <Skeleton role="progressbar" variant="rounded" height={240} aria-label={chatsTexts.loading} />
      )}
    </Box>
  );
}

/** How the study stands, and below it all matters of one multi-chat; its addresses carry its name, where it has one. */
function Panels({ manager, live }: { readonly manager: DialogManager; readonly live: ManagerLive }) {
  const { dialog_manager_id, name, connected_surveys } = manager;
  const { public_id, active, may_publish, published_at } = live;
  const named = useChatsName(dialog_manager_id);
  const address = (named.state.kind === 'loaded' ? named.state.value.name : live.public_name) ?? public_id;
  const link = `${location.origin}${chatsPath(dialog_manager_id, address)}`;
  const flag = may_publish ? 1 : 0;
  // What its panels ask of a dialog, for all chats together.
  const shared = { survey_id: public_id, survey_name: name, active, bearbeiten: flag, analyse: flag } as const;
  const [first] = connected_surveys;
  const isIdle = useIdle();
  const overview = useResource('studyOverview', isIdle ? { survey_id: public_id } : null);
  const known = overview.state.kind === 'loaded' ? overview.state.value : null;
  const asked = useLocation().hash.slice(1);
  useAskedPlace(asked);
  const [folds, fold] = useHandFolds(public_id, asked);
  const foldable = (id: string, open: string, line: string | null) => ({
    panel: { id, title: titleOf(id) },
    folding: { open },
    standing: line === null ? null : { line, isUsed: false },
    isOpen: folds[id] ?? false,
    onFold: (isOpen: boolean) => fold(id, isOpen),
  });
  const invited = may_publish
    ? known && texts.standing.invitees(known.invited?.total ?? 0, known.invited?.used ?? 0)
    : chatsTexts.lines.invitees;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" component="p" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Button component={Link} to={`/multi/${dialog_manager_id}`}>
          {chatsTexts.open}
        </Button>
        <Button component={Link} to={`/analyse_multichat/${dialog_manager_id}`}>
          {chatsTexts.analyse}
        </Button>
      </Stack>
      <Overview study={runChats(live)} overview={overview} titleOf={titleOf} onGo={(panel) => fold(panel, true)} />
      <PanelPlace id="link">
        <LinkPanel survey={shared} words={chatsTexts.link} link={link}>
          <Divider sx={{ my: 2.5 }} />
          <ChatsLive id={dialog_manager_id} live={live} />
        </LinkPanel>
      </PanelPlace>
      {!STORIES.has(dialog_manager_id) && <NamePanel survey={shared} name={named} before={chatsAddress('')} />}
      <PanelPlace id="vorschau">
        <FoldablePanel {...foldable('vorschau', texts.card.open, chatsTexts.lines.card)}>
          <ShareCardPanel survey={shared} picturesOf={first?.survey_id ?? public_id} link={link} />
        </FoldablePanel>
      </PanelPlace>
      <PanelPlace id="herkunft">
        <FoldablePanel {...foldable('herkunft', texts.sources.open, known && texts.standing.sources(known.parameters))}>
          <SourcesPanel survey={shared} link={link} />
        </FoldablePanel>
      </PanelPlace>
      <PanelPlace id="persoenlich">
        <FoldablePanel {...foldable('persoenlich', texts.invitees.open, invited)}>
          <InviteesPanel survey={shared} />
        </FoldablePanel>
      </PanelPlace>
      <PanelPlace id="einbinden">
        <FoldablePanel {...foldable('einbinden', texts.embed.open, chatsTexts.lines.embed)}>
          <EmbedPanel survey={shared} address={address} />
        </FoldablePanel>
      </PanelPlace>
      <ChatsStudy survey_id={public_id} maySet={may_publish} isPublished={published_at !== null} link={link} />
    </Stack>
  );
}

/** What the panels are called that the overview leads to, or that are folded, by their address behind '#'. */
const titles: Readonly<Record<string, string>> = {
  link: chatsTexts.link.title,
  vorschau: texts.card.title,
  herkunft: texts.sources.title,
  persoenlich: texts.invitees.title,
  einbinden: texts.embed.title,
  zeitraum: texts.study.period.title,
  zugang: texts.study.access.title,
};
const titleOf = (id: string): string => titles[id] ?? '';

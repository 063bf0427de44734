import { Divider } from '@dialogwerk/shared/ui';
import { EmbedPanel } from '../../features/embedding/ui/EmbedPanel.tsx';
import { InviteesPanel } from '../../features/invitees/ui/InviteesPanel.tsx';
import { NamePanel } from '../../features/public-name/NamePanel.tsx';
import { LinkPanel } from '../../features/public-links/ui/LinkPanel.tsx';
import { ShareCardPanel } from '../../features/share-card/ui/ShareCardPanel.tsx';
import { SourcesPanel } from '../../features/sources/ui/SourcesPanel.tsx';
import { texts } from '../../texts.ts';
import type { PanelEntry } from '../control-room/PanelEntry.ts';
import { standings } from '../control-room/standings.ts';
import type { ChatsContext } from './ChatsContext.ts';
import { ChatsLive } from './ChatsLive.tsx';
import { ChatsStudy } from './ChatsStudy.tsx';
import { chatsTexts } from './texts.ts';
import { chatsAddress } from './useChatsStanding.ts';

/** The stories that Dialogwerk brings along have addresses of their own (spec §9). */
const STORIES: ReadonlySet<number> = new Set([3, 4]);

/** All panels of a multi-chat in their order; quotas, languages, privacy and connections are those of its dialogs. */
export const chatsPanels: readonly PanelEntry<ChatsContext>[] = [
  {
    id: 'link',
    group: 'link',
    title: chatsTexts.link.title,
    Content: ({ dialog_manager_id, live, survey, link }) => (
      <LinkPanel survey={survey} words={chatsTexts.link} link={link}>
        <Divider sx={{ my: 2.5 }} />
        <ChatsLive id={dialog_manager_id} live={live} />
      </LinkPanel>
    ),
  },
  {
    id: 'name',
    group: 'link',
    title: texts.name.title,
    Content: ({ survey, name }) => <NamePanel survey={survey} name={name} before={chatsAddress('')} />,
    folding: { open: texts.name.open, standing: standings.name(chatsTexts.lines.name) },
    isFor: ({ dialog_manager_id }) => !STORIES.has(dialog_manager_id),
  },
  {
    id: 'vorschau',
    group: 'link',
    title: texts.card.title,
    Content: ({ survey, picturesOf, link }) => <ShareCardPanel survey={survey} picturesOf={picturesOf} link={link} />,
    folding: { open: texts.card.open, standing: standings.card(chatsTexts.lines.card) },
  },
  {
    id: 'zugang',
    group: 'who',
    title: texts.study.access.title,
    Content: ({ live, link }) => <ChatsStudy part="access" live={live} link={link} />,
    folding: { open: texts.study.access.open, standing: standings.access },
  },
  {
    id: 'herkunft',
    group: 'who',
    title: texts.sources.title,
    Content: SourcesPanel,
    folding: { open: texts.sources.open, standing: standings.sources },
  },
  {
    id: 'zeitraum',
    group: 'course',
    title: texts.study.period.title,
    Content: ({ live, link }) => <ChatsStudy part="period" live={live} link={link} />,
    folding: { open: texts.study.period.open, standing: standings.period },
  },
  {
    id: 'am-ende',
    group: 'course',
    title: texts.study.ends.title,
    Content: ({ live, link }) => <ChatsStudy part="ends" live={live} link={link} />,
    folding: { open: texts.study.ends.open, standing: standings.ends },
  },
  {
    id: 'testlink',
    group: 'course',
    title: texts.study.test.title,
    Content: ({ live, link }) => <ChatsStudy part="test" live={live} link={link} />,
    folding: { open: texts.study.test.open, standing: standings.test },
  },
  {
    id: 'persoenlich',
    group: 'invitations',
    title: texts.invitees.title,
    Content: InviteesPanel,
    folding: {
      open: texts.invitees.open,
      standing: standings.invitees,
      isFor: ({ live }) => live.may_publish,
    },
  },
  {
    id: 'einbinden',
    group: 'embedding',
    title: texts.embed.title,
    Content: EmbedPanel,
    folding: { open: texts.embed.open, standing: standings.embed(chatsTexts.lines.embed) },
  },
];

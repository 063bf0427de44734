import { Box, Divider, laterPart } from '@dialogwerk/shared/ui';
import { AppearancePanel } from '../../features/appearance/ui/AppearancePanel.tsx';
import { ConnectionsPanel } from '../../features/connections/ui/ConnectionsPanel.tsx';
import { ConsentsPanel } from '../../features/consents/ui/ConsentsPanel.tsx';
import { EmbedPanel } from '../../features/embedding/ui/EmbedPanel.tsx';
import { InviteesPanel } from '../../features/invitees/ui/InviteesPanel.tsx';
import { LanguagesPanel } from '../../features/languages/ui/LanguagesPanel.tsx';
import { LiveState } from '../../features/live-switch/ui/LiveState.tsx';
import { PrivacyPanel } from '../../features/privacy/ui/PrivacyPanel.tsx';
import { NamePanel } from '../../features/public-name/NamePanel.tsx';
import { LinkPanel } from '../../features/public-links/ui/LinkPanel.tsx';
import { OtherLinksPanel } from '../../features/public-links/ui/OtherLinksPanel.tsx';
import { PublicationLine } from '../../features/publication/ui/PublicationLine.tsx';
import { ShareCardPanel } from '../../features/share-card/ui/ShareCardPanel.tsx';
import { SourcesPanel } from '../../features/sources/ui/SourcesPanel.tsx';
import { StudyPanel } from '../../features/study/ui/StudyPanel.tsx';
import { texts } from '../../texts.ts';
import type { PanelEntry } from '../control-room/PanelEntry.ts';
import { standings } from '../control-room/standings.ts';
import type { DialogContext } from './DialogContext.ts';

// Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
const mayShare = ({ survey }: DialogContext): boolean => survey.bearbeiten === 1 && survey.analyse === 1;
const mayEdit = ({ survey }: DialogContext): boolean => survey.bearbeiten === 1;

/** Comes after what is about respondents, in a place that is kept for it. */
const TeamPanel = laterPart(
  async () => (await import('../../features/team/TeamPanel.tsx')).TeamPanel,
  <Box sx={{ height: 236 }} />,
);

/** All panels of a dialog in their order; a further one is a line here. */
export const dialogPanels: readonly PanelEntry<DialogContext>[] = [
  { id: 'link', group: 'link', title: texts.link.title, Content: WithState },
  {
    id: 'name',
    group: 'link',
    title: texts.name.title,
    Content: NamePanel,
    folding: { open: texts.name.open, standing: standings.name(texts.standing.named) },
  },
  {
    id: 'vorschau',
    group: 'link',
    title: texts.card.title,
    Content: ({ survey, links }) => <ShareCardPanel survey={survey} link={links.live} />,
    folding: { open: texts.card.open, standing: standings.card(texts.standing.uncarded) },
  },
  {
    id: 'weitere',
    group: 'link',
    title: texts.others.title,
    Content: OtherLinksPanel,
    folding: { open: texts.others.open, standing: standings.others },
  },
  {
    id: 'zugang',
    group: 'who',
    title: texts.study.access.title,
    Content: ({ survey, links }) => <StudyPanel part="access" survey={survey} link={links.live} />,
    folding: { open: texts.study.access.open, standing: standings.access },
  },
  {
    id: 'herkunft',
    group: 'who',
    title: texts.sources.title,
    Content: ({ survey, links }) => <SourcesPanel survey={survey} link={links.live} />,
    folding: { open: texts.sources.open, standing: standings.sources },
  },
  {
    id: 'zeitraum',
    group: 'course',
    title: texts.study.period.title,
    Content: ({ survey, links }) => <StudyPanel part="period" survey={survey} link={links.live} />,
    folding: { open: texts.study.period.open, standing: standings.period },
  },
  {
    id: 'quoten',
    group: 'course',
    title: texts.study.quotas.title,
    Content: ({ survey, links }) => <StudyPanel part="quotas" survey={survey} link={links.live} />,
    folding: { open: texts.study.quotas.open, standing: standings.quotas },
  },
  {
    id: 'am-ende',
    group: 'course',
    title: texts.study.ends.title,
    Content: ({ survey, links }) => <StudyPanel part="ends" survey={survey} link={links.live} />,
    folding: { open: texts.study.ends.open, standing: standings.ends },
  },
  {
    id: 'testlink',
    group: 'course',
    title: texts.study.test.title,
    Content: ({ survey, links }) => <StudyPanel part="test" survey={survey} link={links.live} />,
    folding: { open: texts.study.test.open, standing: standings.test },
  },
  {
    id: 'aussehen',
    group: 'look',
    title: texts.appearance.title,
    Content: AppearancePanel,
    isFor: mayEdit,
  },
  {
    id: 'sprachen',
    group: 'look',
    title: texts.languages.title,
    Content: LanguagesPanel,
    folding: { open: texts.languages.open, standing: standings.languages },
  },
  {
    id: 'persoenlich',
    group: 'invitations',
    title: texts.invitees.title,
    Content: InviteesPanel,
    folding: {
      open: texts.invitees.open,
      standing: standings.invitees,
      isFor: mayShare,
    },
  },
  {
    id: 'einbinden',
    group: 'embedding',
    title: texts.embed.title,
    Content: EmbedPanel,
    folding: { open: texts.embed.open, standing: standings.embed(texts.standing.embed) },
  },
  {
    id: 'datenschutz',
    group: 'privacy',
    title: texts.privacy.title,
    Content: PrivacyPanel,
    folding: { open: texts.privacy.open, standing: standings.privacy },
    isFor: mayEdit,
  },
  {
    id: 'einwilligungen',
    group: 'privacy',
    title: texts.consents.title,
    Content: ConsentsPanel,
    folding: { open: texts.consents.open, standing: standings.consents, isFor: mayShare },
  },
  { id: 'team', group: 'team', title: texts.team.title, Content: TeamPanel },
  {
    id: 'verbindungen',
    group: 'connections',
    title: texts.connections.title,
    Content: ConnectionsPanel,
    folding: {
      open: texts.connections.open,
      standing: standings.connections,
      isFor: mayShare,
    },
  },
];

/** The link, and below it whether people can take part by it now and what they get. */
function WithState({ survey, links }: DialogContext) {
  return (
    <LinkPanel survey={survey} link={links.live}>
      <Divider sx={{ my: 2.5 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: { xs: 2.5, md: 5 } }}>
        <LiveState key={survey.survey_id} survey={survey} />
        <PublicationLine survey={survey} />
      </Box>
    </LinkPanel>
  );
}

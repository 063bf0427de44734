import { consentCalls } from './consents.ts';
import { brandKitCalls } from './brandKits.ts';
import { embeddingCalls } from './embedding.ts';
import { feedCalls } from './feeds.ts';
import { figureLinkCalls } from './figureLinks.ts';
import { inviteeCalls } from './invitees.ts';
import { privacyCalls } from './privacy.ts';
import { publicNameCalls } from './publicNames.ts';
import { retentionCalls } from './retention.ts';
import { shareCardCalls } from './shareCard.ts';
import { sharingCalls } from './sharing.ts';
import { studyCalls } from './study.ts';
import { studyOverviewCalls } from './studyOverview.ts';
import { webhookCalls } from './webhooks.ts';
import { workspaceCalls } from './workspaces.ts';

/** The calls of one area: links, retention and publication of figures. */
export const callsOfSharing = {
  ...publicNameCalls,
  ...sharingCalls,
  ...retentionCalls,
  ...figureLinkCalls,
  ...studyCalls,
  ...studyOverviewCalls,
  ...privacyCalls,
  ...consentCalls,
  ...embeddingCalls,
  ...shareCardCalls,
  ...inviteeCalls,
  ...webhookCalls,
  ...feedCalls,
  ...workspaceCalls,
  ...brandKitCalls,
} as const;

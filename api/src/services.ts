import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Bus } from './bus/Bus.ts';
import type { CompiledSurveys } from './dialogs/createCompiledSurveys.ts';
import type { ContentLocation } from './media/contentLocation.ts';
import type { ActLog } from './audit/createActLog.ts';
import type { FailureLog } from './audit/createFailureLog.ts';
import type { Compute } from './compute/Compute.ts';
import type { LegalTexts } from './legal/createLegalTexts.ts';
import type { MailTransport } from './mail/MailTransport.ts';
import type { PictureSize } from './media/dimensions/createPictureSizes.ts';
import type { PictureVariants } from './media/variants/PictureVariants.ts';
import type { MediaStorage } from './media/MediaStorage.ts';
import type { ModelEndpoints } from './model/createModelEndpoints.ts';
import type { Model } from './model/Model.ts';
import type { CallExternalApi } from './outgoing/callExternalApi.ts';
import type { PersonalLinks } from './invitees/createPersonalLinks.ts';
import type { Push } from './push/createPush.ts';
import type { Releases } from './releases/Releases.ts';
import type { SecretStore } from './secrets/createSecretStore.ts';
import type { DiskWatch } from './storage/database/createDiskWatch.ts';
import type { Tables } from './storage/tables/tables.ts';
import type { Tokens } from './tokens/tokens.ts';
import type { Understandings } from './understanding/Understandings.ts';
import type { WebhookSecrets } from './webhooks/createWebhookSecrets.ts';
import type { WebhookSender } from './webhooks/createWebhookSender.ts';
import type { SentenceVectors } from './vectors/SentenceVectors.ts';
import type { Pseudonym } from './identity/createPseudonym.ts';

/** What handlers may reach: made once by `createServices`, replaced in tests. */
export interface Services {
  /** Ordinary queries. */
  readonly db: Kysely<Tables>;
  /** Plain named statements of the hot path (a turn). */
  readonly pool: Pool;
  /** Files of dialogs and respondents. */
  readonly media: MediaStorage;
  /** How large a dialog's picture is shown. */
  readonly pictureSize: PictureSize;
  /** Smaller pictures that stand for a dialog's. */
  readonly pictureVariants: PictureVariants;
  /** Whether what is written finds place. */
  readonly disk: DiskWatch;
  /** The most bytes of all files together. */
  readonly mediaQuota: number;
  /** Links for figures show no group of fewer people. */
  readonly leastGroup: number;
  /** From where dialogs may show pages and films. */
  readonly embedHosts: readonly string[];
  /** A file's stored location as it is handed out (spec §9). */
  readonly contentLocation: ContentLocation;
  /** The operator's texts of the information pages. */
  readonly legal: LegalTexts;
  readonly tokens: Tokens;
  /** For counting by names and addresses without keeping them. */
  readonly pseudonym: Pseudonym;
  /** Tells all servers of this database that a dialog has changed. */
  readonly bus: Bus;
  /** Where mails go; `enqueueMail` puts one on its way. */
  readonly mail: MailTransport;
  /** Acts for the audit trail that happen often. */
  readonly countedActs: ActLog;
  /** Failed logins for the audit trail. */
  readonly failedLogins: FailureLog;
  /** How long a password counts, in days; 0 for ever. */
  readonly passwordDays: number;
  /** Dialogs that are ready to run. */
  readonly compiled: CompiledSurveys;
  /** Where long computations run. */
  readonly compute: Compute;
  /** What sentences mean, where the operator has set up a model for it. */
  readonly vectors: SentenceVectors;
  /** Understands free replies by what was trained. */
  readonly understandings: Understandings;
  /** The language models that are connected. */
  readonly model: Model;
  /** Those that administrators connect. */
  readonly modelEndpoints: ModelEndpoints;
  /** Makes the requests of `api` blocks. */
  readonly callExternalApi: CallExternalApi;
  /** Tells browsers whose page is closed; null where the operator has switched it off. */
  readonly push: Push | null;
  /** What dialogs prove themselves with to other systems. */
  readonly secrets: SecretStore;
  /** The tokens of links that are one person's own. */
  readonly personalLinks: PersonalLinks;
  /** What messages to other systems are signed with. */
  readonly webhookSecrets: WebhookSecrets;
  /** Sends them. */
  readonly webhookSender: WebhookSender;
  /** The versions of shell and modules, and who gets which. */
  readonly releases: Releases;
  /** What a CI proves itself with when it releases; null where nobody may. */
  readonly releaseKey: string | null;
  /** Milliseconds since 1970; tests own it. */
  readonly now: () => number;
  /** Where people reach the product from outside, without a slash at the end; null when it was not set. */
  readonly publicUrl: string | null;
}

import type { OwnData } from '@dialogwerk/shared/contract';
import type { Services } from '../../../services.ts';
import { findInvitee } from '../personal-links/findInvitee.ts';
import { findByCode } from './findByCode.ts';
import { deleteByReceipt, readReceipt } from './readReceipt.ts';
import { receiptCode } from './receiptCode.ts';
import { withdrawConsent } from './withdrawConsent.ts';

/** A file that a respondent has sent, in pieces that are read once it is asked for. */
interface OwnFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** What respondents see and do of what is stored of them, by the code of a receipt; each refuses as the calls do. */
export interface OwnDataAccess {
  readonly read: (code: string, address: string) => Promise<OwnData>;
  readonly files: (code: string, address: string) => Promise<readonly OwnFile[]>;
  readonly withdraw: (code: string, consent_id: string, address: string) => Promise<void>;
  readonly remove: (code: string, address: string) => Promise<void>;
  /** The code of the conversation that a personal link has begun; null where nothing leads there. */
  readonly codeOfLink: (token: string) => Promise<string | null>;
}

/** Binds them to what the server has. */
export function ownDataOf(services: Services): OwnDataAccess {
  return {
    read: (code, address) => readReceipt(services, code, address),
    files: (code, address) => filesOf(services, code, address),
    withdraw: (code, consent_id, address) => withdrawConsent(services, { code, consent_id }, address),
    remove: (code, address) => deleteByReceipt(services, code, address),
    codeOfLink: (token) => codeOfLink(services, token),
  };
}

async function filesOf(services: Services, code: string, address: string): Promise<OwnFile[]> {
  const { survey_id, conversation_id } = await findByCode(services, code, address);
  const rows = await services.db
    .selectFrom('media')
    .select(['filename_db', 'original_name'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where('size', 'is not', null)
    .orderBy('created_at')
    .orderBy('media_id')
    .execute();
  // Numbered, because two may have one name; of a name only what names no folder.
  return rows.map(({ filename_db, original_name }, place) => ({
    name: `${place + 1} ${original_name.replaceAll(/[/\\]/g, '_')}`,
    content: contentOf(services, filename_db),
  }));
}

async function* contentOf({ media }: Services, filename_db: string): AsyncGenerator<Uint8Array> {
  const stream = await media.get(filename_db);
  if (stream) yield* stream;
}

async function codeOfLink(services: Services, token: string): Promise<string | null> {
  const invitee = await findInvitee(services.db, token);
  if (!invitee || invitee.user_id_live === null) return null;
  const conversation = await services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', invitee.survey_id)
    .where('user_id_live', '=', invitee.user_id_live)
    .where('receipt_hash', 'is not', null)
    .executeTakeFirst();
  return conversation ? receiptCode(services, conversation.conversation_id) : null;
}

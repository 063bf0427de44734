import type { Language } from '@dialogwerk/shared/contract';
import { chosenLanguage } from '../../../dialogs/wishedLanguages.ts';
import { CallError } from '../../../errors/CallError.ts';
import { isUuid } from '../../../storage/ids.ts';
import { findStudy } from '../../../studies/findStudy.ts';
import { shutDoor } from '../../../studies/shutDoor.ts';
import type { ShutDoor } from '../../../studies/shutDoor.ts';
import type { Services } from '../../../services.ts';
import { publishedManager } from '../chats/publishedManager.ts';
import { readChatConfigs } from '../chats/readChatConfigs.ts';
import { findPublicSurvey } from '../opening/publicSurvey.ts';
import { findInvitee } from './findInvitee.ts';

/** What the page of a personal link says; nothing is stored for it. */
export type PersonalOpening =
  | {
      /** 'again': their conversation was begun, and the link leads back to it; 'used': it does not. */
      readonly kind: 'first' | 'again' | 'used';
      readonly survey_id: string;
      readonly survey_name: string;
      readonly language: string;
      readonly anonymous: boolean;
      /** The dialog whose privacy statement holds. */
      readonly privacy_of: string;
    }
  | ({ readonly kind: 'door'; readonly language: string } & ShutDoor)
  | { readonly kind: 'inactive'; readonly language: string }
  | { readonly kind: 'unknown' };

/** What somebody finds who opens a personal link. */
export async function readPersonalOpening(
  services: Services,
  token: string,
  wished: readonly Language[],
): Promise<PersonalOpening> {
  const invitee = await findInvitee(services.db, token);
  if (!invitee) return { kind: 'unknown' };
  const { survey_id, anonymous, used, user_id_live } = invitee;
  const found = isUuid(survey_id)
    ? await publicChats(services, survey_id, wished)
    : await publicDialog(services, survey_id, wished);
  if (found.kind !== 'open') return found;
  const { language } = found;
  const dialog = { survey_id, survey_name: found.name, language, anonymous, privacy_of: found.privacy_of };
  if (used) return { kind: user_id_live === null ? 'used' : 'again', ...dialog };
  const study = await findStudy(services.db, survey_id);
  const shut = study ? shutDoor({ ...study, personal_only: false }, services.now()) : null;
  return shut ? { kind: 'door', language, ...shut } : { kind: 'first', ...dialog };
}

/** What a link leads to. */
type Found =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly language: string;
      readonly privacy_of: string;
    }
  | { readonly kind: 'inactive'; readonly language: string }
  | { readonly kind: 'unknown' };

async function publicDialog(services: Services, survey_id: string, wished: readonly Language[]): Promise<Found> {
  const found = await findPublicSurvey(services, survey_id, wished);
  if (found.kind === 'unknown') return { kind: 'unknown' };
  if (found.kind === 'closed') return { kind: 'inactive', language: 'de' };
  const { survey_name, language, active } = found.config;
  if (!active) return { kind: 'inactive', language };
  return { kind: 'open', name: survey_name, language, privacy_of: survey_id };
}

/** The same of a multi-chat, whose privacy statement is that of its first dialog. */
async function publicChats(services: Services, public_id: string, wished: readonly Language[]): Promise<Found> {
  try {
    const { name, surveys } = await publishedManager(services.db, public_id);
    const read = await readChatConfigs(services, surveys, (_, has) => chosenLanguage(has, wished));
    const first = read?.chats[0];
    if (!first) return { kind: 'inactive', language: 'de' };
    return { kind: 'open', name, language: first.language, privacy_of: first.survey_id };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.body.code === 'survey/inactive' ? { kind: 'inactive', language: 'de' } : { kind: 'unknown' };
  }
}

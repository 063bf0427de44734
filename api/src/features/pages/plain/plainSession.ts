import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../../cookies.ts';
import type { Respondent } from '../../../identity/identity.ts';
import { isSame } from '../../../identity/isSame.ts';
import type { Services } from '../../../services.ts';
import { plainPath } from './plainAddress.ts';
import type { PlainAddress } from './plainAddress.ts';

/** As long as a respondent's session lasts that nobody renews (domain.md §9). */
const KEPT_S = 30 * 24 * 60 * 60;

type Context = Pick<Services, 'tokens' | 'pseudonym'>;

/** The name of the cookie that a session is kept in; a test is kept apart from a respondent. */
export const sessionName = ({ isTest }: PlainAddress): string =>
  isTest ? 'dialogwerk-plain-test' : 'dialogwerk-plain';

function proofOf({ pseudonym }: Context, { survey_id, isTest }: PlainAddress, who: Respondent): string {
  const { user_id_live, family_id } = who;
  return pseudonym(`plain:${JSON.stringify([survey_id, isTest, user_id_live, family_id])}`).toString('base64url');
}

/**
 * Has the browser keep a respondent's session for the pages of one dialog: signed, read by no script, and sent to these pages alone. It is no token that turns
 * over, because two tabs and a page that is gone back to send the same one (docs/decisions/0164).
 */
export function keepSession(context: Context, address: PlainAddress, who: Respondent, reply: FastifyReply): void {
  const value = [who.user_id_live, who.family_id, proofOf(context, address, who)].join('.');
  setCookie(reply, { name: sessionName(address), value, seconds: KEPT_S, path: plainPath(address.survey_id) });
}

/** Has the browser forget it. */
export function forgetSession(address: PlainAddress, reply: FastifyReply): void {
  setCookie(reply, { name: sessionName(address), value: '', seconds: 0, path: plainPath(address.survey_id) });
}

/** Whose session the browser keeps for a dialog; null for none, or one that was ended. */
export async function readSession(
  context: Context,
  address: PlainAddress,
  request: FastifyRequest,
): Promise<Respondent | null> {
  const [user_id_live = '', family_id = '', proof = ''] = (cookieOf(request, sessionName(address)) ?? '').split('.');
  const who = { kind: 'respondent', user_id_live, family_id } as const;
  return isSame(proof, proofOf(context, address, who)) && (await context.tokens.isOpen(who)) ? who : null;
}

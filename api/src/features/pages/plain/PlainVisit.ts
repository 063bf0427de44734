import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserMarks } from '../../../calls/browserMarks.ts';
import type { CallContext } from '../../../calls/handler.ts';
import type { Respondent } from '../../../identity/identity.ts';
import type { PlainOptions } from '../PagesOptions.ts';
import type { PlainAddress } from './plainAddress.ts';
import type { PlainSurvey } from './PlainDialogs.ts';

/** One request of somebody who has begun a dialog. */
export interface PlainVisit {
  readonly options: PlainOptions;
  readonly address: PlainAddress;
  readonly survey: PlainSurvey;
  readonly who: Respondent;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A request of somebody who has begun, with the dialog in the language that their conversation is in. */
export async function visitOf(begun: Omit<PlainVisit, 'survey'>): Promise<PlainVisit> {
  const { options, address, who } = begun;
  return { ...begun, survey: await options.plain.survey(address.survey_id, who.user_id_live) };
}

/** What the respondents' calls know beside their input. */
export const callContext = (visit: PlainVisit): CallContext<'respondent'> => ({ ...callerOf(visit), who: visit.who });

/** The same of who has not begun. */
export function callerOf({
  options,
  request,
  reply,
}: Pick<PlainVisit, 'options' | 'request' | 'reply'>): CallContext<'public'> {
  return {
    services: options.plain.services,
    who: null,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    acceptLanguage: request.headers['accept-language'],
    marks: browserMarks(request, reply),
    inWholeShare: (work) => work(),
  };
}

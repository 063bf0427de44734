import type { FastifyReply, FastifyRequest } from 'fastify';
import { FEEDBACK_TEXT_LIMIT } from '@dialogwerk/shared/contract';
import { parseInput } from '../../../calls/parseInput.ts';
import { CallError } from '../../../errors/CallError.ts';
import { answerPassword } from '../answerPassword.ts';
import type { PlainOptions } from '../PagesOptions.ts';
import { queryOf } from './answerPlainPage.ts';
import { beginPlain } from './beginPlain.ts';
import { conversationPage } from './conversationPage.ts';
import { goOn } from './goOn.ts';
import type { PlainAddress } from './plainAddress.ts';
import { sendPlain } from './plainFrame.ts';
import { forgetSession, readSession } from './plainSession.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import { callContext, visitOf } from './PlainVisit.ts';
import type { PlainVisit } from './PlainVisit.ts';
import type { SentForm } from './readPlainForm.ts';
import { SPEAK } from './speakHtml.ts';
import { takeChange } from './takeChange.ts';
import { takeLanguage } from './takeLanguage.ts';
import { takeReply } from './takeReply.ts';

/** Does what a form of a dialog's pages asks for. */
export async function takePlainForm(
  options: PlainOptions,
  address: PlainAddress,
  form: SentForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { plain } = options;
  const { fields } = form;
  // Another site's form does nothing here. Its browser sends no cookie with it either.
  if (request.headers['sec-fetch-site'] === 'cross-site') return goOn({ address, reply });
  const who = await readSession(plain.services, address, request);
  if (!who) {
    const of = { kind: 'survey', id: address.survey_id } as const;
    if (fields.has('password')) return answerPassword(options, of, request, reply);
    if (fields.get('do') !== 'begin') return goOn({ address, reply });
    const beginning = { attempt: fields.get('attempt'), query: queryOf(request).toString() };
    return beginPlain(options, address, beginning, request, reply);
  }
  const visit = await visitOf({ options, address, who, request, reply });
  const change = queryOf(request).get('change');
  const wanted = fields.get('do');
  const language = fields.get(SPEAK);
  if (language !== null) return takeLanguage(visit, fields, language);
  if (wanted === 'begin') return goOn(visit);
  if (wanted === 'restart' || wanted === 'delete') return beginAnew(visit, wanted);
  if (wanted === 'feedback') return takeFeedback(visit, fields);
  return change === null ? takeReply(visit, form) : takeChange(visit, form, Number(change));
}

async function beginAnew(visit: PlainVisit, action: 'restart' | 'delete'): Promise<FastifyReply> {
  const { address, options, reply, survey } = visit;
  const { survey_id } = address;
  await options.plain.calls.restartDelete({ survey_id, action, isLive: true }, { ...callContext(visit) });
  if (action === 'restart') return goOn(visit);
  forgetSession(address, reply);
  return reply.header('cache-control', 'no-store').redirect(`/exit/deleted_${survey.config.language}`, 303);
}

/** What a respondent thinks of the dialog: one page's form is one feedback. */
async function takeFeedback(visit: PlainVisit, fields: URLSearchParams): Promise<FastifyReply> {
  const { calls } = visit.options.plain;
  const { config } = visit.survey;
  const { survey_id } = visit.address;
  const rating = fields.get('rating');
  const said = {
    survey_id,
    feedback_id: fields.get('once') ?? '',
    rating: rating === null ? null : Number(rating),
    text: (fields.get('text') ?? '').slice(0, FEEDBACK_TEXT_LIMIT),
  };
  try {
    await calls.giveFeedback(parseInput('giveFeedback', said), callContext(visit));
    return goOn(visit, { said: 'thanks' });
  } catch (error) {
    if (!(error instanceof CallError) || error.status >= 500) throw error;
    const texts = plainTextsIn(config.language, config.du_sie);
    const problem = error.code === 'request/invalid' ? texts.feedbackNothing : error.message;
    const chat = await calls.conversation({ survey_id }, callContext(visit));
    return sendPlain(visit, await conversationPage(visit, chat, { status: error.status, problem, typed: fields }));
  }
}

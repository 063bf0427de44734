import { randomUUID } from 'node:crypto';
import type { CallResponse, ChatState, DialogEntry } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../../escapeHtml.ts';
import { aroundOf, askedHtml, saidIn } from './conversationPage.ts';
import type { Beside } from './Beside.ts';
import { plainFormOf } from './forms/plainForms.ts';
import { FIELD } from './forms/PlainForm.ts';
import { plainHref } from './plainAddress.ts';
import { backHtml } from './plainFrame.ts';
import type { PlainContent } from './plainFrame.ts';
import { callContext } from './PlainVisit.ts';
import type { PlainVisit } from './PlainVisit.ts';
import { questionForm } from './questionForm.ts';
import { askedAt, saidHtml } from './saidHtml.ts';

type Answered = CallResponse<'answered'>['answered'][number];
type Withdrawn = CallResponse<'previewChange'>;

/** The answer that a question has now, by the question's ids; null where there is none. */
export async function answerTo(
  visit: PlainVisit,
  { unique_question_id, nachfrage_id }: Pick<DialogEntry, 'unique_question_id' | 'nachfrage_id'>,
): Promise<Answered | null> {
  const { survey_id } = visit.address;
  const { answered } = await visit.options.plain.calls.answered({ survey_id }, callContext(visit));
  return (
    answered.findLast(
      ({ question }) => question.unique_question_id === unique_question_id && question.nachfrage_id === nachfrage_id,
    ) ?? null
  );
}

interface Changing extends Answered {
  /** The respondent's bubble. */
  readonly place: number;
  /** What a change would take away; null before that was looked at. */
  readonly falls: Withdrawn | null;
}

/** The page on which an earlier answer is changed: its question with the answer that there is, or with what would be the new one. */
export async function changePage(
  visit: PlainVisit,
  { entries, turn }: Pick<ChatState, 'entries' | 'turn'>,
  { question, reply, place, falls }: Changing,
  beside: Beside = {},
): Promise<PlainContent> {
  const said = saidIn(visit);
  const { texts } = said;
  const around = await aroundOf(visit, question.input, beside.problem ?? null);
  const before = entries.slice(0, place);
  const asked = askedAt(before, question);
  const typed = beside.typed ?? filledBy(reply, question, around);
  const content = [
    `<h2 lang="${texts.lang}">${escapeHtml(texts.changeTitle)}</h2>`,
    askedHtml(saidHtml(before.slice(asked), asked, said), asked < place, texts.answer),
    falls ? fallsHtml(falls, texts) : '',
    questionForm({
      question,
      around,
      action: plainHref(visit.address, { change: String(place) }),
      typed,
      carried: { turn, once: randomUUID(), change: falls ? 'confirmed' : 'asked' },
      languages: '',
    }),
    `<p lang="${texts.lang}">${backHtml(plainHref(visit.address), texts.keep)}</p>`,
  ];
  const title = beside.problem === undefined ? texts.changeTitle : `${texts.fault}${texts.changeTitle}`;
  return { status: beside.status ?? (beside.problem === undefined ? 200 : 422), title, content: content.join('\n') };
}

function fallsHtml({ withdrawn, is_certain }: Withdrawn, texts: ReturnType<typeof saidIn>['texts']): string {
  const rows = withdrawn.map(
    ({ question, answer }) => `<li>${escapeHtml(question)} <strong>${escapeHtml(answer)}</strong></li>`,
  );
  const list = rows.length === 0 ? '' : `<p>${escapeHtml(texts.fallsAway(rows.length))}</p><ul>${rows.join('')}</ul>`;
  return `<div class="notice" role="status" lang="${texts.lang}">${list}${is_certain ? '' : `<p>${escapeHtml(texts.mayFallAway)}</p>`}</div>`;
}

/** The fields as they stand after an answer. */
function filledBy(
  reply: Answered['reply'],
  { input }: Answered['question'],
  around: Awaited<ReturnType<typeof aroundOf>>,
): URLSearchParams {
  if (reply.type === 'words') return new URLSearchParams([[FIELD.words, reply.text]]);
  if (reply.type === 'skip' || reply.type === 'timed_out' || reply.type !== input.type) return new URLSearchParams();
  const filled = plainFormOf(reply.type).filled(reply, around);
  return new URLSearchParams(filled.map(([name, value]) => [name, value]));
}

import { randomUUID } from 'node:crypto';
import type { ChatState } from '@dialogwerk/shared/contract';
import { respondentTexts } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../../escapeHtml.ts';
import type { Beside } from './Beside.ts';
import { endHtml } from './endHtml.ts';
import { attributes, QUESTION_ID } from './forms/controls.ts';
import type { Around } from './forms/PlainForm.ts';
import { plainHref } from './plainAddress.ts';
import { NEWEST_ID } from './plainIds.ts';
import { backHtml } from './plainFrame.ts';
import type { PlainContent } from './plainFrame.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import type { PlainVisit } from './PlainVisit.ts';
import { questionForm } from './questionForm.ts';
import { askedAt, newestFrom, saidHtml } from './saidHtml.ts';
import { speakHtml, speakJump } from './speakHtml.ts';
import type { Said } from './saidHtml.ts';

/** The page of a conversation: what was said before on request, what is new, and the question's form or what else there is to do. */
export async function conversationPage(visit: PlainVisit, chat: ChatState, beside: Beside = {}): Promise<PlainContent> {
  const { address, survey } = visit;
  const { config } = survey;
  const texts = plainTextsIn(config.language, config.du_sie);
  const { entries, question } = chat;
  const said: Said = saidIn(visit);
  const newest = newestFrom(entries);
  const asked = question ? Math.max(askedAt(entries, question), newest) : entries.length;
  const percent = Math.round(chat.progress * 100);
  const earlier =
    newest === 0
      ? ''
      : `<details><summary${attributes({ lang: texts.lang })}>${escapeHtml(texts.earlier(newest))}</summary>${saidHtml(entries.slice(0, newest), 0, said)}</details>`;
  const content = [
    noticeHtml(beside.notice, texts.lang),
    `<p class="way"${attributes({ lang: texts.lang })}><span>${escapeHtml(texts.progress(percent))}</span><progress max="100" value="${percent}" aria-hidden="true"></progress></p>`,
    question || chat.finished ? speakJump(config) : '',
    earlier,
    `<section${attributes({ id: NEWEST_ID, tabindex: -1, 'aria-label': texts.log })}>${saidHtml(entries.slice(newest, asked), newest, said)}${
      question ? askedHtml(saidHtml(entries.slice(asked), asked, said), asked < entries.length, texts.answer) : ''
    }</section>`,
    question
      ? questionForm({
          question,
          around: await aroundOf(visit, question.input, beside.problem ?? null),
          action: plainHref(address),
          typed: beside.typed ?? new URLSearchParams(),
          carried: { turn: chat.turn, once: randomUUID(), change: 'no' },
          languages: speakHtml(config),
        })
      : await restHtml(visit, chat, beside),
    question ? lastHtml(entries, newest, said) : '',
  ];
  const { status = beside.problem === undefined ? 200 : 422 } = beside;
  const title = question || !chat.finished ? texts.progress(percent) : texts.progress(100);
  return {
    status,
    title: beside.problem === undefined ? title : `${texts.fault}${title}`,
    content: content.join('\n'),
  };
}

/** The way back to the answer before, where there is one. */
function lastHtml(entries: ChatState['entries'], last: number, { texts, changeAt }: Said): string {
  const entry = entries[last];
  const href = entry?.user_or_bot === 'user' && entry.unique_question_id !== null ? changeAt(last) : null;
  return href === null ? '' : `<p lang="${texts.lang}">${backHtml(href, texts.changeLast)}</p>`;
}

/** How what was said is shown. */
export function saidIn({ address, survey }: Pick<PlainVisit, 'address' | 'survey'>): Said {
  const { config } = survey;
  return {
    speaker: config.avatar_name || config.survey_name,
    language: config.language,
    texts: plainTextsIn(config.language, config.du_sie),
    changeAt: (place) => plainHref(address, { change: String(place) }),
  };
}

/** The bubbles that ask, by which the form is named; where there are none, it is named by what it is for. */
export function askedHtml(bubbles: string, isSaid: boolean, answer: string): string {
  return isSaid
    ? `<div id="${QUESTION_ID}">${bubbles}</div>`
    : `<p class="dw-hidden" id="${QUESTION_ID}">${escapeHtml(answer)}</p>`;
}

export const noticeHtml = (notice: string | undefined, lang: string): string =>
  notice === undefined ? '' : `<p class="notice" role="status" lang="${lang}">${escapeHtml(notice)}</p>`;

/** What a question's form is drawn and read with. */
export async function aroundOf(
  { options, survey }: Pick<PlainVisit, 'options' | 'survey'>,
  input: NonNullable<ChatState['question']>['input'],
  problem: string | null,
): Promise<Around> {
  const { language, du_sie } = survey.config;
  const texts = plainTextsIn(language, du_sie);
  return {
    texts,
    wording: respondentTexts(language, du_sie),
    language,
    foreign: texts.lang === language ? null : language,
    problem,
    mapSize: input.type === 'place' ? await options.plain.services.pictureSize(input.filename_db) : null,
  };
}

/** What stands in the place of a question: that the page waits, or the end. */
async function restHtml(visit: PlainVisit, chat: ChatState, beside: Beside): Promise<string> {
  if (chat.finished) return endHtml(visit, chat, beside);
  const { texts } = saidIn(visit);
  const look = `<a${attributes({ class: 'button', href: plainHref(visit.address) })}>${escapeHtml(texts.reread)}</a>`;
  return `<p class="notice" role="status" lang="${texts.lang}">${escapeHtml(texts.waiting)} ${look}</p>`;
}

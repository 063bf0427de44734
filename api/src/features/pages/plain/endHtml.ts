import { randomUUID } from 'node:crypto';
import type { ChatState } from '@dialogwerk/shared/contract';
import { FEEDBACK_TEXT_LIMIT } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../../escapeHtml.ts';
import type { Beside } from './Beside.ts';
import { ownDataForm } from '../own-data/ownDataForm.ts';
import { attributes, choiceHtml, PROBLEM_ID } from './forms/controls.ts';
import { plainHref } from './plainAddress.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import { speakHtml } from './speakHtml.ts';
import { callContext } from './PlainVisit.ts';
import type { PlainVisit } from './PlainVisit.ts';

const RATINGS = [1, 2, 3, 4, 5];

/** What stands at the end: thanks, where the study sends on to, the receipt's code, and feedback where it is wanted. */
export async function endHtml(visit: PlainVisit, chat: ChatState, beside: Beside): Promise<string> {
  const { options, address, survey } = visit;
  const { config } = survey;
  const texts = plainTextsIn(config.language, config.du_sie);
  const { survey_id } = address;
  const ways = speakHtml(config);
  const { address: next, is_test } = await options.plain.calls.sentOn({ survey_id }, callContext(visit));
  const way =
    next === null
      ? ''
      : `${is_test ? `<p>${escapeHtml(texts.sentOnInTest)} <span dir="ltr">${escapeHtml(next)}</span></p>` : ''}<p class="actions"><a${attributes({ class: 'button main-button', href: next, rel: 'noreferrer' })}>${escapeHtml(texts.sentOn)}</a></p>`;
  const code =
    chat.receipt === null
      ? ''
      : `<p>${escapeHtml(texts.receipt)} <span class="code" translate="no">${escapeHtml(chat.receipt)}</span></p><p class="soft">${escapeHtml(texts.receiptMore)}</p>${ownDataForm(chat.receipt, config.language, texts.ownData)}`;
  return `<section class="card"${attributes({ lang: texts.lang })}><p>${escapeHtml(texts.finished)}</p>${way}${code}</section>${
    config.feedback_allowed && !address.isTest ? feedbackHtml(visit, beside) : ''
  }${ways === '' ? '' : `<form${attributes({ method: 'post', action: plainHref(address) })}>${ways}</form>`}`;
}

/** The form for what a respondent thinks of the dialog. */
function feedbackHtml({ address, survey }: PlainVisit, { typed, problem }: Beside): string {
  const { config } = survey;
  const texts = plainTextsIn(config.language, config.du_sie);
  const foreign = { foreign: null };
  const chosen = typed?.get('rating');
  const ratings = RATINGS.map((value) => {
    const meaning =
      value === 1 ? ` = ${texts.feedbackWorst}` : value === RATINGS.length ? ` = ${texts.feedbackBest}` : '';
    const given = {
      type: 'radio',
      name: 'rating',
      value,
      checked: chosen === String(value),
      autofocus: problem !== undefined && value === 1,
    };
    return choiceHtml(foreign, given, escapeHtml(`${value}${meaning}`));
  });
  const said =
    problem === undefined ? '' : `<p class="problem" id="${PROBLEM_ID}" role="alert">${escapeHtml(problem)}</p>`;
  const hidden = attributes({ type: 'hidden', name: 'once', value: typed?.get('once') ?? randomUUID() });
  return `<form${attributes({ method: 'post', action: plainHref(address), class: 'card', novalidate: true, lang: texts.lang })}>
<h2 id="feedback">${escapeHtml(texts.feedback)}</h2>${said}<input${hidden}>
<div role="radiogroup" class="dw-choices" aria-labelledby="feedback">${ratings.join('')}</div>
<label class="beside"><span>${escapeHtml(texts.feedbackMore)}</span><textarea${attributes({ name: 'text', class: 'line', rows: 3, maxlength: FEEDBACK_TEXT_LIMIT })}>
${escapeHtml(typed?.get('text') ?? '')}</textarea></label>
<p class="actions"><button class="button" name="do" value="feedback">${escapeHtml(texts.send)}</button></p></form>`;
}

import type { OpenQuestion } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../../escapeHtml.ts';
import { bubbleHtml } from '../markdownHtml.ts';
import { attributes, PROBLEM_ID } from './forms/controls.ts';
import { FIELD } from './forms/PlainForm.ts';
import type { Around } from './forms/PlainForm.ts';
import { plainFormOf } from './forms/plainForms.ts';

/** What a form carries beside its fields. */
export interface Carried {
  /** How many turns were stored as it was drawn. */
  readonly turn: number;
  /** Made for this drawing of it: the same, sent twice, is one reply. */
  readonly once: string;
  /** Whether the reply takes the place of an earlier one, and whether that was confirmed. */
  readonly change: 'no' | 'asked' | 'confirmed';
}

interface Drawn {
  readonly question: OpenQuestion;
  readonly around: Around;
  /** Where it is sent. */
  readonly action: string;
  readonly typed: URLSearchParams;
  readonly carried: Carried;
  /** The other ways to say it: the buttons of other languages, as HTML. */
  readonly languages: string;
}

const hidden = (name: string, value: string): string => `<input${attributes({ type: 'hidden', name, value })}>`;

function carriedHtml({ unique_question_id, nachfrage_id }: OpenQuestion, { turn, once, change }: Carried): string {
  return [
    hidden('turn', String(turn)),
    hidden('once', once),
    hidden('question', unique_question_id),
    ...(nachfrage_id === null ? [] : [hidden('part', nachfrage_id)]),
    ...(change === 'no' ? [] : [hidden('change', change)]),
  ].join('');
}

/** A question's form with all ways to answer it; the Enter key sends the answer, because its button stands first. */
export function questionForm({ question, around, action, typed, carried, languages }: Drawn): string {
  const { input, in_words, optional, reason, timed } = question;
  const { texts, problem } = around;
  const form = plainFormOf(input.type);
  const frame = (content: string, more = ''): string =>
    `<form${attributes({ method: 'post', action, novalidate: true, lang: texts.lang })}${more}>${carriedHtml(question, carried)}${content}</form>`;
  const words = in_words
    ? `<label class="beside"><span>${escapeHtml(texts.inWords)}</span><input${attributes({ name: FIELD.words, class: 'line', value: typed.get(FIELD.words) ?? '', autocomplete: 'off' })}></label>`
    : '';
  const said = problem === null ? '' : `<p class="problem" id="${PROBLEM_ID}" role="alert">${escapeHtml(problem)}</p>`;
  const label = carried.change === 'no' ? texts.send : carried.change === 'asked' ? texts.change : texts.changeAnyway;
  const send = `<p class="actions"><button class="button main-button" name="do" value="reply">${escapeHtml(label)}</button></p>`;
  const why =
    reason === null
      ? ''
      : `<details lang="${escapeHtml(around.language)}"><summary lang="${texts.lang}">${escapeHtml(texts.reason)}</summary>${bubbleHtml(reason, texts.newTab)}</details>`;
  const encoding = form.takesFile?.(input) ? attributes({ enctype: 'multipart/form-data' }) : '';
  const time =
    timed && carried.change === 'no'
      ? `<p class="soft" lang="${texts.lang}">${escapeHtml(texts.timed(texts.seconds(timed.seconds)))}</p>`
      : '';
  const others = [
    ...(optional ? [['skip', texts.skip] as const] : []),
    ...(timed && carried.change === 'no' ? [['over', texts.timeOver] as const] : []),
  ];
  // In forms of their own, because a file is sent with its own form whichever button is pressed.
  const ways = others.map(([value, name]) =>
    frame(`<button class="button" name="do" value="${value}">${escapeHtml(name)}</button>`),
  );
  return [
    why,
    time,
    frame(
      said + form.draw(input, typed, around) + words + send + (form.behindSend?.(input, around) ?? '') + languages,
      encoding,
    ),
    ...ways,
  ].join('');
}

import type { CallResponse } from '@dialogwerk/shared/contract';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { button, element } from './element.ts';
import type { ReceiptTexts } from './texts.ts';

export type Receipt = CallResponse<'receipt'>;

/** What is stored of a conversation, in plain words, and what can be done with it. */
export function receiptView(
  receipt: Receipt,
  {
    texts,
    language,
    onDelete,
  }: { readonly texts: ReceiptTexts; readonly language: string; readonly onDelete: () => void },
): HTMLElement {
  const { survey_name, started_at, finished_at, answers, feedback } = receipt;
  const written = (time: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(time);
  const lines = answers.map(({ question, answer, withdrawn_at }) =>
    element(
      'li',
      withdrawn_at === null ? {} : { class: 'withdrawn' },
      element('p', {}, plainText(question)),
      element('p', { class: 'answer' }, answer),
      withdrawn_at === null ? null : element('p', { class: 'soft' }, texts.withdrawn),
    ),
  );
  const opinions = feedback.map(({ rating, text }) =>
    element(
      'li',
      {},
      rating === null ? null : element('p', {}, texts.rating(rating)),
      text === '' ? null : element('p', { class: 'answer' }, text),
    ),
  );
  return element(
    'section',
    { class: 'card', 'aria-labelledby': 'dialog-name' },
    element('h2', { id: 'dialog-name', tabindex: '-1' }, survey_name),
    element(
      'dl',
      { class: 'facts' },
      element('dt', {}, texts.begun),
      element('dd', {}, written(started_at)),
      element('dt', {}, texts.finished),
      element('dd', {}, finished_at === null ? texts.notFinished : written(finished_at)),
    ),
    element('h3', {}, texts.answers),
    lines.length === 0 ? element('p', {}, texts.noAnswers) : element('ol', { class: 'answers' }, ...lines),
    opinions.length === 0 ? null : element('h3', {}, texts.feedback),
    opinions.length === 0 ? null : element('ul', { class: 'answers' }, ...opinions),
    element(
      'div',
      { class: 'actions' },
      button(texts.save, '', () => save(receipt, texts.file)),
      button(texts.delete, 'danger', onDelete),
    ),
  );
}

/** What was said, without what only the product knows it by. */
function readable({ entries, ...rest }: Receipt): object {
  const said = entries.map(({ context: text, user_or_bot: by, created_on: at }) => ({ by, at, text }));
  return { ...rest, entries: said };
}

function save(receipt: Receipt, name: string): void {
  const file = new Blob([JSON.stringify(readable(receipt), null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  element('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

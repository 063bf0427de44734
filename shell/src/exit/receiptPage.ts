import { ApiError, createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import { confirmDeletion } from './confirmDeletion.ts';
import { element } from './element.ts';
import { receiptView } from './receiptView.ts';
import { receiptTexts } from './texts.ts';
import type { ReceiptTexts } from './texts.ts';

/**
 * The page of the receipt: by its code a respondent sees, keeps and deletes what is stored of a conversation. `code` is
 * filled in when the link brings it, behind `#`, so that it stands in no log.
 */
export function showReceiptPage(page: HTMLElement, language: string, code: string): void {
  const texts = receiptTexts(language);
  const client = createRespondentClient({ read: () => null, write: () => undefined }, () => undefined);
  const field = element('input', {
    id: 'code',
    name: 'code',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    maxlength: '40',
    'aria-describedby': 'problem',
  });
  field.value = code;
  const problem = element('p', { class: 'problem', id: 'problem', role: 'alert' });
  const submit = element('button', { class: 'button main-button' }, texts.show);
  const form = element(
    'form',
    { class: 'card', novalidate: '' },
    element('div', { class: 'field' }, element('label', { for: 'code' }, texts.code), field),
    problem,
    element('div', { class: 'actions' }, submit),
  );
  const result = element('div', {});

  async function show(): Promise<void> {
    const typed = field.value.trim();
    result.replaceChildren();
    if (typed === '') return refuse(texts.noCode);
    say('');
    submit.disabled = true;
    try {
      const receipt = await client.call('receipt', { code: typed });
      const { others } = receipt;
      const also = others.length === 0 ? '' : texts.whole(others);
      const onDelete = (): void => confirmDeletion(texts, also, () => remove(typed));
      result.replaceChildren(receiptView(receipt, { texts, language, onDelete }));
      result.querySelector('h2')?.focus();
    } catch (error) {
      refuse(sentenceOf(error, texts));
    } finally {
      submit.disabled = false;
    }
  }

  async function remove(known: string): Promise<string | null> {
    try {
      await client.call('deleteReceipt', { code: known });
    } catch (error) {
      return sentenceOf(error, texts);
    }
    const title = element('h1', { tabindex: '-1' }, texts.deletedTitle);
    page.replaceChildren(title, element('p', {}, texts.deleted));
    title.focus();
    return null;
  }

  function refuse(sentence: string): void {
    say(sentence);
    field.focus();
  }
  function say(sentence: string): void {
    problem.textContent = sentence;
    if (sentence === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  page.replaceChildren(element('h1', {}, texts.title), element('p', {}, texts.purpose), form, result);
  if (code !== '') void show();
}

function sentenceOf(error: unknown, texts: ReceiptTexts): string {
  if (!(error instanceof ApiError)) throw error;
  const { code } = error;
  if (code === 'throttle/too-many-attempts') return texts.tooMany;
  const isNone = code === 'receipt/unknown' || code === 'request/invalid' || code === 'request/bad-characters';
  return isNone ? texts.unknown : texts.failed;
}

import { button, element } from './element.ts';
import type { ReceiptTexts } from './texts.ts';

/**
 * Asks before data is deleted, in a persistent pop-up (spec §4): it goes only by one of its two buttons. `onDelete` gives
 * a sentence when it could not be done, null when it is done. `also` says what is deleted beside it; empty for nothing.
 */
export function confirmDeletion(texts: ReceiptTexts, also: string, onDelete: () => Promise<string | null>): void {
  const problem = element('p', { class: 'problem', role: 'alert' });
  const back = button(texts.back, '', () => dialog.close());
  const confirm = button(texts.confirmed, 'danger', () => void work());
  const dialog = element(
    'dialog',
    { closedby: 'none', 'aria-labelledby': 'confirm-title', 'aria-describedby': 'confirm-text' },
    element('h2', { id: 'confirm-title' }, texts.confirmTitle),
    element('p', { id: 'confirm-text' }, [also, texts.confirm].join(' ').trim()),
    problem,
    element('div', { class: 'actions' }, back, confirm),
  );

  async function work(): Promise<void> {
    setWorking(true);
    const sentence = await onDelete();
    if (sentence === null) return dialog.close();
    setWorking(false);
    problem.textContent = sentence;
  }
  function setWorking(working: boolean): void {
    back.disabled = working;
    confirm.disabled = working;
  }

  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // Because browsers let `cancel` be prevented only once until the page is used again, and not all know `closedby`.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.querySelector('.dw')?.append(dialog);
  dialog.showModal();
}

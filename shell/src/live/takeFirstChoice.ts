import { browserStorage } from '@dialogwerk/shared/browser';
import { liveStorage, newTurnId } from '@dialogwerk/shared/clients/outbox';
import type { DialogData, PendingReply } from '@dialogwerk/shared/contract';
import { firstChoiceTexts } from './texts.ts';

/**
 * Offers the choices of the first question that the HTML holds, or its line, so that it can be answered before the messenger has come.
 * What is chosen or sent lies in the messenger's outbox at once: it outlives the page, can be changed until the messenger takes
 * over, and is sent by it like every other reply. Whoever comes back, or whose browser keeps nothing, waits for the
 * messenger.
 */
export function takeFirstChoice(root: ParentNode, data: Exclude<DialogData, { problem: string }>): void {
  const { config, firstQuestion } = data;
  const offered = root.querySelector<HTMLElement>('.first-choices');
  const storage = browserStorage('localStorage');
  const outbox = liveStorage.outbox(config.survey_id);
  const wasHere = [liveStorage.session(config.survey_id), outbox].some((key) => storage?.getItem(key));
  if (!offered || !firstQuestion || !storage || wasHere) return;
  const { unique_question_id, nachfrage_id } = firstQuestion;
  const choices = [...offered.querySelectorAll<HTMLElement>('[data-reply]')];
  const texts = firstChoiceTexts(document.documentElement.lang, config.du_sie);
  const status = document.createElement('p');
  status.className = 'first-status';
  status.role = 'status';
  status.lang = texts.lang;
  offered.append(status);
  offered.hidden = false;

  const keep = (reply: PendingReply['reply'], shown: string): void => {
    const pending: PendingReply = { turn_id: newTurnId(), unique_question_id, nachfrage_id, reply, shown };
    storage.setItem(outbox, JSON.stringify(pending));
    status.textContent = texts.kept;
  };
  const choose = (chosen: HTMLElement): void => {
    keep(JSON.parse(chosen.dataset['reply'] ?? ''), chosen.textContent);
    for (const choice of choices) choice.ariaPressed = String(choice === chosen);
  };
  for (const choice of choices) choice.addEventListener('click', () => choose(choice));

  const line = offered.querySelector('input');
  const form = line?.form;
  if (!form) return;
  // What is typed and not sent stands in the messenger's line once that has come.
  line.addEventListener('input', () =>
    browserStorage('sessionStorage')?.setItem(
      liveStorage.draft(config.survey_id),
      `${nachfrage_id ?? unique_question_id}\n${JSON.stringify({ text: line.value, reply: null })}`,
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = line.value.trim();
    if (text) keep({ type: 'open', text }, text);
  });
}

import { change, makeStale } from '@dialogwerk/shared/clients';
import type { DeletionReceipt } from '@dialogwerk/shared/contract';
import { $notice, showNotice } from '@dialogwerk/shared/state';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { atom } from 'nanostores';
import { saveFile } from '@dialogwerk/shared/browser';
import { deletionTexts as texts } from './texts.ts';

/** The conversations that are on their way out; they are shown as gone. */
export const $leaving = atom<ReadonlySet<string>>(new Set());

function setLeaving(conversation_id: string, isLeaving: boolean): void {
  const after = new Set($leaving.get());
  if (isLeaving) after.add(conversation_id);
  else after.delete(conversation_id);
  $leaving.set(after);
}

/**
 * Deletes a conversation for good once the offer to take that back is gone from the screen, because nothing could bring it back
 * afterwards. A page that is closed before keeps it. Ends with a receipt.
 */
export function deleteConversation(survey_id: string, conversation_id: string): void {
  let isTakenBack = false;
  setLeaving(conversation_id, true);
  showNotice(texts.offered, {
    label: texts.undo,
    run: () => {
      isTakenBack = true;
      setLeaving(conversation_id, false);
    },
  });
  const offer = $notice.get()?.id;
  const stop = $notice.listen((notice) => {
    if (notice?.id === offer) return;
    stop();
    if (!isTakenBack) void send(survey_id, conversation_id);
  });
}

async function send(survey_id: string, conversation_id: string): Promise<void> {
  const sent = await change('deleteConversation', { survey_id, conversation_id });
  if (!sent.ok) {
    setLeaving(conversation_id, false);
    showNotice(texts.failed(sent.reason));
    return;
  }
  const { receipt } = sent.value;
  showNotice(texts.deleted(receipt.answers, receipt.turns, receipt.files), {
    label: texts.keepReceipt,
    run: () => keepReceipt(receipt),
  });
  // Those of its neighbours, too.
  makeStale(['conversationPlace'], { survey_id });
}

function keepReceipt(receipt: DeletionReceipt): void {
  const text = texts.receipt({ ...receipt, when: formatShortMoment(receipt.deleted_at) });
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), texts.receiptFile(receipt.conversation_id));
}

import { randomUUID } from 'node:crypto';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Product } from './startProduct.ts';
import type { ThreeChats } from './threeChats.ts';

/** A respondent of the three chats who answers so many of their questions, in the order in which they can be answered. */
export async function playThreeChats(product: Product, chats: ThreeChats, replies: number): Promise<void> {
  const { inspector, witness, lab } = chats;
  const { token_live } = await callOrThrow(product.url, 'registerLiveList', {
    survey_id_list: [inspector, witness, lab],
    dialog_manager_id: new URL(chats.url).pathname.split('/').at(-1) ?? '',
  });
  await callOrThrow(product.url, 'chats', {}, token_live);
  const questions = [
    [inspector, 'ort', 'Zu Hause, allein mit einem Buch.'],
    [witness, 'alibi', 'Nicht ganz.'],
    [lab, 'probe', 'Bitte auf Fingerabdrücke.'],
    [witness, 'spur', 'Jemand ist hier rückwärts gegangen.'],
    [inspector, 'motiv', 'Der Bruder, wegen des Erbes.'],
    [inspector, 'anklage', 'Den Bruder.'],
  ] as const;
  for (const [survey_id, unique_question_id, text] of questions.slice(0, replies)) {
    const turn = { survey_id, unique_question_id, turn_id: randomUUID(), nachfrage_id: null };
    await callOrThrow(product.url, 'turn', { ...turn, reply: { type: 'open', text } }, token_live);
  }
}

import { delayOf, releaseOf, startOf } from '../managers/chatWaits.ts';
import { questionKey } from '../triggers/triggerRule.ts';
import type { ChatsPlayer } from './ChatsPlayer.ts';

/**
 * What is wrong with where a respondent stands in a multi-chat whose dialogs go forth only; empty when nothing is: no trigger
 * was lost, none acted twice, no question was answered twice.
 */
export function brokenInvariants({ chats, state, turns, now, due }: ChatsPlayer): string[] {
  const broken: string[] = [];
  const { memory, conversations } = state;
  const once = (what: readonly string[], wrong: string): void => {
    if (new Set(what).size < what.length) broken.push(`${wrong}: ${what.join(', ')}`);
  };
  once(
    turns.flatMap(({ survey_id, result }) =>
      result.effects.flatMap((effect) =>
        effect.kind === 'store'
          ? [questionKey({ survey_id, unique_question_id: effect.unique_question_id }) + effect.nachfrage_id]
          : [],
      ),
    ),
    'a question has two answers',
  );
  once(
    turns.flatMap(({ survey_id, result }) =>
      result.passed.map((unique_question_id) => questionKey({ survey_id, unique_question_id })),
    ),
    'a block was said twice',
  );
  once(
    turns.filter(({ event }) => event.kind === 'start').map(({ survey_id }) => survey_id),
    'a dialog began twice',
  );
  once(memory.moved, 'a move happened twice');

  for (const survey_id of chats.surveys.keys()) {
    const conversation = conversations.get(survey_id);
    const start = startOf(chats, memory, survey_id);
    if (!conversation && start !== null && start <= now) broken.push(`${survey_id} was not started`);
    if (!conversation?.open || !('held' in conversation.open)) continue;
    const at = { survey_id, unique_question_id: conversation.open.unique_question_id };
    const release = releaseOf(chats, memory, at);
    if (release !== null && release <= now) broken.push(`${questionKey(at)} was not released`);
  }
  for (const { event, survey_id } of turns) {
    if (event.kind !== 'enter' || event.by !== 'released') continue;
    const release = releaseOf(chats, memory, { survey_id, unique_question_id: event.unique_question_id });
    if (release === null || release > now) broken.push(`${event.unique_question_id} was released too soon`);
  }
  for (const rule of chats.rules) {
    const isOwed = rule.kind === 'moveDialog' && delayOf(rule) === 0 && questionKey(rule.at) in memory.behind;
    const key = `${questionKey(rule.at)} ${questionKey(rule.names)}`;
    if (isOwed && !memory.moved.includes(key)) broken.push(`${key} did not move`);
  }
  if (due !== null && due <= now) broken.push('something is due and has not happened');
  return broken;
}

import { ruleProbes } from '../../probing/ruleProbes.ts';
import { saysEnough } from '../../probing/saysEnough.ts';
import { saysNothing } from '../../probing/saysNothing.ts';
import { speaksOf } from '../../probing/speaksOf.ts';
import { wantsToStop } from '../../probing/wantsToStop.ts';
import { plainLine } from '../../text/plainLine.ts';
import type { ModelTask } from '../ConversationState.ts';
import { nextBlock } from './nextBlock.ts';
import { probeId } from './talk.ts';
import type { After, Led } from './Led.ts';

type Probe = Extract<ModelTask, { kind: 'probe' }>;

/**
 * Asks back by the product's own rules, first with the author's own probe: until the replies say enough, as often as the author
 * allows, and not where somebody has no answer, wants to stop or speaks of what is to be avoided. The same replies always lead the same way.
 */
export function probeByRule(led: Led, task: Probe): After {
  const { survey, from, turn } = led;
  const { unique_question_id } = from.block;
  const replies = task.said.flatMap(({ by, text }) => (by === 'person' ? text : []));
  const question = isOver(led, replies) ? null : nextQuestion(led, task);
  if (question === null) return nextBlock(survey, from, task.chosen, turn);
  const nachfrage_id = probeId(unique_question_id, replies.length);
  turn.say(question, 'nachfrage', unique_question_id, nachfrage_id);
  const said = [...task.said, { by: 'model', text: plainLine(turn.filled(question)) } as const];
  return turn.asked({ unique_question_id, probe: { nachfrage_id, chosen: task.chosen, said } });
}

function isOver({ from }: Led, replies: readonly string[]): boolean {
  const { probing, context } = from.block;
  const last = replies.at(-1) ?? '';
  return (
    probing === null ||
    replies.length > probing.most ||
    wantsToStop(last) ||
    saysNothing(last) ||
    speaksOf(probing.avoid, last) ||
    saysEnough(replies, { goal: probing.goal, question: context })
  );
}

/** The first that was not asked yet and speaks of nothing that is to be avoided. */
function nextQuestion({ survey, from, turn }: Led, { said, chosen }: Probe): string | null {
  const { nachfrage, probing } = from.block;
  const { words, choice, deeper } = ruleProbes(survey.texts.wording);
  const asked = new Set(said.flatMap(({ by, text }) => (by === 'model' ? text : [])));
  const first = chosen.length > 0 ? choice : words;
  const all = [...(nachfrage ? [nachfrage] : []), first, ...deeper];
  const isOpen = (question: string): boolean => {
    const line = plainLine(turn.filled(question));
    return !asked.has(line) && !speaksOf(probing?.avoid ?? '', line);
  };
  return all.find(isOpen) ?? null;
}

import type { ModelTask, OpenPlace, TalkLine } from '../ConversationState.ts';
import { goOn, goOnUnlessEnded } from './goOn.ts';
import { giveToModel, withSaid } from './modelTurns.ts';
import { probeByRule } from './probeByRule.ts';
import { nextBlock } from './nextBlock.ts';
import type { Taken } from './Taken.ts';
import { repliesIn } from './talk.ts';
import type { TurnEnd } from './Turn.ts';

/** A probe of a model or by rule was replied to: there may be one more. */
function probeTaken({ survey, from, turn, answer, words }: Taken, probe: NonNullable<OpenPlace['probe']>): TurnEnd {
  const { chosen, said } = probe;
  const most = from.block.probing?.most ?? 0;
  if (!said || answer === 'skipped' || words === null || repliesIn(said) >= most) {
    return goOn(survey, turn, nextBlock(survey, from, chosen, turn));
  }
  const task = { kind: 'probe', chosen, said: [...said, { by: 'person', text: words }] } as const satisfies ModelTask;
  const led = { survey, from, turn };
  return goOnUnlessEnded(survey, turn, from.led ? giveToModel(led, task) : probeByRule(led, task));
}

/** A reply in a conversation that a model leads; who skips wants to go on. */
function talkTaken({ survey, from, turn, answer, words }: Taken, talk: readonly TalkLine[]): TurnEnd {
  if (answer === 'skipped' || words === null) return goOn(survey, turn, nextBlock(survey, from, [], turn));
  const task = withSaid({ kind: 'talk', said: talk }, 'person', words);
  return goOnUnlessEnded(survey, turn, giveToModel({ survey, from, turn }, task));
}

/** A reply where a model leads, or to whether it may; null for every other reply. */
export function takeLedReply(reply: Taken): TurnEnd | null {
  const { survey, from, place, turn, answer } = reply;
  if ('talk' in place) return talkTaken(reply, place.talk);
  if ('agree' in place) {
    turn.agreed = answer !== 'skipped' && answer.stored === true;
    return goOnUnlessEnded(survey, turn, giveToModel({ survey, from, turn }, place.agree));
  }
  return place.probe?.said ? probeTaken(reply, place.probe) : null;
}

import { agreementTexts } from './agreementTexts.ts';
import type { ModelTask, TalkLine } from '../ConversationState.ts';
import type { ModelOutcome } from '../events.ts';
import { landing } from '../survey/exitsOf.ts';
import type { After, Led } from './Led.ts';
import { nextBlock } from './nextBlock.ts';
import { probeByRule } from './probeByRule.ts';
import { agreementId, probeId, repliesIn, talkId } from './talk.ts';
import { plainLine } from '../../text/plainLine.ts';

/** How many requests and tasks for a model may follow a reply, because each of them is a wait; further ones count as failed. */
export const REQUESTS_IN_A_ROW = 5;

/** The task with one more thing that was said. */
export function withSaid(task: ModelTask, by: TalkLine['by'], text: string): ModelTask {
  return { ...task, said: [...task.said, { by, text }] };
}

/**
 * Gives a task to the model: after the respondent has agreed, where the author wants that; a conversation that the block's
 * own text began waits for a reply first. Without agreement, and after too many waits in a row, it goes on as without a model.
 */
export function giveToModel({ survey, from, turn }: Led, task: ModelTask): After {
  const { unique_question_id, type } = from.block;
  if (survey.model.consent && turn.agreed === undefined) {
    const { question } = agreementTexts(survey.texts.wording);
    turn.say(question, type, unique_question_id, agreementId(unique_question_id));
    return turn.asked({ unique_question_id, probe: null, agree: task });
  }
  if (turn.agreed === false || turn.requests >= REQUESTS_IN_A_ROW) return withoutModel({ survey, from, turn }, task);
  const isBegun = task.kind === 'talk' && task.said.at(-1)?.by === 'model';
  return isBegun
    ? turn.asked({ unique_question_id, probe: null, talk: task.said })
    : turn.givenToModel(unique_question_id, task);
}

/** Goes on by what the author has written: the block's fallback, or by rule, or by the probe that it has itself, unless one was asked. */
function withoutModel({ survey, from, turn }: Led, task: ModelTask): After {
  const { block } = from;
  const { unique_question_id, nachfrage } = block;
  if (task.kind === 'probe') {
    if (block.probing?.by_rule === true) return probeByRule({ survey, from, turn }, task);
    const isFirst = task.said.length === 1;
    if (!isFirst || !nachfrage) return nextBlock(survey, from, task.chosen, turn);
    const nachfrage_id = probeId(unique_question_id, 1);
    turn.say(nachfrage, 'nachfrage', unique_question_id, nachfrage_id);
    return turn.asked({ unique_question_id, probe: { nachfrage_id, chosen: task.chosen } });
  }
  const target = block.type === 'gpt' && !block.is_end ? block.fallback_target : null;
  if (block.type === 'gpt') turn.say(block.fallback, 'gpt', unique_question_id);
  if (target === null) return nextBlock(survey, from, [], turn);
  return turn.goes(unique_question_id, landing(survey.blocks, from, target), { kind: 'fallback' });
}

/** What the model said: as the next question of the conversation or the next probe; after the last reply it only closes. */
function said({ survey, from, turn }: Led, task: ModelTask, text: string): After {
  const { block } = from;
  const { unique_question_id, type } = block;
  const next = withSaid(task, 'model', text);
  if (task.kind === 'probe') {
    const nachfrage_id = probeId(unique_question_id, repliesIn(task.said));
    turn.sayPlain(text, 'nachfrage', unique_question_id, nachfrage_id);
    return turn.asked({ unique_question_id, probe: { nachfrage_id, chosen: task.chosen, said: next.said } });
  }
  const replies = repliesIn(task.said);
  turn.sayPlain(text, type, unique_question_id, talkId(unique_question_id, replies + 1));
  const isLast = block.type === 'gpt' && replies >= block.max_exchanges;
  if (isLast) return over({ survey, from, turn }, task);
  return turn.asked({ unique_question_id, probe: null, talk: next.said });
}

/** The task is done: the dialog goes on as after any block. */
function over({ survey, from, turn }: Led, task: ModelTask): After {
  return nextBlock(survey, from, task.kind === 'probe' ? task.chosen : [], turn);
}

/** What follows from what the model made of its task. Only conditions of the block itself lead anywhere. */
export function afterModel(led: Led, task: ModelTask, outcome: ModelOutcome): After {
  const { survey, from, turn } = led;
  switch (outcome.kind) {
    case 'said':
      return said(led, task, outcome.text);
    case 'over':
      return over(led, task);
    case 'met': {
      const { block } = from;
      const conditions = block.type === 'gpt' && task.kind === 'talk' ? block.gpt_exit_conditions : [];
      const met = conditions.find(({ id }) => id === outcome.condition_id);
      if (!met) return withoutModel(led, task);
      if (met.target === null || block.is_end) return over(led, task);
      const to = landing(survey.blocks, from, met.target);
      return turn.goes(block.unique_question_id, to, { kind: 'exit', condition_id: met.id });
    }
    case 'failed':
      return withoutModel(led, task);
  }
}

/** A conversation that a model leads begins: with the block's own text, else with the model's. */
export function beginTalk(led: Led): After {
  const begun = plainLine(led.turn.filled(led.from.block.context));
  return giveToModel(led, { kind: 'talk', said: begun === '' ? [] : [{ by: 'model', text: begun }] });
}

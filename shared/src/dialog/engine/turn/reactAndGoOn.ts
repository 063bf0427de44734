import type { Answer } from '../../blocks/BlockRule.ts';
import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { goOn, goOnUnlessEnded } from './goOn.ts';
import { giveToModel } from './modelTurns.ts';
import { probeByRule } from './probeByRule.ts';
import { nextBlock } from './nextBlock.ts';
import { probeId } from './talk.ts';
import type { Turn, TurnEnd } from './Turn.ts';

/** A question that was answered, on its way through steps 3 to 5 of domain.md §3. */
export interface Answered {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly turn: Turn;
  /** The respondent's words, as their bubble reads; null, or absent, where no model can ask back about them. */
  readonly words?: string | null;
}

/** The reaction of the first chosen option that has one (domain.md §3.3). */
export function ownReaction({ block }: CompiledBlock, { chosen }: Pick<Answer, 'chosen'>): string | null {
  const reacting = chosen.find((id) => Object.hasOwn(block.jump_to_reactions, id));
  return reacting === undefined ? null : (block.jump_to_reactions[reacting] ?? null);
}

/** Asks the probe where the block has one, by a model or by rule where it wants that, else goes on. */
export function probeOrGoOn({ survey, from, turn, words }: Answered, chosen: readonly string[]): TurnEnd {
  const { unique_question_id, nachfrage, probing } = from.block;
  if (turn.diversion.isAhead) return goOn(survey, turn, null);
  if (probing && (from.led || probing.by_rule) && words && from.asking?.kind === 'whole') {
    const task = { kind: 'probe', chosen, said: [{ by: 'person', text: words }] } as const;
    const led = { survey, from, turn };
    return goOnUnlessEnded(survey, turn, from.led ? giveToModel(led, task) : probeByRule(led, task));
  }
  if (!nachfrage) return goOn(survey, turn, nextBlock(survey, from, chosen, turn));
  const nachfrage_id = probeId(unique_question_id, 1);
  turn.say(nachfrage, 'nachfrage', unique_question_id, nachfrage_id);
  return turn.asked({ unique_question_id, probe: { nachfrage_id, chosen } });
}

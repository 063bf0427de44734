import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import type { EngineEvent } from '../../engine/events.ts';
import { findPath } from '../../paths/findPath.ts';
import type { PathGoal } from '../../paths/findPath.ts';
import type { Counterexample } from '../Finding.ts';
import { counterexampleOf } from './counterexampleOf.ts';

/** How many turns are tried for one conversation, so that the check stays quick; some 5 to 20 µs each. */
const MOST_TURNS = 3_000;

/** The shortest conversation that does what the goal says; null when none was found. */
export function conversation(survey: CompiledSurvey, goal: Omit<PathGoal, 'mostTurns'>): readonly EngineEvent[] | null {
  const path = findPath(survey, { ...goal, mostTurns: MOST_TURNS });
  return path.found ? path.moves : null;
}

/** The shortest conversation to a block; null when none was found. */
export function conversationTo(survey: CompiledSurvey, unique_question_id: string): Counterexample | null {
  const events = conversation(survey, { towards: unique_question_id });
  return events && counterexampleOf(survey, events);
}

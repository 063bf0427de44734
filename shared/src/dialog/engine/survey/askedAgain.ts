import { circlesIn } from './circles.ts';
import type { CompiledSurvey } from './CompiledSurvey.ts';
import { onwardExitsOf } from './exitsOf.ts';

const known = new WeakMap<CompiledSurvey, ReadonlySet<string>>();

/** The blocks that a conversation can come to again by the dialog's own ways: those of its circles. Worked out once. */
export function askedAgain(survey: CompiledSurvey): ReadonlySet<string> {
  const before = known.get(survey);
  if (before) return before;
  const exits = new Map([...survey.blocks].map(([id, compiled]) => [id, onwardExitsOf(survey.blocks, compiled)]));
  const again = new Set(circlesIn(exits).flat());
  known.set(survey, again);
  return again;
}

import type { Evaluate } from '../engine/CompiledSurvey.ts';

/** An expression ready to run; one that cannot be read is missing. */
export function compileExpression(_source: string): Evaluate {
  return () => null;
}

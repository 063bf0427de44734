import { compileSurvey, findPath, snapshotOf, supposedAt, variablesOf } from '@dialogwerk/shared/dialog/engine';
import type { CompiledSurvey, EngineEvent } from '@dialogwerk/shared/dialog/engine';
import type { StageOrder, StageResult, VariableKinds } from './StageOrder.ts';
import { stageOf } from './stageOf.ts';
import type { Cue } from './stageOf.ts';

const start: EngineEvent = { kind: 'start' };
const nobody: ReadonlySet<string> = new Set();

/**
 * Plays one order after the other. The way to a block is looked for as it is for a test that begins there, and kept as long as it
 * still leads to it.
 */
export function createStager(): (order: StageOrder) => StageResult | null {
  let dialog: { readonly compiled: CompiledSurvey; readonly variables: VariableKinds } | null = null;
  let moves: Cue['moves'] = null;

  function wayTo(survey: CompiledSurvey, block: string): Cue['moves'] {
    if (moves && stageOf(survey, { block, moves, values: {}, given: [] }).isLed) return moves;
    const path = findPath(survey, { towards: block });
    return path.found ? path.moves : null;
  }

  return ({ number, survey, block, values, given }) => {
    if (survey)
      dialog = {
        compiled: supposedAt(compileSurvey(snapshotOf(survey), nobody), Date.now()),
        variables: variablesOf(survey.all_questions),
      };
    if (!dialog) return null;
    const { compiled, variables } = dialog;
    moves = block === null ? [start] : wayTo(compiled, block);
    return { number, stage: stageOf(compiled, { block, moves, values, given }), variables };
  };
}

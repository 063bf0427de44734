import type { Block } from '@dialogwerk/shared/contract';
import {
  compileSurvey,
  findPath,
  sayablesOf,
  snapshotOf,
  supposedAt,
  traceOf,
  tracedVariables,
} from '@dialogwerk/shared/dialog/engine';
import type { CompiledSurvey, EngineEvent } from '@dialogwerk/shared/dialog/engine';
import { scriptOf } from './scriptOf.ts';
import type { StageOrder, StageResult } from './StageOrder.ts';
import { stageOf } from './stageOf.ts';
import type { Cue } from './stageOf.ts';

const start: EngineEvent = { kind: 'start' };
const nobody: ReadonlySet<string> = new Set();

/** Turns that are tried for a way to the end: a look at it is worth no longer wait. */
const END_TURNS = 10_000;

interface Staged {
  readonly compiled: CompiledSurvey;
  readonly blocks: readonly Block[];
  readonly sayables: ReturnType<typeof sayablesOf>;
}

function staged(survey: Parameters<typeof snapshotOf>[0]): Staged {
  const snapshot = snapshotOf(survey);
  return {
    compiled: supposedAt(compileSurvey(snapshot, nobody), Date.now()),
    blocks: survey.all_questions,
    sayables: sayablesOf(snapshot),
  };
}

/**
 * Plays one order after the other. The way to a block is looked for as it is for a test that begins there, and kept as long as it
 * still leads to it.
 */
export function createStager(): (order: StageOrder) => StageResult | null {
  let dialog: Staged | null = null;
  let moves: Cue['moves'] = null;

  function wayTo(survey: CompiledSurvey, block: string): Cue['moves'] {
    if (moves && stageOf(survey, { block, moves, values: {}, given: [] }).isLed) return moves;
    const path = findPath(survey, { towards: block });
    return path.found ? path.moves : null;
  }

  /** A way to an end, kept as long as it leads there; the beginning where none is found. */
  function wayToEnd(survey: CompiledSurvey, blocks: readonly Block[]): Cue['moves'] {
    if (moves && stageOf(survey, { block: null, moves, values: {}, given: [] }).state.finished) return moves;
    const towards = (blocks.findLast(({ is_end }) => is_end) ?? blocks.at(-1))?.unique_question_id ?? null;
    const path = findPath(survey, { towards, isThere: ({ result }) => result.state.finished, mostTurns: END_TURNS });
    return path.found ? path.moves : [start];
  }

  return ({ number, survey, block, atEnd, values, given }) => {
    if (survey) dialog = staged(survey);
    if (!dialog) return null;
    const { compiled, blocks, sayables } = dialog;
    if (atEnd) moves = wayToEnd(compiled, blocks);
    else moves = block === null ? [start] : wayTo(compiled, block);
    const played = stageOf(compiled, { block, moves, values, given });
    const { turns, ...stage } = played;
    const trace = traceOf(compiled, sayables, turns);
    return {
      number,
      stage,
      steps: turns.flatMap(({ givenBefore }, place) => {
        const step = trace[place];
        return step ? [{ step, givenBefore }] : [];
      }),
      variables: tracedVariables(blocks, stage.state.variables),
      script: scriptOf(compiled, played),
    };
  };
}

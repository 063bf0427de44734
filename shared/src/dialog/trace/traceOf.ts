import type { TraceStep, VariableValue } from '../../contract/index.ts';
import { blockName } from '../blocks/blockName.ts';
import { takesWords } from '../blocks/isByMeaning.ts';
import { withId, writtenId } from '../blocks/loop/roundId.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent, Step } from '../engine/events.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import type { Sayables } from '../saying/sayablesOf.ts';
import { meaningName } from './meaningName.ts';
import { reasonInWords } from './reasonInWords.ts';
import { traceTexts } from './texts.ts';

/** A trigger of a multi-chat has led to a block. */
interface Entered {
  readonly kind: 'enter';
}

/** A turn of a conversation that is traced. */
export interface TracedTurn {
  readonly event: EngineEvent | Entered;
  readonly before: ConversationState;
  readonly taken: Omit<Extract<Step, { outcome: 'accepted' }>, 'outcome'>;
}

/** How a conversation came about, step by step, in the words of its author. Pure. */
export function traceOf(survey: CompiledSurvey, sayables: Sayables, turns: readonly TracedTurn[]): TraceStep[] {
  return turns.map(({ event, before, taken: { state, effects, passed, ways } }): TraceStep => {
    const whyTo = (id: string | null): string | null => {
      const way = ways.findLast(({ to }) => to === id);
      const from = way && survey.blocks.get(way.from);
      return from ? reasonInWords(way.because, from, sayables) : null;
    };
    return {
      kind: event.kind,
      at: before.open?.unique_question_id ?? null,
      said: saidIn(effects),
      came: passed.map((unique_question_id) => ({
        unique_question_id,
        name: nameOf(survey, unique_question_id),
        why: whyTo(unique_question_id),
      })),
      ended: state.finished ? (state.screened ? traceTexts.screened : (whyTo(null) ?? traceTexts.elsewhere)) : null,
      changed: changedIn(before, state),
      understood: understoodIn(survey, event),
    };
  });
}

function nameOf(survey: CompiledSurvey, id: string): string {
  const found = survey.blocks.get(id);
  return (found && blockName(found.block, found.says)) || id;
}

function saidIn(effects: TracedTurn['taken']['effects']): string | null {
  return effects.find((effect) => effect.kind === 'reply-shown')?.text ?? null;
}

function changedIn(before: ConversationState, after: ConversationState): TraceStep['changed'] {
  return Object.entries(after.variables).flatMap(([variable, value]) =>
    isSame(before.variables[variable] ?? null, value) ? [] : [{ variable, value }],
  );
}

function isSame(one: VariableValue, other: VariableValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function understoodIn(survey: CompiledSurvey, event: TracedTurn['event']): TraceStep['understood'] {
  if (event.kind !== 'reply' || !event.understood) return null;
  const { zone, matches, at = event.unique_question_id } = event.understood;
  const from = withId(survey.blocks, at);
  return {
    zone,
    matches: matches.map(({ target, confidence }) => ({ label: meaningName(survey, from, target), confidence })),
    learns_at: from && takesWords(from.block) ? writtenId(at) : null,
  };
}

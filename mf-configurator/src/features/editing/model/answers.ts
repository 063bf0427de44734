import type { Block, SurveyData, SurveyFlags } from '@dialogwerk/shared/contract';
import { inOrder } from '../../../model/inOrder.ts';
import { isSame } from '../../../model/isSame.ts';
import { applyCommand } from './applyCommand.ts';
import type { EditingState } from './EditingState.ts';
import { withoutRefused } from './rebase.ts';
import { shown } from './shown.ts';

/** What the api answers to an accepted command. */
export interface Accepted {
  readonly revision: number;
  /** The block as the api has it now; null when the command was not about one, or it is gone. */
  readonly block: Block | null;
}

/** Whether the first waiting command still changes something; it does not once what it builds on was refused. */
export function isNeeded({ confirmed, pending }: EditingState): boolean {
  const [first] = pending;
  return first !== undefined && applyCommand(confirmed, first.command) !== confirmed;
}

/** The first waiting command is saved. A revision between this one and the last known is another author's, still to be read. */
export function accepted(state: EditingState, { revision, block }: Accepted): EditingState {
  const [first, ...pending] = state.pending;
  const applied = first ? applyCommand(state.confirmed, first.command) : state.confirmed;
  return shown({
    ...state,
    revision: revision === state.revision + 1 ? revision : state.revision,
    newest: Math.max(state.newest, revision),
    pending,
    confirmed: block ? withBlock(applied, block) : applied,
  });
}

/** The first waiting command is refused for good: it is taken back, what does not build on it stays. */
export function refused(state: EditingState): EditingState {
  const [first, ...pending] = state.pending;
  if (!first) return state;
  return shown({ ...state, pending, history: withoutRefused(state.history, first) });
}

/** The first waiting command has become needless. */
export function skipped(state: EditingState): EditingState {
  return shown({ ...state, pending: state.pending.slice(1) });
}

/** The api is out of reach: everything that waits is taken back and kept for another try. */
export function unreachable(state: EditingState): EditingState {
  return shown({ ...state, pending: [], deferred: state.pending });
}

/** The api has opened or closed module tabs, because a dialog without questions cannot be tested or shared. */
export function flagged(state: EditingState, flags: SurveyFlags): EditingState {
  const { bearbeiten, intrance, testen, live_switch, analyse } = flags;
  return shown({ ...state, confirmed: { ...state.confirmed, bearbeiten, intrance, testen, live_switch, analyse } });
}

function withBlock(survey: SurveyData, block: Block): SurveyData {
  const all_questions = survey.all_questions.map((known) =>
    known.unique_question_id === block.unique_question_id && !isSame(known, block) ? block : known,
  );
  return { ...survey, all_questions: inOrder(all_questions) };
}

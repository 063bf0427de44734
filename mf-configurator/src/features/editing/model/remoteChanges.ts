import type { Block, CallResponse, SurveyData } from '@dialogwerk/shared/contract';
import { deletionsAmong, withGoneBlocks } from './goneBlocks.ts';
import { inOrder } from '../../../model/inOrder.ts';
import { isSame } from '../../../model/isSame.ts';
import type { EditingState } from './EditingState.ts';
import { shiftedHistory, withoutForeign } from './rebase.ts';
import { shown } from './shown.ts';
import { remoteFieldRefs } from './FieldRef.ts';

export type RemoteChanges = CallResponse<'surveyChanges'>;

/** Another author has changed something: a newer revision exists. */
export function heardOf(state: EditingState, revision: number): EditingState {
  return revision > state.newest ? { ...state, newest: revision } : state;
}

/** What has changed in the api comes in under what this author has not saved yet. */
export function mergeRemoteChanges(state: EditingState, remote: RemoteChanges): EditingState {
  const foreign = remote.changes.filter(({ client }) => client !== state.client);
  const isBack = (id: string | null): boolean => state.gone.some(({ block }) => block.unique_question_id === id);
  // One that came back has its old place; a new one has moved on those behind it, deleted ones too.
  const inserted = foreign.flatMap(({ change, new_value, unique_question_id }) =>
    change === 'create' && isAt(new_value) && !isBack(unique_question_id) ? [new_value.order] : [],
  );
  const history = inserted.reduce(shiftedHistory, state.history);
  const next = shown({
    ...state,
    revision: remote.revision,
    newest: Math.max(state.newest, remote.revision),
    confirmed: withRemoteChanges(state.confirmed, remote),
    history: withoutForeign(history, foreign.flatMap(remoteFieldRefs)),
  });
  return foreign.some(({ change }) => change === 'delete')
    ? withGoneBlocks(state, next, deletionsAmong(foreign))
    : next;
}

function withRemoteChanges(survey: SurveyData, { blocks, orders, settings }: RemoteChanges): SurveyData {
  const changed = new Map(blocks.map((block) => [block.unique_question_id, block]));
  const known = new Set(survey.all_questions.map(({ unique_question_id }) => unique_question_id));
  const all = [...survey.all_questions, ...blocks.filter(({ unique_question_id }) => !known.has(unique_question_id))];
  const all_questions = all.flatMap((block) => {
    const id = block.unique_question_id;
    const order = orders ? orders[id] : block.order;
    if (order === undefined) return [];
    const next: Block = Object.assign({}, changed.get(id) ?? block, { order });
    return isSame(next, block) ? block : next;
  });
  const more = settings && { ...settings, color: settings.accent_color };
  return { ...survey, ...more, all_questions: inOrder(all_questions) };
}

function isAt(block: unknown): block is { order: number } {
  return typeof block === 'object' && block !== null && 'order' in block && typeof block.order === 'number';
}

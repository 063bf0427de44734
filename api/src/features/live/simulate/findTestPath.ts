import { blockName, compileSurvey, supposedAt, heldBlocks, searchChatPath } from '@dialogwerk/shared/dialog';
import type {
  ChatTurn,
  CompiledSurvey,
  ConversationState,
  NoPath,
  QuestionOf,
  SurveySnapshot,
  TriggerRule,
} from '@dialogwerk/shared/dialog';
import { turnsTo } from '@dialogwerk/shared/dialog/simulation';

/** What a way is looked for in. */
export interface PathQuery {
  readonly target: QuestionOf;
  readonly snapshots: ReadonlyMap<string, SurveySnapshot>;
  readonly rules: readonly TriggerRule[];
  /** Whether a language model is connected. */
  readonly led: boolean;
  /** When it is played, in milliseconds since 1970; absent where nothing in it asks what today is. */
  readonly now?: number;
}

/** A question that could not be come to, as a sentence names it. */
interface Unreached {
  readonly reason: NoPath;
  readonly at: string;
  /** The target, where it is another question. */
  readonly before: string | null;
}

export type PathNotFound = { readonly found: false } & Unreached;

export interface FoundPath {
  readonly found: true;
  readonly turns: readonly ChatTurn[];
  /** How conversations stand before their first turn; a new one where none is named. */
  readonly beginnings: ReadonlyMap<string, ConversationState>;
  /** Whether a language model leads on this way. */
  readonly led: boolean;
}

export type TestPath = FoundPath | PathNotFound;

/**
 * A short way to a question over all dialogs, or why there is none. Where talking to each dialog only as far as another one
 * waits for it leads nowhere, it is the way of an invented player.
 */
export function findTestPath({ target, snapshots, rules, led, now }: PathQuery): TestPath {
  const surveys = new Map(
    [...snapshots].map(([id, snapshot]) => [id, supposedAt(compileSurvey(snapshot, heldBlocks(rules, id), led), now)]),
  );
  const path = lastOf(searchChatPath(surveys, rules, target));
  if (path.found) return { ...path, beginnings: new Map(), led };
  const played = rules.length > 0 ? turnsTo({ snapshots: [...snapshots.values()], rules }, target) : null;
  if (played) return { found: true, led: false, ...played };
  const { reason, at } = path;
  const isTarget = at.survey_id === target.survey_id && at.unique_question_id === target.unique_question_id;
  return { found: false, reason, at: nameOf(surveys, at), before: isTarget ? null : nameOf(surveys, target) };
}

function lastOf<Result>(search: Generator<number, Result>): Result {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

function nameOf(surveys: ReadonlyMap<string, CompiledSurvey>, { survey_id, unique_question_id }: QuestionOf): string {
  const found = surveys.get(survey_id)?.blocks.get(unique_question_id);
  return (found && blockName(found.block, found.says)) || unique_question_id;
}

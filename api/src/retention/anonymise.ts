import type { StoredValue } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ConversationState, OpenPlace } from '@dialogwerk/shared/dialog';
import type { Tables } from '../storage/tables/tables.ts';
import { uuidv7 } from '../storage/ids.ts';
import { withoutText } from './withoutText.ts';

interface Conversation {
  readonly survey_id: string;
  readonly conversation_id: string;
}

/** What is nobody's own, and so stays. */
export interface NobodysOwn {
  /** Whether words are the id of something that could be chosen. */
  readonly isChoice: (text: string) => boolean;
  /** Whether several respondents came with this value of a parameter of the link. */
  readonly isShared: (parameter: string, value: string) => boolean;
}

/**
 * Takes away all that somebody said in their own words in one conversation, in the caller's transaction; figures, ways, times and
 * tags stay, and so does where several came from. Neither its receipt code nor its respondent leads to it any more. Files are left to `deleteFilesOf`.
 */
export async function anonymise(
  db: Kysely<Tables>,
  key: Conversation,
  { isChoice, isShared }: NobodysOwn,
  now: number,
): Promise<void> {
  const { survey_id, conversation_id } = key;
  const found = await db
    .selectFrom('conversations')
    .select(['state', 'came_with'])
    .where((row) => row.and({ survey_id, conversation_id }))
    .where('anonymised_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return;
  // Of nobody who has other conversations, too.
  const nobody = uuidv7(now);
  await db.insertInto('live_users').values({ user_id_live: nobody, username_live: 'anonym' }).execute();
  await db
    .updateTable('conversations')
    .set({
      state: JSON.stringify(bareState(found.state, isChoice)),
      came_with: sharedOf(found.came_with, isShared),
      anonymised_at: new Date(now),
      user_id_live: nobody,
      participation_id: null,
      receipt_hash: null,
      likeness: null,
    })
    .where((row) => row.and({ survey_id, conversation_id }))
    .execute();
  await db
    .updateTable('turns')
    .set({ entries: JSON.stringify([]), event: null, outcome: JSON.stringify({}) })
    .where((row) => row.and({ survey_id, conversation_id }))
    .execute();
  await bareAnswers(db, key, isChoice);
  await db
    .updateTable('feedback')
    .set({ text: '' })
    .where((row) => row.and({ survey_id, conversation_id }))
    .execute();
  for (const table of [
    'conversation_notes',
    'exit_trials',
    'free_replies',
    'hand_overs',
    'model_calls',
    'training_examples',
  ] as const)
    await db
      .deleteFrom(table)
      .where((row) => row.and({ survey_id, conversation_id }))
      .execute();
}

/** As JSON for its column. */
function sharedOf(cameWith: Readonly<Record<string, string>> | null, isShared: NobodysOwn['isShared']): string | null {
  const shared = Object.entries(cameWith ?? {}).filter(([parameter, value]) => isShared(parameter, value));
  return shared.length === 0 ? null : JSON.stringify(Object.fromEntries(shared));
}

async function bareAnswers(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: Conversation,
  isChoice: (text: string) => boolean,
): Promise<void> {
  const bare = (answers: readonly { readonly value: StoredValue }[]): string | null => {
    const changed = answers.flatMap((answer) => {
      const value: StoredValue = withoutText(answer.value, isChoice);
      return JSON.stringify(value) === JSON.stringify(answer.value) ? [] : [{ ...answer, value }];
    });
    return changed.length === 0 ? null : JSON.stringify(changed);
  };
  const answers = await db
    .selectFrom('answers')
    .select(['unique_question_id', 'nachfrage_id', 'withdrawn_turn', 'value'])
    .where((row) => row.and({ survey_id, conversation_id }))
    .execute();
  const changed = bare(answers);
  if (changed !== null)
    await sql`
    update answers a
    set value = b.value
    from jsonb_to_recordset(${changed}::jsonb)
      as b (unique_question_id text, nachfrage_id text, withdrawn_turn int, value jsonb)
    where a.survey_id = ${survey_id} and a.conversation_id = ${conversation_id}
      and a.unique_question_id = b.unique_question_id and a.nachfrage_id = b.nachfrage_id
      and a.withdrawn_turn = b.withdrawn_turn`.execute(db);
  const earlier = await db
    .selectFrom('earlier_answers')
    .select(['unique_question_id', 'nachfrage_id', 'turn', 'value'])
    .where((row) => row.and({ survey_id, conversation_id }))
    .execute();
  const changedEarlier = bare(earlier);
  if (changedEarlier !== null)
    await sql`
    update earlier_answers a
    set value = b.value
    from jsonb_to_recordset(${changedEarlier}::jsonb)
      as b (unique_question_id text, nachfrage_id text, turn int, value jsonb)
    where a.survey_id = ${survey_id} and a.conversation_id = ${conversation_id}
      and a.unique_question_id = b.unique_question_id and a.nachfrage_id = b.nachfrage_id and a.turn = b.turn`.execute(
      db,
    );
}

function bareState(state: ConversationState, isChoice: (text: string) => boolean): ConversationState {
  const variables = Object.fromEntries(
    Object.entries(state.variables).map(([name, value]) => [name, withoutText(value, isChoice)]),
  );
  // What was typed beside 'Sonstiges' stands where others take it over, too.
  const chosen = Object.entries(state.choices ?? {}).map(([id, { ids }]) => [id, { ids }] as const);
  const bare = { variables, labels: {}, ...(state.choices ? { choices: Object.fromEntries(chosen) } : {}) };
  return state.finished ? { ...state, ...bare } : { ...state, ...bare, open: state.open && barePlace(state.open) };
}

/** What is kept of a place is named here one by one, because a place may hold words: meant ones, or all of a talk. */
function barePlace(open: OpenPlace): OpenPlace {
  const { unique_question_id } = open;
  const at = { unique_question_id, probe: null };
  if ('item_id' in open) return { ...at, item_id: open.item_id, answered: open.answered };
  if ('search' in open) return { ...at, search: open.search };
  if ('request' in open) return { ...at, request: open.request };
  if ('held' in open) return { ...at, held: open.held };
  if ('talk' in open) return { ...at, talk: [] };
  if ('again' in open) return { ...at, again: open.again, candidates: open.candidates };
  return { unique_question_id, probe: open.probe };
}

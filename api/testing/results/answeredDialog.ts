import { unrolledSnapshot } from '@dialogwerk/shared/dialog';
import { studyDay } from '@dialogwerk/shared/contract';
import type { Block, ResultState, ScaleTemplate } from '@dialogwerk/shared/contract';
import { inventing } from '@dialogwerk/shared/testing/respondents';
import { readCurrentSnapshot } from '../../src/storage/surveys/readSnapshot.ts';
import { anAuthor } from '../anAuthor.ts';
import { insertSurvey } from '../insertSurvey.ts';
import type { TestApi } from '../startTestApi.ts';
import { insertInvented } from './insertInvented.ts';
import { withdrawSome } from './withdrawSome.ts';
import type { Told } from './withdrawSome.ts';

const MINUTE_MS = 60_000;
/** Midnight in Berlin, in the middle of the conversations. */
const MIDDLE = Date.UTC(2026, 10, 20, 23, 0);

/** A conversation as it is stored, and what counts of it. */
export interface Stored {
  readonly id: string;
  readonly told: Told;
  readonly state: ResultState;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** What it came with as 'quelle'; '' for nothing. */
  readonly source: string;
}

/** A dialog with conversations of invented respondents. */
export interface AnsweredDialog {
  readonly survey_id: string;
  readonly publication_id: string;
  /** Of an author who may see all of it. */
  readonly token: string;
  readonly blocks: readonly Block[];
  readonly stored: readonly Stored[];
}

/** What every third and every fifth conversation came with. */
const sourceOf = (index: number): string => (index % 3 === 0 ? 'brief' : index % 5 === 0 ? 'plakat' : '');

/**
 * Stores a dialog and so many respondents, led by the engine, one a minute; the clock stands where the later half of those who
 * have not come to the end still counts as waiting.
 */
export async function answeredDialog(
  api: TestApi,
  dialog: { readonly blocks: readonly Block[]; readonly templ_options?: readonly ScaleTemplate[] },
  count: number,
): Promise<AnsweredDialog> {
  const { db } = api.services;
  const author = await anAuthor(api);
  const { blocks, templ_options = [] } = dialog;
  const survey_id = await insertSurvey(api, { blocks, templ_options: [...templ_options], owner: author });
  const snapshot = await readCurrentSnapshot(db, survey_id);
  if (!snapshot) throw new Error('the dialog is not there');
  const begin = MIDDLE - Math.floor(count / 2) * MINUTE_MS;
  api.clock.now = MIDDLE + 24 * 60 * MINUTE_MS;

  const invent = inventing(snapshot);
  const all = Array.from({ length: count }, (_, seed) => invent(seed));
  const ids = await insertInvented(api, survey_id, all, begin);
  const told = await withdrawSome(api, { survey_id, ids, at: new Date(begin) }, all);
  await api.call('setLinkParameters', { survey_id, names: ['quelle'] }, author.token);
  for (const value of ['brief', 'plakat']) {
    const came = ids.filter((_, index) => sourceOf(index) === value);
    await db
      .updateTable('conversations')
      .set({ came_with: JSON.stringify({ quelle: value }) })
      .where('conversation_id', 'in', came)
      .execute();
  }
  const { publication_id } = await db
    .selectFrom('publications')
    .select('publication_id')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  // As answers are kept: each round of a loop has questions of its own.
  const unrolled = unrolledSnapshot({ blocks }).blocks;
  const screening = new Set(
    unrolled.flatMap((block) => (block.type === 'consent' && block.required ? [block.unique_question_id] : [])),
  );
  const stored = told.map((one, index) => ({
    id: ids[index] ?? '',
    told: one,
    state: stateOf(one, screening, index > Math.floor(count / 2)),
    day: studyDay(begin + index * MINUTE_MS),
    source: sourceOf(index),
  }));
  return { survey_id, publication_id, token: author.token, blocks: unrolled, stored };
}

/** How a conversation stands, read from what was invented. */
function stateOf({ state, turns, answers }: Told, screening: ReadonlySet<string>, isLate: boolean): ResultState {
  if (state.finished) {
    const declined = answers.some(
      ({ question, part, value }) => screening.has(question) && part === '' && value === false,
    );
    return declined ? 'screened' : 'finished';
  }
  if (turns.length === 1) return 'opened';
  return isLate ? 'waiting' : 'stopped';
}

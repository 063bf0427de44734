import { STUDY_ZONE } from '@dialogwerk/shared/contract';
import { markRowOf, rowOf } from '@dialogwerk/shared/dialog';
import type { Cell, MarkVariable } from '@dialogwerk/shared/dialog';
import { hidePersonal } from '@dialogwerk/shared/dialog/personal';
import type { PersonalWords } from '@dialogwerk/shared/dialog/personal';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { selectConversations, storedConversation } from '../data/conversationRows.ts';
import { readDialogData } from '../data/readDialogData.ts';
import type { DialogData } from '../data/readDialogData.ts';
import { Snapshot } from '../data/Snapshot.ts';
import { matching, stateOf } from '../filter/matching.ts';
import type { Population } from '../filter/Population.ts';
import { readFilter } from '../filter/readFilter.ts';
import { countOf } from '../population.ts';
import { readMarks, readMarkVariables } from '../marks/readMarks.ts';
import { hideCells, readPersonalWords } from '../personal/hideCells.ts';
import { codingTables } from './codingTables.ts';
import { exportColumns } from './exportColumns.ts';
import { noteEnded, noteWritten } from './exportStatements.ts';
import type { ExportRow } from './exportStatements.ts';
import { rowFormats } from './formats.ts';
import { readStudy } from './package/readStudy.ts';
import { tableWanted } from './tableWanted.ts';
import type { TableWanted } from './tableWanted.ts';
import { transcriptText } from './transcripts.ts';
import type { TranscriptRow } from './transcripts.ts';

/** How often it is noted how far a file has come. */
const NOTED_EVERY_MS = 500;

type Written = Pick<Services, 'db' | 'now'>;

/**
 * A file in pieces, from one moment of the database. Ends by throwing when it was cancelled. Whoever stops reading calls
 * `close`, because a generator that is not asked again cannot give its connection back.
 */
export async function openExport(
  services: Written,
  row: ExportRow,
): Promise<{ pieces: AsyncGenerator<Uint8Array | string>; close: () => Promise<void> }> {
  const snapshot = await Snapshot.open(services.db);
  return { pieces: writeExport(services, row, snapshot), close: () => snapshot.close() };
}

async function* writeExport(
  services: Written,
  row: ExportRow,
  snapshot: Snapshot,
): AsyncGenerator<Uint8Array | string> {
  const { survey_id, wanted } = row;
  const ended = (state: 'done' | 'cancelled' | 'failed') =>
    noteEnded(services.db, row, state, new Date(services.now()));
  const progress = progressOf(services, row);
  try {
    const data = await readDialogData(snapshot.db, survey_id);
    const population: Population = {
      survey_id,
      filter: readFilter(wanted.filter),
      now: row.created_at.getTime(),
    };
    const words = wanted.personal === 'hide' ? await readPersonalWords(snapshot.db, survey_id) : null;
    if (wanted.format === 'transcripts') {
      for await (const rows of snapshot.read(selectTranscripts(population))) {
        await progress(rows.length);
        yield rows.map((conversation) => transcriptText(conversation, words && hidePersonal(words))).join('');
      }
    } else {
      const variables = exportColumns(data.variables, wanted);
      const read: DialogData = { ...data, variables };
      const table = await tableWanted(snapshot.db, survey_id, wanted, data.variables);
      const marks = wanted.marks && !table ? await readMarkVariables(snapshot.db, survey_id, data.variables) : [];
      const tables = marks.length > 0 ? await codingTables({ db: snapshot.db, population }, marks) : [];
      const total = await countOf(snapshot.db, population);
      const at = row.created_at.getTime();
      const rows = (isLast: boolean) =>
        cells(snapshot, population, { read, marks, words, table }, isLast ? progress : () => progress(0));
      yield* rowFormats[wanted.format].write({
        survey_name: data.survey_name,
        unit: table?.unit ?? 'conversations',
        variables: table ? table.columns : [...variables, ...marks],
        tables,
        study: readStudy(
          { db: snapshot.db, population, facts: data },
          { filter: wanted.filter, all: data.variables, columns: variables },
        ),
        total,
        at,
        wish: wanted,
        rows,
      });
    }
    await ended('done');
  } catch (error) {
    await ended(error instanceof Cancelled ? 'cancelled' : 'failed');
    throw error;
  } finally {
    await snapshot.close();
  }
}

/** What a row holds. */
interface Shown {
  readonly read: DialogData;
  readonly marks: readonly MarkVariable[];
  /** What was decided about words, where what tells of people is hidden; null where it stays. */
  readonly words: PersonalWords | null;
  /** What the rows are of; null for a row for each conversation. */
  readonly table: TableWanted | null;
}

async function* cells(
  snapshot: Snapshot,
  population: Population,
  { read, marks, words, table }: Shown,
  progress: (rows: number) => Promise<void>,
): AsyncGenerator<Cell[][]> {
  const columns = [...read.variables, ...marks];
  for await (const rows of snapshot.read(selectConversations(population))) {
    await progress(rows.length);
    const ids = rows.map(({ conversation_id }) => conversation_id);
    if (table) {
      const conversations = rows.map((row) => storedConversation(row, read));
      yield await table.rowsOf(conversations, words);
      continue;
    }
    const noted = marks.length > 0 ? await readMarks(snapshot.db, population.survey_id, ids) : null;
    yield rows.map((row) => {
      const conversation = storedConversation(row, read);
      const own = noted?.get(row.conversation_id);
      const answered = rowOf(read.variables, conversation);
      const whole = own ? answered.concat(markRowOf(marks, own, conversation)) : answered;
      return words ? hideCells(whole, columns, words) : whole;
    });
  }
}

function selectTranscripts(population: Population) {
  return sql<TranscriptRow>`
    select c.conversation_id, ${stateOf(population)} as result_state,
      to_char(c.started_at at time zone ${STUDY_ZONE}, 'YYYY-MM-DD"T"HH24:MI:SS') as started,
      (select jsonb_agg(t.entries order by t.turn) from turns t
       where t.survey_id = c.survey_id and t.conversation_id = c.conversation_id and t.withdrawn_at is null) as transcript
    from conversations c
    where ${matching(population)}
    order by c.started_at, c.conversation_id`;
}

/** Whoever asked for it wants it no more. */
class Cancelled extends Error {}

/** Notes now and then how many rows are written. */
function progressOf({ db }: Written, row: ExportRow): (rows: number) => Promise<void> {
  let written = 0;
  let noted = -Infinity;
  return async (rows) => {
    written += rows;
    if (performance.now() - noted < NOTED_EVERY_MS) return;
    noted = performance.now();
    if (!(await noteWritten(db, row, written))) throw new Cancelled('the export was cancelled');
  };
}

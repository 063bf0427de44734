import { rowOf } from '@dialogwerk/shared/dialog';
import type { Cell } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Services } from '../../../calls/services.ts';
import { selectConversations, storedConversation } from '../data/conversationRows.ts';
import { readDialogData } from '../data/readDialogData.ts';
import type { DialogData } from '../data/readDialogData.ts';
import { Snapshot } from '../data/Snapshot.ts';
import { matching, stateOf, ZONE } from '../filter/matching.ts';
import type { Population } from '../filter/Population.ts';
import { readFilter } from '../filter/readFilter.ts';
import { countOf } from '../population.ts';
import { noteEnded, noteWritten } from './exportStatements.ts';
import type { ExportRow } from './exportStatements.ts';
import { rowFormats } from './formats.ts';
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
    const { screening } = data;
    const population: Population = {
      survey_id,
      filter: readFilter(wanted.filter),
      screening,
      now: row.created_at.getTime(),
    };
    if (wanted.format === 'transcripts') {
      for await (const rows of snapshot.read(selectTranscripts(population))) {
        await progress(rows.length);
        yield rows.map(transcriptText).join('');
      }
    } else {
      const wishes = wanted.variables && new Set(wanted.variables);
      const variables = data.variables.filter(({ name }) => wishes?.has(name) ?? true);
      const read: DialogData = { ...data, variables };
      const total = await countOf(snapshot.db, population);
      const at = row.created_at.getTime();
      const rows = (isLast: boolean) => cells(snapshot, population, read, isLast ? progress : () => progress(0));
      yield* rowFormats[wanted.format].write({
        survey_name: data.survey_name,
        variables,
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

async function* cells(
  snapshot: Snapshot,
  population: Population,
  data: DialogData,
  progress: (rows: number) => Promise<void>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of snapshot.read(selectConversations(population))) {
    await progress(rows.length);
    yield rows.map((row) => rowOf(data.variables, storedConversation(row, data)));
  }
}

function selectTranscripts(population: Population) {
  return sql<TranscriptRow>`
    select c.conversation_id, ${stateOf(population)} as result_state,
      to_char(c.started_at at time zone ${ZONE}, 'YYYY-MM-DD"T"HH24:MI:SS') as started,
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

import type { ExportWish } from '@dialogwerk/shared/contract';
import { earlierTable } from '@dialogwerk/shared/dialog';
import type {
  Cell,
  DataColumn,
  EarlierPart,
  StoredConversation,
  StoredPart,
  Variable,
} from '@dialogwerk/shared/dialog';
import { hidePersonal } from '@dialogwerk/shared/dialog/personal';
import type { PersonalWords } from '@dialogwerk/shared/dialog/personal';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';
import { clock } from '../data/conversationRows.ts';
import { hideCells } from '../personal/hideCells.ts';
import type { ExportData } from './ExportData.ts';
import { roundsWanted } from './roundsWanted.ts';

/** A file whose rows are no conversations. */
export interface TableWanted {
  readonly unit: Exclude<ExportData['unit'], 'conversations' | 'participations'>;
  readonly columns: readonly DataColumn[];
  /** The rows of one dialog's conversations; `words`: what was decided about words, where what tells of people is hidden. */
  readonly rowsOf: (conversations: readonly StoredConversation[], words: PersonalWords | null) => Promise<Cell[][]>;
}

/** What a file is wanted of in place of conversations: rounds of a loop, or earlier answers; null for conversations. Throws for a block that was never a loop. */
export async function tableWanted(
  db: Kysely<Tables>,
  survey_id: string,
  wish: Pick<ExportWish, 'format' | 'missing' | 'rounds' | 'earlier'>,
  variables: readonly Variable[],
): Promise<TableWanted | null> {
  if (wish.earlier && wish.format !== 'transcripts' && wish.format !== 'package') {
    const { columns, rowsOf } = earlierTable(variables);
    return {
      unit: 'earlier',
      columns,
      rowsOf: async (conversations, words) => {
        const earlier = await readEarlier(db, survey_id, conversations);
        const hide = words ? hidePersonal(words) : undefined;
        return conversations.flatMap((one) => rowsOf(one, earlier.get(one.facts.conversation_id) ?? [], hide));
      },
    };
  }
  const rounds = await roundsWanted(db, survey_id, wish);
  return (
    rounds && {
      unit: 'rounds',
      columns: rounds.columns,
      rowsOf: async (conversations, words) => {
        const rows = conversations.flatMap((one) => rounds.rowsOf(one));
        return words ? rows.map((row) => hideCells(row, rounds.columns, words)) : rows;
      },
    }
  );
}

interface EarlierRow {
  readonly conversation_id: string;
  readonly answer: StoredPart;
  readonly nth: number;
  readonly at: string;
}

/** By conversation, in the order in which they were given. */
async function readEarlier(
  db: Kysely<Tables>,
  survey_id: string,
  conversations: readonly StoredConversation[],
): Promise<ReadonlyMap<StoredConversation['facts']['conversation_id'], readonly EarlierPart[]>> {
  const ids = conversations.map(({ facts }) => facts.conversation_id);
  const { rows } = await sql<EarlierRow>`
    select e.conversation_id, jsonb_build_array(e.unique_question_id, e.nachfrage_id, e.value) as answer, e.nth,
      ${clock(sql`e.answered_at`)} as at
    from earlier_answers e
    where e.survey_id = ${survey_id} and e.conversation_id = any(${ids}::uuid[])
    order by e.answered_at, e.turn, e.nachfrage_id`.execute(db);
  return Map.groupBy(rows, ({ conversation_id }) => conversation_id);
}

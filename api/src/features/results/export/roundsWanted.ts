import type { ExportWish } from '@dialogwerk/shared/contract';
import { roundTable } from '@dialogwerk/shared/dialog';
import type { RoundTable } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { readKeptRevisions } from '../data/readRevisions.ts';
import { saysMissingApart } from './exportColumns.ts';

/** The rounds that a file is wanted of; null where its rows are conversations. Throws for a block that was never a loop. */
export async function roundsWanted(
  db: Kysely<Tables>,
  survey_id: string,
  wish: Pick<ExportWish, 'format' | 'missing' | 'rounds'>,
): Promise<RoundTable | null> {
  if (wish.rounds === undefined || wish.format === 'transcripts' || wish.format === 'package') return null;
  const table = roundTable(await readKeptRevisions(db, survey_id), wish.rounds, saysMissingApart(wish));
  if (!table) throw new CallError('export/no-loop');
  return table;
}

import { randomUUID } from 'node:crypto';
import type { ExportWish } from '@dialogwerk/shared/contract';
import type { Variable } from '@dialogwerk/shared/dialog';
import type { Handler } from '../../../calls/handler.ts';
import type { Services } from '../../../services.ts';
import { signedPath } from '../../../links/signedPath.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { readVariables } from '../data/readVariables.ts';
import { readFilter } from '../filter/readFilter.ts';
import { readMarkVariables } from '../marks/readMarks.ts';
import { countOf } from '../population.ts';
import { exportColumns } from './exportColumns.ts';
import { fileName } from './fileName.ts';
import { exportTexts } from './texts.ts';
import { refuseBeyondExcel } from './refuseBeyondExcel.ts';
import { tableWanted } from './tableWanted.ts';

/** Where an export is fetched. */
export const exportPath = (export_id: string): string => `/api/exports/${export_id}`;

/** How many columns a file would have whose rows are conversations. */
async function columnsOf(
  db: Services['db'],
  survey_id: string,
  wish: ExportWish,
  all: readonly Variable[],
): Promise<number> {
  const noted = wish.marks ? await readMarkVariables(db, survey_id, all) : [];
  return exportColumns(all, wish).length + noted.length;
}

/** Makes ready what is then fetched by its address (role with analyse 1, fresh token); writes nothing yet. */
export const excelExport: Handler<'excelExport'> = async ({ survey_id: named, ...wish }, { services, who }) => {
  const { survey_id, survey_name } = await mayAnalyse({ services, who }, named);
  const now = services.now();
  const total = await countOf(services.db, {
    survey_id,
    filter: readFilter(wish.filter),
    now,
  });
  const all = await readVariables(services.db, survey_id);
  const table = await tableWanted(services.db, survey_id, wish, all);
  const columns = table ? table.columns.length : await columnsOf(services.db, survey_id, wish, all);
  if (wish.format === 'xlsx') refuseBeyondExcel(total, columns);
  const export_id = randomUUID();
  const file_name = fileName(survey_name, wish.format, now, table ? exportTexts.tables[table.unit] : undefined);
  const wanted: ExportWish = wish;
  await services.db
    .insertInto('exports')
    .values({
      survey_id,
      export_id,
      user_id: who.user_id,
      wanted: JSON.stringify(wanted),
      file_name,
      total,
      created_at: new Date(now),
      ended_at: null,
    })
    .execute();
  return { download: signedPath(services, exportPath(export_id)), export_id, file_name, total };
};

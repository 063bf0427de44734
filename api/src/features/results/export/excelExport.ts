import { randomUUID } from 'node:crypto';
import type { ExportWish } from '@dialogwerk/shared/contract';
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
import { roundsWanted } from './roundsWanted.ts';
import { refuseBeyondExcel } from './refuseBeyondExcel.ts';

/** Where an export is fetched. */
export const exportPath = (export_id: string): string => `/api/exports/${export_id}`;

/** How many columns a file would have. */
async function columnsOf(db: Services['db'], survey_id: string, wish: ExportWish): Promise<number> {
  const all = await readVariables(db, survey_id);
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
  const table = await roundsWanted(services.db, survey_id, wish);
  const columns = table ? table.columns.length : await columnsOf(services.db, survey_id, wish);
  if (wish.format === 'xlsx') refuseBeyondExcel(total, columns);
  const export_id = randomUUID();
  const file_name = fileName(survey_name, wish.format, now, table ? exportTexts.ofRounds : undefined);
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

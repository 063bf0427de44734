import { randomUUID } from 'node:crypto';
import type { ExportWish } from '@dialogwerk/shared/contract';
import { CallError } from '../../../calls/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { signedPath } from '../../../links/signedPath.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { readDialogFacts, readVariables } from '../data/readDialogData.ts';
import { readFilter } from '../filter/readFilter.ts';
import { countOf } from '../population.ts';
import { fileName } from './fileName.ts';

/** Excel's bounds of a sheet, without its first row. */
const EXCEL_ROWS = 1_048_575;
const EXCEL_COLUMNS = 16_384;

/** Where an export is fetched. */
export const exportPath = (export_id: string): string => `/api/exports/${export_id}`;

/** Makes ready what is then fetched by its address (role with analyse 1, fresh token); writes nothing yet. */
export const excelExport: Handler<'excelExport'> = async ({ survey_id: named, ...wish }, { services, who }) => {
  const { survey_id, survey_name } = await mayAnalyse({ services, who }, named);
  const now = services.now();
  const { screening } = await readDialogFacts(services.db, survey_id);
  const total = await countOf(services.db, {
    survey_id,
    filter: readFilter(wish.filter),
    screening,
    now,
  });
  const columns = wish.variables?.length ?? (await readVariables(services.db, survey_id)).length;
  if (wish.format === 'xlsx' && (total > EXCEL_ROWS || columns > EXCEL_COLUMNS)) {
    throw new CallError('export/too-large-for-excel');
  }
  const export_id = randomUUID();
  const file_name = fileName(survey_name, wish.format, now);
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

import { isDeepStrictEqual } from 'node:util';
import { REPORT_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput, ResultReport } from '@dialogwerk/shared/contract';
import type { Selectable } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler, Handlers } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { mayShowFigures } from '../../../policies/mayShowFigures.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { lockSurvey } from '../../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { readFilter } from '../filter/readFilter.ts';
import { findReport } from './findReport.ts';

type Row = Selectable<Tables['result_reports']>;

const asReport = ({ report_id, name, filter, entries, version, changed_at }: Row): ResultReport => ({
  report_id,
  name,
  filter,
  entries,
  version,
  changed_at: changed_at.getTime(),
});

const resultReports: Handler<'resultReports'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const rows = await services.db
    .selectFrom('result_reports')
    .select(['report_id', 'name', 'version', 'changed_at'])
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('report_id')
    .execute();
  return {
    reports: rows.map(({ report_id, name, version, changed_at }) => ({
      report_id,
      name,
      version,
      changed_at: changed_at.getTime(),
    })),
  };
};

const resultReport: Handler<'resultReport'> = async ({ survey_id: named, report_id }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  return { report: asReport(await findReport(services.db, survey_id, report_id)) };
};

type Content = Pick<CallInput<'keepResultReport'>, 'name' | 'filter' | 'entries'>;

const isSame = (row: Row, { name, filter, entries }: Content): boolean =>
  row.name === name && row.filter === filter && isDeepStrictEqual(row.entries, entries);

/** Refuses a filter that means nothing, of the report or of one of its figures. */
function checkFilters({ filter, entries }: Content): void {
  readFilter(filter);
  for (const entry of entries) if ('filter' in entry && entry.filter !== null) readFilter(entry.filter);
}

const keepResultReport: Handler<'keepResultReport'> = async (input, { services, who }) => {
  const { survey_id } = await mayShowFigures({ services, who }, input.survey_id);
  const { report_id, based_on, name, filter, entries } = input;
  const content = { name, filter, entries };
  checkFilters(content);
  return inTransaction(services.db, async (tx) => {
    // Locked, so that two at once neither go beyond the limit nor change the same version.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    const rows = await tx.selectFrom('result_reports').selectAll().where('survey_id', '=', survey_id).execute();
    const there = rows.find((row) => row.report_id === report_id);
    // The same act once more, whose answer was lost.
    if (there?.deleted_at === null && there.version === (based_on ?? 0) + 1 && isSame(there, content)) {
      return { report: asReport(there) };
    }
    if (!there && based_on !== null) throw new CallError('results/unknown-report');
    if (there && there.version !== based_on) throw new CallError('results/report-changed');
    const kept = rows.filter((row) => row.deleted_at === null && row.report_id !== report_id);
    if (kept.length >= REPORT_LIMITS.most) throw new CallError('results/too-many-reports');
    const values = {
      name,
      filter,
      entries: JSON.stringify(entries),
      version: (based_on ?? 0) + 1,
      changed_at: new Date(services.now()),
      deleted_at: null,
    };
    const row = await tx
      .insertInto('result_reports')
      .values({ survey_id, report_id, ...values })
      .onConflict((conflict) => conflict.columns(['survey_id', 'report_id']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { report: asReport(row) };
  });
};

const deleteResultReport: Handler<'deleteResultReport'> = async (input, { services, who }) => {
  const { survey_id } = await mayShowFigures({ services, who }, input.survey_id);
  const { numUpdatedRows } = await services.db
    .updateTable('result_reports')
    .set({ deleted_at: new Date(services.now()) })
    .where('survey_id', '=', survey_id)
    .where('report_id', '=', input.report_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallError('results/unknown-report');
  return { msg: 'success' };
};

/** Reports that are put together from figures: seen by all who see the dialog's answers, changed by who may show them to anybody. */
export const resultReportCalls = {
  resultReports,
  resultReport,
  keepResultReport,
  deleteResultReport,
} satisfies Partial<Handlers>;

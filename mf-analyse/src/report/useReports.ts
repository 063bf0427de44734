import { change, fetchOnce, mapCalled, reasonOf, send, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { reportTexts as texts } from './texts.ts';

type Reports = CallResponse<'resultReports'>['reports'];

export interface ReportList extends Called<Reports> {
  /** Makes an empty report; gives its id, null where it could not be made. */
  readonly make: (filter: string) => Promise<string | null>;
  /** Deletes a report and offers to take that back. */
  readonly remove: (report: Reports[number]) => void;
}

/** The reports of a dialog. */
export function useReports(survey_id: string): ReportList {
  const called = useResource('resultReports', { survey_id });

  const make = async (filter: string): Promise<string | null> => {
    const report_id = crypto.randomUUID();
    const report = { survey_id, report_id, name: texts.newName, filter, entries: [], based_on: null };
    const made = await change('keepResultReport', report);
    if (!made.ok) showNotice(texts.notMade(made.reason));
    return made.ok ? report_id : null;
  };
  const remove = async ({ report_id, name }: Reports[number]): Promise<void> => {
    try {
      // Read before it goes, because it comes back by keeping it again.
      const { report } = await fetchOnce('resultReport', { survey_id, report_id });
      await send('deleteResultReport', { survey_id, report_id });
      const { version, name: kept, filter, entries } = report;
      const again = { survey_id, report_id, based_on: version, name: kept, filter, entries };
      const bringBack = async (): Promise<void> => {
        const back = await change('keepResultReport', again);
        if (!back.ok) showNotice(texts.notMade(back.reason));
      };
      showNotice(texts.removed(name), { label: texts.undo, run: () => void bringBack() });
    } catch (error) {
      showNotice(texts.notRemoved(reasonOf(error)));
    }
  };
  return { ...mapCalled(called, ({ reports }) => reports), make, remove: (report) => void remove(report) };
}

import { ApiError, change, reasonOf, send } from '@dialogwerk/shared/clients';
import type { ResultReport } from '@dialogwerk/shared/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { $busy } from '../busy.ts';

/** How long after a change it is kept, with those that have come meanwhile, in milliseconds. */
const REST_MS = 700;

/** What of a report an author changes. */
export type ReportContent = Pick<ResultReport, 'name' | 'filter' | 'entries'>;

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** `isConflict`: somebody else has changed it; what stands here is kept nowhere yet. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isConflict: boolean };

export interface ReportDraft {
  readonly content: ReportContent;
  readonly change: (next: (before: ReportContent) => ReportContent) => void;
  readonly saveState: SaveState;
  /** Tries again what could not be kept. */
  readonly save: () => void;
  /** Keeps what stands here as another report; gives its id, or why that failed. */
  readonly saveAsOwn: (name: string) => Promise<{ readonly report_id: string } | { readonly reason: string }>;
}

/** A report that is changed: kept by itself a moment after each change, and told when somebody else has changed it, too. */
export function useReportDraft(survey_id: string, loaded: ResultReport): ReportDraft {
  const { report_id } = loaded;
  const [content, setContent] = useState<ReportContent>({
    name: loaded.name,
    filter: loaded.filter,
    entries: loaded.entries,
  });
  const [kept, setKept] = useState({ version: loaded.version, content });
  const [outcome, setOutcome] = useState<SaveState>({ kind: 'saved' });
  const isUnsaved = content !== kept.content;

  const keep = useEffectEvent(async (): Promise<void> => {
    const sent = content;
    setOutcome({ kind: 'saving' });
    try {
      const { report } = await send('keepResultReport', {
        survey_id,
        report_id,
        based_on: kept.version,
        ...sent,
        name: sent.name.trim() || kept.content.name,
      });
      setKept({ version: report.version, content: sent });
      setOutcome({ kind: 'saved' });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'results/report-changed';
      setOutcome({ kind: 'failed', reason: reasonOf(error), isConflict });
    }
  });

  useEffect(() => {
    if (!isUnsaved || outcome.kind !== 'saved') return undefined;
    const timer = setTimeout(() => void keep(), REST_MS);
    return () => clearTimeout(timer);
  }, [isUnsaved, outcome.kind]);

  useEffect(() => {
    $busy.set(isUnsaved ? { reason: 'unsaved-work' } : null);
    return () => $busy.set(null);
  }, [isUnsaved]);

  const keepWhenLeft = useEffectEvent((): void => {
    if (isUnsaved && outcome.kind === 'saved') void keep();
  });
  useEffect(() => () => keepWhenLeft(), []);

  const saveAsOwn: ReportDraft['saveAsOwn'] = async (name) => {
    const own = crypto.randomUUID();
    const wanted = { ...content, survey_id, report_id: own, based_on: null, name };
    const made = await change('keepResultReport', wanted);
    if (!made.ok) return { reason: made.reason };
    setKept({ ...kept, content });
    return { report_id: own };
  };
  return {
    content,
    change: setContent,
    saveState: isUnsaved && outcome.kind === 'saved' ? { kind: 'saving' } : outcome,
    save: () => setOutcome({ kind: 'saved' }),
    saveAsOwn,
  };
}

import { change, fetchOnce } from '@dialogwerk/shared/clients';
import type { CallRequest, CallResponse } from '@dialogwerk/shared/contract';
import { useRepeatedCall } from '@dialogwerk/shared/ui/router';
import { useEffect, useState } from 'react';
import { download } from '../../download.ts';

const ASKED_EVERY_MS = 700;

type Made = CallResponse<'excelExport'>;
type Progress = CallResponse<'exportProgress'>;

/** How an export stands. */
export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'under-way'; readonly made: Made; readonly progress: Progress };

export interface Export {
  readonly state: ExportState;
  readonly start: (request: CallRequest<'excelExport'>) => void;
  readonly cancel: () => void;
  /** Forgets what came of the last one. */
  readonly reset: () => void;
}

/** Whether nothing more will come. */
export function isEnded({ state }: Progress): boolean {
  return state === 'done' || state === 'cancelled' || state === 'failed';
}

/**
 * Takes answers out: the call, the download, and how far it is. After a login that the call wanted it goes on by itself, without
 * a second click (spec §8); `onRepeated` shows where it stands then.
 */
export function useExport(survey_id: string, onRepeated: () => void): Export {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });

  const begin = async (request: CallRequest<'excelExport'>): Promise<void> => {
    setState({ kind: 'starting' });
    const made = await change('excelExport', request);
    if (!made.ok) {
      setState({ kind: 'refused', reason: made.reason });
      return;
    }
    download(made.value.download, made.value.file_name);
    setState({
      kind: 'under-way',
      made: made.value,
      progress: { state: 'ready', written: 0, total: made.value.total },
    });
  };
  useRepeatedCall('excelExport', (request) => {
    if (!isRequest(request)) return;
    onRepeated();
    void begin(request);
  });

  const export_id = state.kind === 'under-way' && !isEnded(state.progress) ? state.made.export_id : null;
  useEffect(() => {
    if (export_id === null) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const { signal } = leaving;
      const progress = await fetchOnce('exportProgress', { survey_id, export_id }, signal).catch(() => null);
      if (signal.aborted) return;
      if (progress) setState((before) => (before.kind === 'under-way' ? { ...before, progress } : before));
      timer = setTimeout(() => void ask(), ASKED_EVERY_MS);
    };
    timer = setTimeout(() => void ask(), ASKED_EVERY_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [survey_id, export_id]);

  return {
    state,
    start: (request) => void begin(request),
    cancel: () => {
      if (export_id !== null) void change('cancelExport', { survey_id, export_id });
    },
    reset: () => setState({ kind: 'idle' }),
  };
}

/** It was made by this screen before the login; the api checks it as any request. */
function isRequest(request: object): request is CallRequest<'excelExport'> {
  return 'survey_id' in request;
}

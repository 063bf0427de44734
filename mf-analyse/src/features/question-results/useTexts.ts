import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import { useUpdateSignal } from '../../useUpdateSignal.ts';

/** Which answers are looked for. */
export interface ListedPart {
  readonly survey_id: string;
  /** The short form of a `resultFilter`. */
  readonly filter: string;
  readonly question: string;
  /** '' or a `nachfrage_id`. */
  readonly part: string;
}

/** A page of the texts that hold the words searched for, the newest first. */
export function useTexts(
  { survey_id, filter, question, part }: ListedPart,
  search: string,
  page: number,
): Called<CallResponse<'resultTexts'>> {
  const load = useCallback(
    (signal: AbortSignal) =>
      authorClient.call('resultTexts', { survey_id, filter, question, part, search, page }, { signal }),
    [survey_id, filter, question, part, search, page],
  );
  const called = useCall(load);
  useUpdateSignal(called.reload);
  return called;
}

/** A page of the files and recordings, the newest first. */
export function useFiles(
  { survey_id, filter, question, part }: ListedPart,
  page: number,
): Called<CallResponse<'resultFiles'>> {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('resultFiles', { survey_id, filter, question, part, page }, { signal }),
    [survey_id, filter, question, part, page],
  );
  const called = useCall(load);
  useUpdateSignal(called.reload);
  return called;
}

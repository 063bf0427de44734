import type { CallResponse } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** The report of one import, with its file. */
export type Imported = NonNullable<CallResponse<'importReport'>['imported']>;

/** What is known of how a dialog was imported; `imported` is null for one that was not. */
export type ImportReportState = { readonly survey_id: string } & (
  | { readonly phase: 'loading' }
  | { readonly phase: 'fault'; readonly reason: string }
  | { readonly phase: 'loaded'; readonly imported: Imported | null }
);

/** The import report of the open dialog; one dialog is open at a time. */
export const $importReport = atom<ImportReportState>({ survey_id: '', phase: 'loading' });

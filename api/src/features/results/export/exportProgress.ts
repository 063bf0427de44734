import { CallError } from '../../../errors/CallError.ts';
import type { AuthorContext, Handler } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { findExport, noteEnded } from './exportStatements.ts';
import type { ExportRow } from './exportStatements.ts';

/** An export that this very author has asked for. */
async function ownExport(
  { services, who }: AuthorContext,
  { survey_id: named, export_id }: { readonly survey_id: string | number; readonly export_id: string },
): Promise<ExportRow> {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const found = await findExport(services.db, export_id);
  if (!found || found.survey_id !== survey_id || found.user_id !== who.user_id) throw new CallError('export/unknown');
  return found;
}

export const exportProgress: Handler<'exportProgress'> = async (input, context) => {
  const { state, written, total } = await ownExport(context, input);
  return { state, written, total };
};

export const cancelExport: Handler<'cancelExport'> = async (input, context) => {
  const found = await ownExport(context, input);
  const { db, now } = context.services;
  if (found.state === 'ready' || found.state === 'running') await noteEnded(db, found, 'cancelled', new Date(now()));
  return { msg: 'success' };
};

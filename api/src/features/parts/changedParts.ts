import type { SectionPart } from '@dialogwerk/shared/contract';
import { saysTheSame } from '@dialogwerk/shared/dialog';
import type { AuthorContext, Handler } from '../../calls/handler.ts';
import { CallError } from '../../errors/CallError.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { mayUsePart } from '../../policies/mayUsePart.ts';
import { deliveredContent } from './delivered/deliveredContent.ts';
import { dialogContent } from './dialogContent.ts';
import type { ServedPart } from './ServedPart.ts';

/** Of which parts of a dialog the source says something else by now. One that is gone, or that the author may not see any more, has changed nothing. */
export const changedParts: Handler<'changedParts'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { sections } = await context.services.db
    .selectFrom('surveys')
    .select('sections')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const changed: Record<string, { version: number }> = {};
  for (const { id, part } of sections) {
    const version = part ? await changedVersion(part, context) : null;
    if (version !== null) changed[id] = { version };
  }
  return { changed };
};

async function changedVersion({ from, version }: SectionPart, context: AuthorContext): Promise<number | null> {
  try {
    const contentAt = await reader(from, context);
    const newest = await contentAt();
    if (newest.version === version) return null;
    const known = await contentAt(version);
    return saysTheSame(said(known), said(newest)) ? null : newest.version;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

async function reader(
  from: SectionPart['from'],
  context: AuthorContext,
): Promise<(version?: number) => Promise<ServedPart>> {
  if (from.kind === 'delivered') return async (version) => deliveredContent(from.id, version);
  const survey = await mayUsePart(context, from.id);
  return (version) => dialogContent(context.services.db, survey, version);
}

/** What a part says, wherever its cards lie. */
function said({ blocks, templ_options }: ServedPart): unknown {
  return [blocks.map((block) => Object.assign({}, block, { position: null })), templ_options];
}

import type { Segment } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import { readFilter } from './filter/readFilter.ts';

const MOST = 200;

const segments: Handler<'segments'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const rows = await services.db
    .selectFrom('segments')
    .selectAll()
    .where('survey_id', '=', survey_id)
    .orderBy('name')
    .orderBy('segment_id')
    .execute();
  return { segments: rows.map(asSegment) };
};

const setSegment: Handler<'setSegment'> = async (input, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, input.survey_id);
  const { segment_id, name, filter } = input;
  readFilter(filter);
  return inTransaction(services.db, async (tx) => {
    // Locked, so that two at once cannot go beyond the limit.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    const kept = await tx.selectFrom('segments').select('segment_id').where('survey_id', '=', survey_id).execute();
    const isNew = !kept.some((segment) => segment.segment_id === segment_id);
    if (isNew && kept.length >= MOST) throw new CallError('results/too-many-segments');
    const row = await tx
      .insertInto('segments')
      .values({ survey_id, segment_id, name, filter, created_at: new Date(services.now()) })
      .onConflict((conflict) => conflict.columns(['survey_id', 'segment_id']).doUpdateSet({ name, filter }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { segment: asSegment(row) };
  });
};

const deleteSegment: Handler<'deleteSegment'> = async ({ survey_id: named, segment_id }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const { numDeletedRows } = await services.db
    .deleteFrom('segments')
    .where('survey_id', '=', survey_id)
    .where('segment_id', '=', segment_id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallError('results/unknown-segment');
  return { msg: 'success' };
};

function asSegment({
  segment_id,
  name,
  filter,
  created_at,
}: Omit<Segment, 'created_at'> & { readonly created_at: Date }): Segment {
  return { segment_id, name, filter, created_at: created_at.getTime() };
}

/** Filters that are kept under a name (role with analyse 1), for all who see the dialog's answers. */
export const segmentCalls = { segments, setSegment, deleteSegment } satisfies Partial<Handlers>;

import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayPublish } from '../../policies/mayPublish.ts';
import { pointAt } from '../../publications/pointAt.ts';
import { publicationState } from '../../publications/publicationStates.ts';
import { publishDraft } from '../../publications/publishDraft.ts';
import { wasPublished } from '../../publications/wasPublished.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';

/**
 * Moves the pointer: respondents who begin from now on get this revision, those who have begun end on theirs (domain.md §11).
 * Bringing an older one back leaves the draft as it is, so that nothing that was written is lost. The one that is published
 * already stays it, so that a click sent twice is one publication.
 */
export const publish: Handler<'publish'> = async ({ survey_id: id, revision, note, renewed }, context) => {
  const { survey_id } = await mayPublish(context, id);
  const { db, bus, now } = context.services;
  const publication = await inTransaction(db, async (tx) => {
    const survey = await lockSurvey(tx, survey_id);
    if (!survey) throw new CallError('publication/survey-gone');
    const wanted = revision ?? survey.revision;
    const by = { user_id: context.who.user_id, note, now: now(), renewed };
    const before = await publicationState(tx, survey_id);
    if (before?.revision !== wanted) {
      if (wanted === survey.revision) await publishDraft(tx, survey, by);
      else if (await wasPublished(tx, survey_id, wanted)) await pointAt(tx, survey_id, wanted, by);
      else throw new CallError('publication/draft-moved-on');
    }
    const after = await publicationState(tx, survey_id);
    if (!after) throw new Error('a dialog that was just published has no publication');
    return after;
  });
  bus.publish(survey_id);
  return { publication };
};

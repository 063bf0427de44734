import { z } from 'zod';
import { CallError } from '../../../calls/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import type { Services } from '../../../calls/services.ts';
import { linkOfPass, passEnd } from '../../../links/figureTokens.ts';
import { snapshotOf } from '../figures/inSnapshot.ts';
import { readStanding } from '../figures/resultOverview.ts';
import { figuresOfQuestion } from '../figures/resultQuestion.ts';
import { readQuestionStates } from '../figures/resultQuestions.ts';
import { readAskedQuestions } from '../questions/askedQuestions.ts';
import { findFigureLink } from './findFigureLink.ts';
import type { WorkingLink } from './findFigureLink.ts';

/** The link that a pass was given for, if it still works. */
async function linkOf({ db, now, pseudonym }: Services, pass: string): Promise<WorkingLink> {
  const id = z.uuid().safeParse(linkOfPass(pass));
  if (!id.success) throw new CallError('figures/unknown');
  const link = await findFigureLink(db, id.data, now());
  const until = passEnd(pseudonym, pass, link);
  if (until === null) throw new CallError('figures/unknown');
  if (until <= now()) throw new CallError('figures/pass-expired');
  return link;
}

/** How conversations stand, and what became of each question, for whoever has opened a link. */
export const sharedOverview: Handler<'sharedOverview'> = async ({ pass }, { services }) => {
  const link = await linkOf(services, pass);
  return snapshotOf(services, link, async (figures) => {
    const asked = await readAskedQuestions(figures.db, link.survey_id);
    const { questions: states } = await readQuestionStates(figures);
    return {
      overview: await readStanding(figures),
      questions: asked.map(({ parts: _parts, ...question }) => question),
      states,
    };
  });
};

/** The figures of one question for whoever has opened a link; of words they hold how many there are, and nothing else. */
export const sharedQuestion: Handler<'sharedQuestion'> = async ({ pass, question }, { services }) =>
  snapshotOf(services, await linkOf(services, pass), (figures) => figuresOfQuestion(figures, question));

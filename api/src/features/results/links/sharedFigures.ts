import { isDeepStrictEqual } from 'node:util';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { snapshotOf } from '../figures/inSnapshot.ts';
import { readStanding } from '../figures/resultOverview.ts';
import { figuresOfQuestion } from '../figures/resultQuestion.ts';
import { readQuestionStates } from '../figures/resultQuestions.ts';
import { readAskedQuestions } from '../questions/askedQuestions.ts';
import { isShown, leastOf, linkOf } from './openedLink.ts';
import { shownByLink } from './shownByLink.ts';
import { hideSmallAnswers } from './smallGroups/hideSmallAnswers.ts';
import { hideSmallStanding, hideSmallStates } from './smallGroups/hideSmallStanding.ts';

/** How conversations stand, and what became of each question, for whoever has opened a link. */
export const sharedOverview: Handler<'sharedOverview'> = async ({ pass }, { services }) => {
  const link = await linkOf(services, pass);
  const least_group = leastOf(services, link);
  return snapshotOf(services, link, async (figures) => {
    if (!(await isShown(figures, least_group))) return { overview: null, questions: [], states: [], least_group };
    const { questions: asked } = await readAskedQuestions(figures.db, link.survey_id);
    const { questions: states } = await readQuestionStates(figures);
    const shows = shownByLink(link);
    return {
      overview: shows.overview ? hideSmallStanding(await readStanding(figures), least_group) : null,
      questions: asked.flatMap(({ parts: _parts, ...question }) =>
        shows.question(question.unique_question_id) ? [question] : [],
      ),
      states: states.flatMap((state) =>
        shows.question(state.unique_question_id) ? [hideSmallStates(state, least_group)] : [],
      ),
      least_group,
    };
  });
};

/** The figures of one question for whoever has opened a link; of words they hold how many there are, and nothing else. */
export const sharedQuestion: Handler<'sharedQuestion'> = async ({ pass, question }, { services }) => {
  const link = await linkOf(services, pass);
  if (!shownByLink(link).question(question)) throw new CallError('results/unknown-question');
  const least_group = leastOf(services, link);
  return snapshotOf(services, link, async (figures) => {
    const { columns } = await figuresOfQuestion(figures, question);
    const shown = (await isShown(figures, least_group)) ? hideSmallAnswers(columns, least_group) : [];
    return { columns: shown, has_small: !isDeepStrictEqual(shown, columns), least_group };
  });
};

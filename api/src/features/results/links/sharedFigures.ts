import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import { CallError } from '../../../calls/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import type { Services } from '../../../calls/services.ts';
import { linkOfPass, passEnd } from '../../../links/figureTokens.ts';
import { matching } from '../filter/matching.ts';
import { readFilter } from '../filter/readFilter.ts';
import { snapshotOf } from '../figures/inSnapshot.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import { readStanding } from '../figures/resultOverview.ts';
import { figuresOfQuestion } from '../figures/resultQuestion.ts';
import { readQuestionStates } from '../figures/resultQuestions.ts';
import { readAskedQuestions } from '../questions/askedQuestions.ts';
import { findFigureLink } from './findFigureLink.ts';
import type { WorkingLink } from './findFigureLink.ts';
import { hideSmallAnswers } from './smallGroups/hideSmallAnswers.ts';
import { hideSmallStanding, hideSmallStates } from './smallGroups/hideSmallStanding.ts';
import { tellsOfFew } from './smallGroups/isSmall.ts';

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

async function countConversations({ db, population }: FigureContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from conversations c where ${matching(population)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a link shows anything: not of so few people, nor where all whom its filter keeps out are so few. */
async function isShown(figures: FigureContext, least: number): Promise<boolean> {
  const shown = await countConversations(figures);
  const all = await countConversations({ ...figures, population: { ...figures.population, filter: readFilter('') } });
  return !tellsOfFew(shown, all, least);
}

/** How conversations stand, and what became of each question, for whoever has opened a link. */
export const sharedOverview: Handler<'sharedOverview'> = async ({ pass }, { services }) => {
  const link = await linkOf(services, pass);
  const { leastGroup: least_group } = services;
  return snapshotOf(services, link, async (figures) => {
    if (!(await isShown(figures, least_group))) return { overview: null, questions: [], states: [], least_group };
    const asked = await readAskedQuestions(figures.db, link.survey_id);
    const { questions: states } = await readQuestionStates(figures);
    return {
      overview: hideSmallStanding(await readStanding(figures), least_group),
      questions: asked.map(({ parts: _parts, ...question }) => question),
      states: states.map((state) => hideSmallStates(state, least_group)),
      least_group,
    };
  });
};

/** The figures of one question for whoever has opened a link; of words they hold how many there are, and nothing else. */
export const sharedQuestion: Handler<'sharedQuestion'> = async ({ pass, question }, { services }) => {
  const { leastGroup: least_group } = services;
  return snapshotOf(services, await linkOf(services, pass), async (figures) => {
    const { columns } = await figuresOfQuestion(figures, question);
    const shown = (await isShown(figures, least_group)) ? hideSmallAnswers(columns, least_group) : [];
    return { columns: shown, has_small: !isDeepStrictEqual(shown, columns), least_group };
  });
};

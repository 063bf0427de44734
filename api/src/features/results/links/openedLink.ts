import { sql } from 'kysely';
import { z } from 'zod';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { linkOfPass, passEnd } from '../../../links/figureTokens.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import { matching } from '../filter/matching.ts';
import { readFilter } from '../filter/readFilter.ts';
import { findFigureLink } from './findFigureLink.ts';
import type { WorkingLink } from './findFigureLink.ts';
import { tellsOfFew } from './smallGroups/isSmall.ts';

/** The link that a pass was given for, if it still works. */
export async function linkOf({ db, now, pseudonym }: Services, pass: string): Promise<WorkingLink> {
  const id = z.uuid().safeParse(linkOfPass(pass));
  if (!id.success) throw new CallError('figures/unknown');
  const link = await findFigureLink(db, id.data, now());
  const until = passEnd(pseudonym, pass, link);
  if (until === null) throw new CallError('figures/unknown');
  if (until <= now()) throw new CallError('figures/pass-expired');
  return link;
}

/** Groups of fewer people are not shown by the link. */
export function leastOf({ leastGroup }: Services, { least_group }: WorkingLink): number {
  return Math.max(leastGroup, least_group ?? 0);
}

async function countConversations({ db, population }: FigureContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from conversations c where ${matching(population)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a link shows anything: not of so few people, nor where all whom its filter keeps out are so few. */
export async function isShown(figures: FigureContext, least: number): Promise<boolean> {
  const shown = await countConversations(figures);
  const all = await countConversations({ ...figures, population: { ...figures.population, filter: readFilter('') } });
  return !tellsOfFew(shown, all, least);
}

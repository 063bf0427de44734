import type { FigureLink } from '@dialogwerk/shared/contract';
import type { Selectable } from 'kysely';
import { writeAudit } from '../../../audit/writeAudit.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler, Handlers } from '../../../calls/handler.ts';
import type { Services } from '../../../services.ts';
import { figuresPath } from '../../../links/figureTokens.ts';
import { hashPassword } from '../../../passwords/passwordHash.ts';
import { mayShowFigures } from '../../../policies/mayShowFigures.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { lockSurvey } from '../../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { readFilter } from '../filter/readFilter.ts';
import { findReport } from '../reports/findReport.ts';

const MOST = 50;
/** A year and a day, because the end of a day is chosen. */
const LONGEST_MS = 367 * 24 * 60 * 60_000;

type Row = Selectable<Tables['figure_links']>;

const asLink = ({ pseudonym }: Pick<Services, 'pseudonym'>, row: Row): FigureLink => ({
  link_id: row.link_id,
  name: row.name,
  path: figuresPath(pseudonym, row.link_id),
  filter: row.filter,
  report_id: row.report_id,
  has_password: row.password_hash !== null,
  ends_at: row.ends_at.getTime(),
  created_at: row.created_at.getTime(),
});

const figureLinks: Handler<'figureLinks'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayShowFigures({ services, who }, named);
  const rows = await services.db
    .selectFrom('figure_links')
    .selectAll()
    .where('survey_id', '=', survey_id)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('link_id')
    .execute();
  return { links: rows.map((row) => asLink(services, row)), least_group: services.leastGroup };
};

const createFigureLink: Handler<'createFigureLink'> = async (input, { services, who }) => {
  const { survey_id } = await mayShowFigures({ services, who }, input.survey_id);
  const { link_id, name, filter, report_id } = input;
  readFilter(filter);
  const now = services.now();
  if (input.ends_at <= now || input.ends_at > now + LONGEST_MS) throw new CallError('figures/bad-end');
  const password_hash = input.password === null ? null : await hashPassword(input.password);
  return inTransaction(services.db, async (tx) => {
    // Locked, so that two at once cannot go beyond the limit.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    const there = await tx.selectFrom('figure_links').selectAll().where('link_id', '=', link_id).executeTakeFirst();
    if (there) {
      // The same act once more; a link of another dialog is none of this one.
      if (there.survey_id !== survey_id || there.revoked_at) throw new CallError('figures/unknown');
      return { link: asLink(services, there) };
    }
    if (report_id !== null) await findReport(tx, survey_id, report_id);
    const works = await tx
      .selectFrom('figure_links')
      .select('link_id')
      .where('survey_id', '=', survey_id)
      .where('revoked_at', 'is', null)
      .execute();
    if (works.length >= MOST) throw new CallError('figures/too-many-links');
    const row = await tx
      .insertInto('figure_links')
      .values({
        survey_id,
        link_id,
        name,
        // A report has its own, as it stands at any time.
        filter: report_id === null ? filter : '',
        report_id,
        password_hash,
        ends_at: new Date(input.ends_at),
        least_group: input.least_group ?? null,
        created_at: new Date(now),
        created_by: who.user_id,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(tx, now, { act: 'figure_link_made', actor_id: who.user_id, survey_id });
    return { link: asLink(services, row) };
  });
};

const revokeFigureLink: Handler<'revokeFigureLink'> = async (input, { services, who }) => {
  const { survey_id } = await mayShowFigures({ services, who }, input.survey_id);
  const { link_id, is_revoked } = input;
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    const row = await tx
      .updateTable('figure_links')
      .set({ revoked_at: is_revoked ? new Date(now) : null })
      .where('survey_id', '=', survey_id)
      .where('link_id', '=', link_id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new CallError('figures/unknown');
    const act = is_revoked ? 'figure_link_revoked' : 'figure_link_restored';
    await writeAudit(tx, now, { act, actor_id: who.user_id, survey_id });
    return { link: asLink(services, row) };
  });
};

/** Links that show figures to whoever has them (docs/decisions/0052); for Besitzer and Voller Zugriff. */
export const figureLinkCalls = { figureLinks, createFigureLink, revokeFigureLink } satisfies Partial<Handlers>;

import { accountOf } from '../../accounts/accountOf.ts';
import { readAccount } from '../../accounts/findAccount.ts';
import { readApiKeys } from '../../apiKeys/readApiKeys.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { AuthorContext, Handler } from '../../calls/handler.ts';
import { openInvitations } from './invitations.ts';
import { openSessions } from './openSessions.ts';

/**
 * All that is stored of the account. Dialogs that one owns come with settings and blocks; what respondents said in them is
 * theirs and comes by the export of answers.
 */
export const exportAccount: Handler<'exportAccount'> = async (_input, context) => {
  const { services, who } = context;
  const { db, now } = services;
  await writeAudit(db, now(), { act: 'account_exported', actor_id: who.user_id });
  const audit = await db
    .selectFrom('audit')
    .select(['act', 'at'])
    .where((eb) => eb.or([eb('actor_id', '=', who.user_id), eb('target_id', '=', who.user_id)]))
    .orderBy('audit_id')
    .execute();
  return {
    exported_at: now(),
    account: accountOf(await readAccount(db, who.user_id)),
    sessions: await openSessions(context),
    invitations: await openInvitations(context),
    api_keys: await readApiKeys(db, who.user_id),
    dialogs: await ownDialogs(context),
    publications: await ownPublications(context),
    comments: await ownComments(context),
    workspaces: await ownWorkspaces(context),
    audit: audit.map(({ act, at }) => ({ act, at: at.getTime() })),
  };
};

async function ownWorkspaces({ services: { db }, who }: AuthorContext) {
  const rows = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.workspace_id', 'workspace_members.workspace_id')
    .where('user_id', '=', who.user_id)
    .where('deleted_at', 'is', null)
    .select(['workspaces.workspace_id', 'name', 'role', 'workspace_members.created_at'])
    .orderBy('workspace_members.created_at')
    .execute();
  return rows.map(({ created_at, ...workspace }) => Object.assign(workspace, { member_since: created_at.getTime() }));
}

async function ownDialogs({ services: { db }, who }: AuthorContext) {
  const rows = await db
    .selectFrom('members')
    .innerJoin('surveys', 'surveys.survey_id', 'members.survey_id')
    .leftJoin('folders', 'folders.folder_id', 'members.folder_id')
    .where('members.user_id', '=', who.user_id)
    .where('deleted_at', 'is', null)
    .select(['surveys.survey_id', 'survey_name', 'role', 'members.created_at', 'settings', 'templ_options', 'sections'])
    .select(['folders.name as folder', 'tags', 'archived_at'])
    .orderBy('members.created_at')
    .orderBy('surveys.survey_id')
    .execute();
  const owned = rows.filter(({ role }) => role === 'Besitzer').map(({ survey_id }) => survey_id);
  const blocks =
    owned.length === 0
      ? []
      : await db
          .selectFrom('blocks')
          .where('survey_id', 'in', owned)
          .where('deleted_at', 'is', null)
          .select(['survey_id', 'order', 'definition'])
          .orderBy('survey_id')
          .orderBy('order')
          .execute();
  const blocksOf = Map.groupBy(blocks, ({ survey_id }) => survey_id);
  return rows.map(
    ({ survey_id, survey_name, role, created_at, settings, templ_options, sections, folder, tags, archived_at }) => ({
      survey_id,
      survey_name,
      role,
      member_since: created_at.getTime(),
      folder,
      tags,
      archived_at: archived_at?.getTime() ?? null,
      content:
        role === 'Besitzer'
          ? {
              settings,
              templ_options,
              sections,
              blocks: (blocksOf.get(survey_id) ?? []).map(({ definition, order }) =>
                Object.assign(definition, { order }),
              ),
            }
          : null,
    }),
  );
}

async function ownPublications({ services: { db }, who }: AuthorContext) {
  const rows = await db
    .selectFrom('publications')
    .where('user_id', '=', who.user_id)
    .select(['survey_id', 'published_at', 'note'])
    .orderBy('published_at')
    .orderBy('publication_id')
    .execute();
  return rows.map(({ survey_id, published_at, note }) => ({ survey_id, published_at: published_at.getTime(), note }));
}

async function ownComments({ services: { db }, who }: AuthorContext) {
  const rows = await db
    .selectFrom('comments')
    .where('user_id', '=', who.user_id)
    .where('deleted_at', 'is', null)
    .select(['survey_id', 'created_at', 'text', 'suggested_after'])
    .orderBy('created_at')
    .orderBy('comment_id')
    .execute();
  return rows.map(({ survey_id, created_at, text, suggested_after: suggested }) => ({
    survey_id,
    created_at: created_at.getTime(),
    text,
    suggested,
  }));
}

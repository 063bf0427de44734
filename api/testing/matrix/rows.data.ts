import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CallName, streams, uploads } from '@dialogwerk/shared/contract';
import { aPrivacyForm } from '@dialogwerk/shared/testing';
import { sql } from 'kysely';
import { personalWorkspace } from '../../src/workspaces/personalWorkspace.ts';
import { aPng } from '../media/sampleFiles.ts';
import { aBrandLook } from '../aBrandLook.ts';
import { aRespondent } from '../aRespondent.ts';
import { anAccount } from '../anAccount.ts';
import { linkIn } from '../linkIn.ts';
import { admins, all, analysts, authors, editors, everyone, owners, publishers, respondents } from './answers.ts';
import { trainers, withRoles } from './answers.ts';
import type { Answers } from './answers.ts';
import type { World } from './people.ts';

type Input = Readonly<Record<string, unknown>>;

/** A call of the matrix: a good request, and what it answers to whom. */
export interface Row {
  readonly request: (world: World) => Input | Promise<Input>;
  readonly answers: Answers;
}

const none = () => ({});
const survey = ({ survey_id }: World) => ({ survey_id });
const byId = ({ survey_id }: World) => ({ id: survey_id });
const withBlock = ({ survey_id }: World) => ({ id: survey_id, questionId: 'mood' });
const manager = ({ dialog_manager_id }: World) => ({ id: dialog_manager_id });
/** A part that is released already: the same version once more. */
async function releasable({ api: { product } }: World) {
  await product.release('shell', 's1');
  return { id: 'shell', act: 'release', version: 's1' };
}
const waiting = ({ survey_id }: World) => ({ participation: randomUUID(), survey_id, unique_question_id: 'mood' });
/** Where a browser would be told. */
const aBrowser = { endpoint: 'https://push.invalid/1' };
const unknownLink = { token: 'gibt-es-nicht', magic_link: 'gibt-es-nicht' };
const names = { firstName: 'Ada', lastName: 'Lovelace' };

/** A member of the team, whom the call is about. */
async function withMember({ api, survey_id, other }: World) {
  const { user_id } = other;
  const member = { survey_id, user_id, role: 'Analysieren' } as const;
  await api.services.db
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { survey_id, name: other.username };
}

/** The dialog needs a second person, and another one who may publish has asked for one. */
async function withWish({ api, survey_id, other }: World) {
  const { user_id } = other;
  const { db } = api.services;
  await db
    .insertInto('members')
    .values({ survey_id, user_id, role: 'Voller Zugriff' })
    .onConflict((conflict) => conflict.columns(['survey_id', 'user_id']).doUpdateSet({ role: 'Voller Zugriff' }))
    .execute();
  await db.updateTable('surveys').set({ four_eyes: true }).where('survey_id', '=', survey_id).execute();
  // Of an earlier call in the same world.
  await db.updateTable('approvals').set({ state: 'withdrawn' }).where('state', '=', 'waiting').execute();
  const approval_id = randomUUID();
  await api.call('updateSurveyBlocks', { survey_id, ...renamedMood() }, other.token);
  await api.call('askApproval', { survey_id, approval_id }, other.token);
  return { survey_id, approval_id };
}

const renamedMood = () =>
  ({ action: 'update', unique_question_id: 'mood', changed_values: { short_name: randomUUID().slice(0, 8) } }) as const;

/** A wish that is over, of what is published; nothing else is other than without it. */
async function withPastWish({ api, survey_id }: World) {
  const { db } = api.services;
  const { revision } = await db
    .selectFrom('publications')
    .select('revision')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const approval_id = randomUUID();
  const over = { state: 'withdrawn', decided_by: null, decided_at: new Date() } as const;
  const wish = {
    wants: 'publication',
    revision,
    goes_live: false,
    note: '',
    chats: null,
    publication_id: null,
  } as const;
  await db
    .insertInto('approvals')
    .values({ approval_id, survey_id, dialog_manager_id: null, user_id: null, asked_at: new Date(), ...wish, ...over })
    .execute();
  return { survey_id, approval_id };
}

/** One of the multi-chat with this dialog. */
async function withManagerWish(world: World) {
  const { api, other, dialog_manager_id: id } = world;
  await withWish(world);
  const approval_id = randomUUID();
  await api.call('askManagerApproval', { id, approval_id }, other.token);
  return { id, approval_id };
}

/** A folder of the person's own. */
async function withFolder({ api: { services }, self }: World) {
  const folder_id = randomUUID();
  await services.db.insertInto('folders').values({ folder_id, user_id: self.user_id, name: 'Kurse' }).execute();
  return { folder_id };
}

/** A kit of the person's own workspace. */
async function withKit({ api: { services }, self }: World) {
  const { db, now } = services;
  const workspace_id = await personalWorkspace(db, self.user_id, now());
  const kit_id = randomUUID();
  const look = JSON.stringify(aBrandLook);
  await db.insertInto('brand_kits').values({ kit_id, workspace_id, name: 'Herbst', look }).execute();
  return { kit_id };
}

async function withVersion({ api, survey_id, owner }: World) {
  const one = { survey_id, version_id: randomUUID() };
  await api.call('keepVersion', { ...one, name: 'Vor dem Pilot' }, owner.token);
  return one;
}

const aComment = () => ({ comment_id: randomUUID(), unique_question_id: 'mood', text: 'Zu lang?' });

const aSuggestion = () => ({
  comment_id: randomUUID(),
  unique_question_id: 'mood',
  suggestion: { part: 'context', before: 'Wie geht es?', after: 'Wie geht es Ihnen?' },
});

/** A file in the library of the person's own. */
async function withLibraryFile({ api: { services }, self }: World) {
  const file_id = randomUUID();
  const workspace_id = await personalWorkspace(services.db, self.user_id, services.now());
  const filename_db = `${file_id}.png`;
  await services.media.put(filename_db, Readable.from([aPng()]));
  await services.db
    .insertInto('library_files')
    .values({
      file_id,
      workspace_id,
      filename_db,
      name: 'Bild.png',
      kind: 'image',
      type: 'image/png',
      size: 64,
      created_at: new Date(services.now()),
    })
    .execute();
  return { file_id };
}

/** A comment of the person's own. */
async function withOwnComment({ api: { services }, survey_id, self }: World) {
  const { comment_id, ...said } = aComment();
  const [created_at, changed_at] = [new Date(), new Date()];
  const { user_id } = self;
  const row = { ...said, survey_id, comment_id, thread_id: comment_id, user_id, created_at, changed_at };
  await services.db.insertInto('comments').values(row).execute();
  return { survey_id, comment_id };
}

/** Somebody who was invited by the Besitzer. */
async function withInvited({ api, survey_id, owner }: World) {
  const name = `${randomUUID()}@example.org`;
  await api.call('inviteUser', { survey_id, name, new_role: 'Trainieren' }, owner.token);
  return { survey_id, name, new_role: 'Trainieren' };
}

/** A workspace in which everybody is what they are in the dialog. */
async function withWorkspace({ api: { services }, person, owner, self }: World) {
  const workspace_id = randomUUID();
  await services.db.insertInto('workspaces').values({ workspace_id, name: 'Team', personal_of: null }).execute();
  const others = all
    .filter((role) => role === person && role !== 'Besitzer')
    .map((role) => ({ user_id: self.user_id, role }));
  const members = [{ user_id: owner.user_id, role: 'Besitzer' as const }, ...others];
  await services.db
    .insertInto('workspace_members')
    .values(members.map((member) => Object.assign(member, { workspace_id })))
    .execute();
  return { workspace_id };
}

/** Somebody who was invited to it. */
async function withWorkspaceGuest(world: World) {
  const one = { ...(await withWorkspace(world)), name: `${randomUUID()}@example.org` };
  await world.api.call('inviteToWorkspace', { ...one, new_role: 'Trainieren' }, world.owner.token);
  return one;
}

const aLetter = { subject: 'Einladung', letter: 'Hier geht es los: {{link}}' };
const aList = () => ({
  anonymous: false,
  columns: ['vorname'],
  invitees: [{ invitee_id: randomUUID(), email: `${randomUUID()}@example.org`, known: ['Ada'] }],
});

/** Somebody with a link of their own. */
const aKey = () => ({
  key_id: randomUUID(),
  name: 'Auswertung in R',
  scopes: ['results:read' as const],
  ends_at: null,
});

/** Nobody listens there. */
const aReceiver = {
  url: 'http://127.0.0.1:9/',
  events: ['conversation.finished' as const],
  with_answers: false,
};

/** The only webhook of the dialog, because there may be few. */
async function withWebhook({ api, survey_id, owner }: World) {
  const one = { survey_id, webhook_id: randomUUID() };
  await api.services.db.deleteFrom('webhooks').where('survey_id', '=', survey_id).execute();
  await api.call('createWebhook', { ...one, ...aReceiver }, owner.token);
  return one;
}

async function withInvitees({ api, survey_id, owner }: World) {
  await api.call('addInvitees', { survey_id, ...aList() }, owner.token);
  return { survey_id };
}

/** A link that the person's account has asked for. */
async function withLink({ api, self }: World, call: 'requestMagicLink' | 'requestPasswordReset') {
  await api.deliver();
  await api.call(call, { username: self.username });
  return linkIn((await api.deliver())[0]).token;
}

const aScript = {
  name: 'Gute Laune',
  seed: null,
  events: [{ kind: 'reply', unique_question_id: 'mood', nachfrage_id: null, reply: { type: 'skip' } }],
  expected: { ended: true, last: 'mood', values: {} },
};
const figureLink = ({ survey_id, api }: World) => ({
  survey_id,
  link_id: randomUUID(),
  name: 'Für den Vorstand',
  filter: '',
  ends_at: api.clock.now + 86_400_000,
  password: null,
});

/** A pass that somebody was given who opened a link of the Besitzer's. */
async function withPass(world: World) {
  const { link } = await world.api.call('createFigureLink', figureLink(world), world.owner.token);
  const { pass } = await world.api.call('openFigures', { token: link.path.split('/').at(-1) ?? '' });
  return { pass };
}

/** A report of the Besitzer's. */
async function withReport({ api, survey_id, owner }: World) {
  const one = { survey_id, report_id: randomUUID() };
  await api.call('keepResultReport', { ...one, ...aReport() }, owner.token);
  return one;
}

const aReport = () => ({
  name: 'Für den Vorstand',
  filter: '',
  entries: [
    { kind: 'question' as const, entry_id: randomUUID(), filter: null, view: 'both' as const, question: 'mood' },
  ],
  based_on: null,
});

/** A pass for the link to a report. */
async function withReportPass(world: World) {
  const { report_id } = await withReport(world);
  const wanted = { ...figureLink(world), report_id };
  const { link } = await world.api.call('createFigureLink', wanted, world.owner.token);
  const { pass } = await world.api.call('openFigures', { token: link.path.split('/').at(-1) ?? '' });
  return { pass };
}

async function withCondition({ api, survey_id, owner }: World) {
  // Because a block takes only so many, and where costs are measured one world is asked again and again.
  await sql`update blocks set definition = jsonb_set(definition, '{gpt_exit_conditions}', '[]')
    where survey_id = ${survey_id} and unique_question_id = 'talk'`.execute(api.services.db);
  const { gpt_exit_condition } = await api.call(
    'createGptExitCondition',
    { id: survey_id, unique_question_id: 'talk', condition: 'Ein Motiv wurde genannt.', target: null },
    owner.token,
  );
  return { id: survey_id, conditionId: gpt_exit_condition.id };
}

const aTrial = () => ({
  trial_id: randomUUID(),
  said: [{ by: 'person', text: 'Hallo' }],
  recorded: null,
  expected: null,
});
const withQuestion = ({ survey_id }: World) => ({ survey_id, question: 'age' });
const withCode = ({ survey_id }: World) => ({ survey_id, question: 'name', code_id: randomUUID() });
const withScore = ({ survey_id }: World) => ({ survey_id, score: 'gibt_es_nicht', group: 'auch_nicht' });
const withColumns = ({ survey_id }: World) => ({ survey_id, row: 'gibt_es_nicht', column: 'auch_nicht' });

/** A file that nobody has asked for. */
const withExport = ({ survey_id }: World) => ({ survey_id, export_id: randomUUID() });

/** A conversation with an answer. */
async function withAnswered({ api, survey_id, owner }: World) {
  await (await aRespondent(api, survey_id)).reply('name', { type: 'open', text: 'Ada' });
  const [newest] = (await api.call('answers', { survey_id }, owner.token)).conversations;
  return { survey_id, conversation_id: newest?.conversation_id };
}

/** The author's own test conversation, if they may test. */
async function openTest(api: World['api'], survey_id: string, token: string | undefined) {
  const { status } = await api.send('testRegister', { survey_id }, token);
  if (status !== 200) return;
  const { token_live } = await api.call('testRegister', { survey_id }, token);
  await api.call('conversation', { survey_id }, token_live);
}

async function withSecret({ api, survey_id, owner }: World) {
  const name = 'KEY';
  await api.call('setSecret', { survey_id, name, value: 'geheim-0815' }, owner.token);
  return { survey_id, name };
}

async function withDeletedSecret(world: World) {
  const named = await withSecret(world);
  await world.api.call('deleteSecret', named, world.owner.token);
  return named;
}

const trigger = ({ survey_id, dialog_manager_id }: World) => ({
  dialog_manager_id,
  survey_id,
  unique_question_id: 'age',
  trigger: `waitFor;${survey_id};name`,
});

/**
 * Every call with what each person is answered. A call of the contract without a row does not compile; one whose answers
 * differ fails `matrix.test.ts`.
 */
export const rows: Readonly<Record<CallName, Row>> = {
  // Sessions
  login: { request: ({ self, password }) => ({ username: self.username, password }), answers: everyone() },
  logout: { request: none, answers: authors(200, { respondent: 200 }) },
  verifyToken: { request: none, answers: authors(200, { respondent: 200 }) },
  refresh: { request: none, answers: authors(200, { respondent: 200 }) },
  requestMagicLink: { request: ({ self }) => ({ username: self.username }), answers: everyone() },
  magicLink: {
    request: async (world) => ({ magic_link: await withLink(world, 'requestMagicLink') }),
    answers: everyone(),
  },
  magicLinkRegistration: {
    request: ({ password }) => ({ ...names, ...unknownLink, password }),
    answers: everyone(400),
  },
  requestPasswordReset: { request: ({ self }) => ({ username: self.username }), answers: everyone() },
  resetPassword: {
    request: async (world) => ({ token: await withLink(world, 'requestPasswordReset'), password: world.password }),
    answers: everyone(),
  },
  confirmEmail: { request: () => unknownLink, answers: everyone(400) },

  // One's own account
  account: { request: none, answers: authors() },
  updateAccount: { request: () => ({ theme: 'dark' }), answers: authors() },
  requestEmailValidation: { request: none, answers: authors() },
  changeEmail: {
    request: ({ password }) => ({ username: `${randomUUID()}@example.org`, password }),
    answers: authors(),
  },
  changePassword: {
    request: ({ password }) => ({ password, new_password: 'eine andere lange Losung' }),
    answers: authors(),
  },
  sessions: { request: none, answers: authors() },
  endSession: { request: () => ({ session_id: randomUUID() }), answers: authors(404) },
  endAllSessions: { request: none, answers: authors() },
  invitations: { request: none, answers: authors() },
  answerInvitation: { request: (world) => ({ survey_id: world.survey_id, accept: true }), answers: authors(404) },
  exportAccount: { request: none, answers: authors() },
  accountDeletion: { request: none, answers: authors() },
  deleteAccount: { request: ({ password }) => ({ password }), answers: authors() },

  // Admin side
  adminUsers: { request: none, answers: admins },
  adminInviteUser: { request: () => ({ username: `${randomUUID()}@example.org` }), answers: admins },
  adminUpdateUser: { request: ({ other }) => ({ user_id: other.user_id, disabled: true }), answers: admins },
  adminResendValidation: { request: ({ other }) => ({ user_id: other.user_id }), answers: admins },
  adminSurveys: { request: none, answers: admins },
  adminHandOver: {
    request: ({ survey_id, other }) => ({ survey_id, username: other.username }),
    answers: admins,
  },
  adminSystem: { request: none, answers: admins },
  adminRetryMails: { request: none, answers: admins },
  adminRetryWork: { request: none, answers: admins },
  adminAudit: { request: none, answers: admins },
  modelState: { request: none, answers: authors() },
  adminModel: { request: none, answers: admins },
  adminTryModel: { request: () => ({ endpoint: 'main' }), answers: authors(404, { admin: 409 }) },
  adminSetModel: {
    // Without a first model there is no reserve: 409 for who may.
    request: () => ({ endpoint: 'reserve', provider: 'ollama', model: 'klein', url: null }),
    answers: authors(404, { admin: 409 }),
  },
  adminRemoveModel: { request: () => ({ endpoint: 'reserve' }), answers: admins },
  // No model is connected: 409 for who may.
  tryExitConditions: {
    request: ({ survey_id }) => ({
      id: survey_id,
      questionId: 'talk',
      transcripts: [{ said: [{ by: 'person', text: 'Hallo' }] }],
    }),
    answers: withRoles(trainers, 409),
  },
  exitTrials: { request: ({ survey_id }) => ({ id: survey_id, questionId: 'talk' }), answers: withRoles(trainers) },
  keepExitTrial: {
    request: ({ survey_id }) => ({ id: survey_id, questionId: 'talk', ...aTrial() }),
    answers: withRoles(trainers),
  },
  deleteExitTrial: {
    request: ({ survey_id }) => ({ id: survey_id, questionId: 'talk', trial_id: randomUUID() }),
    answers: withRoles(trainers),
  },
  suggestTexts: {
    request: ({ survey_id }) => ({ id: survey_id, text: 'Wie heißen Sie?', wish: 'du' }),
    answers: withRoles(editors, 409),
  },
  suggestTranslations: {
    request: ({ survey_id }) => ({ id: survey_id, language: 'fr', texts: ['Wie heißen Sie?'] }),
    answers: withRoles(editors, 409),
  },
  draftSurvey: {
    request: () => ({ brief: 'Eine Befragung zum Essen in der Kantine', du_sie: 'sie' }),
    answers: authors(409),
  },
  adminReports: { request: none, answers: admins },
  releases: { request: none, answers: admins },
  changeRelease: { request: releasable, answers: admins },
  sendReport: {
    request: () => ({
      tab: '0123456789abcdef',
      composition: '0123456789abcdef',
      in_use: [{ module: 'mf-share', version: 'v1' }],
      measures: [],
      faults: [],
    }),
    answers: everyone(),
  },

  legalPage: { request: () => ({ page: 'impressum' }), answers: everyone() },

  // Dialogs
  listSurveys: { request: none, answers: authors() },
  // Leaves out what one has no role in.
  surveyPictures: { request: ({ survey_id }) => ({ survey_ids: [survey_id] }), answers: authors() },
  listTasks: { request: none, answers: authors() },
  listFolders: { request: none, answers: authors() },
  setFolder: { request: () => ({ folder_id: randomUUID(), name: 'Archäologie' }), answers: authors() },
  deleteFolder: { request: withFolder, answers: authors() },
  fileSurveys: {
    request: ({ survey_id }) => ({ filings: [{ survey_id, folder_id: null, tags: ['Pilot'], archived: true }] }),
    answers: withRoles(all),
  },
  listTeams: { request: none, answers: authors() },
  listTemplates: { request: none, answers: authors() },
  createSurvey: { request: () => ({ survey_name: 'Neu' }), answers: authors() },
  duplicateSurvey: { request: survey, answers: withRoles(editors) },
  importReport: { request: survey, answers: withRoles(trainers) },
  importQuestionnaire: { request: () => ({ content: '{}' }), answers: authors(400) },
  deleteSurvey: { request: survey, answers: withRoles(owners) },
  restoreSurvey: {
    async request({ api, survey_id, owner }) {
      await api.call('deleteSurvey', { survey_id }, owner.token);
      return { survey_id };
    },
    answers: withRoles(owners),
  },
  surveyDeletion: { request: survey, answers: withRoles(owners) },
  listTrash: { request: none, answers: authors() },
  purgeSurvey: {
    async request({ api, survey_id, owner }) {
      await api.call('deleteSurvey', { survey_id }, owner.token);
      return { survey_id };
    },
    answers: withRoles(owners),
  },
  purgeManager: {
    async request({ api, dialog_manager_id, owner }) {
      await api.call('deleteManager', { id: dialog_manager_id }, owner.token);
      return { id: dialog_manager_id };
    },
    answers: withRoles(editors),
  },
  dialog: { request: survey, answers: withRoles(all) },
  scriptedTests: { request: survey, answers: withRoles(all) },
  keepConversationAsTest: {
    request: ({ survey_id }) => ({ survey_id, test_id: randomUUID() }),
    answers: withRoles(trainers, 404),
  },
  setScriptedTest: {
    request: ({ survey_id }) => ({ survey_id, test_id: randomUUID(), ...aScript }),
    answers: withRoles(trainers),
  },
  deleteScriptedTest: {
    request: ({ survey_id }) => ({ survey_id, test_id: randomUUID() }),
    answers: withRoles(trainers, 404),
  },
  testTrace: { request: survey, answers: withRoles(trainers, 404) },
  rewindTest: { request: ({ survey_id }) => ({ survey_id, keep: 1 }), answers: withRoles(trainers, 404) },
  checkDialog: { request: survey, answers: withRoles(all) },
  switchActivateLink: {
    request: ({ survey_id }) => ({ item: { survey_id, active: false } }),
    answers: withRoles(publishers),
  },
  publish: { request: survey, answers: withRoles(publishers) },
  linkParameters: { request: survey, answers: withRoles(all) },
  setLinkParameters: {
    request: ({ survey_id }) => ({ survey_id, names: ['utm_source'] }),
    answers: withRoles(publishers),
  },
  study: { request: survey, answers: withRoles(all) },
  studyOverview: { request: survey, answers: withRoles(all) },
  setStudyPeriod: {
    request: ({ survey_id }) => ({ survey_id, starts_at: null, ends_at: null, most: 20 }),
    answers: withRoles(publishers),
  },
  setStudyQuotas: {
    request: ({ survey_id }) => ({
      survey_id,
      quotas: [
        {
          quota_id: randomUUID(),
          name: 'Gute Laune',
          condition: 'mood = 1',
          most: 20,
          when_full: { kind: 'end', text: '' },
        },
      ],
    }),
    answers: withRoles(publishers),
  },
  setStudyPassword: {
    request: ({ survey_id }) => ({ survey_id, password: 'herbst26' }),
    answers: withRoles(publishers),
  },
  setStudyOnce: { request: ({ survey_id }) => ({ survey_id, once: true }), answers: withRoles(publishers) },
  shareCard: { request: survey, answers: withRoles(all) },
  setShareCard: {
    request: ({ survey_id }) => ({ survey_id, title: 'Machen Sie mit', description: null, picture: null }),
    answers: withRoles(publishers),
  },
  setStudyProof: { request: ({ survey_id }) => ({ survey_id, proof: false }), answers: withRoles(publishers) },
  setStudyTestLink: {
    request: ({ survey_id }) => ({ survey_id, link_id: randomUUID() }),
    answers: withRoles(publishers),
  },
  setStudyEnds: {
    request: ({ survey_id }) => ({
      survey_id,
      finished: 'https://panel.example.org/back?pid={{pid}}',
      screened: null,
      quota_full: null,
    }),
    answers: withRoles(publishers),
  },
  consentTexts: { request: survey, answers: withRoles(publishers) },
  consentLines: { request: survey, answers: withRoles(publishers) },
  privacyForm: { request: survey, answers: withRoles(editors) },
  setPrivacyForm: {
    request: ({ survey_id }) => ({ survey_id, ...aPrivacyForm() }),
    answers: withRoles(editors),
  },
  embedding: { request: survey, answers: withRoles(all) },
  setEmbedding: {
    request: ({ survey_id }) => ({ survey_id, sites: ['https://www.example.org'] }),
    answers: withRoles(publishers),
  },
  feed: { request: survey, answers: withRoles(publishers) },
  setFeed: {
    request: ({ survey_id }) => ({
      survey_id,
      feed: { feed_id: randomUUID(), with_texts: false, separator: 'comma', content: 'labels' },
    }),
    answers: withRoles(publishers),
  },
  apiKeys: { request: none, answers: authors() },
  createApiKey: {
    request: ({ password }) => ({ ...aKey(), password }),
    answers: authors(),
  },
  revokeApiKey: {
    async request({ api, self, password }) {
      const { key_id, ...key } = aKey();
      await api.call('createApiKey', { key_id, ...key, password }, self.token);
      return { key_id, is_revoked: true };
    },
    answers: authors(),
  },
  webhooks: { request: survey, answers: withRoles(publishers) },
  createWebhook: {
    request: ({ survey_id }) => ({ survey_id, webhook_id: randomUUID(), ...aReceiver }),
    answers: withRoles(publishers),
  },
  setWebhook: {
    async request(world) {
      return { ...(await withWebhook(world)), ...aReceiver, is_on: true };
    },
    answers: withRoles(publishers),
  },
  renewWebhookSecret: { request: withWebhook, answers: withRoles(publishers) },
  removeWebhook: {
    async request(world) {
      return { ...(await withWebhook(world)), is_removed: true };
    },
    answers: withRoles(publishers),
  },
  webhookDeliveries: { request: withWebhook, answers: withRoles(publishers) },
  testWebhook: { request: withWebhook, answers: withRoles(publishers) },
  replayWebhook: {
    async request(world) {
      return { ...(await withWebhook(world)), delivery_id: null };
    },
    answers: withRoles(publishers),
  },
  inviteeList: { request: survey, answers: withRoles(publishers) },
  invitees: { request: withInvitees, answers: withRoles(publishers) },
  addInvitees: {
    request: ({ survey_id }) => ({ survey_id, ...aList() }),
    answers: withRoles(publishers),
  },
  removeInvitees: {
    async request(world) {
      return { ...(await withInvitees(world)), invitee_id: null };
    },
    answers: withRoles(publishers),
  },
  restoreInvitees: {
    request: ({ survey_id }) => ({ survey_id, removed_at: 0 }),
    answers: withRoles(publishers),
  },
  inviteeLinks: {
    async request(world) {
      return { ...(await withInvitees(world)), offset: 0 };
    },
    answers: withRoles(publishers),
  },
  setPersonalOnly: {
    request: ({ survey_id }) => ({ survey_id, personal_only: false }),
    answers: withRoles(publishers),
  },
  startMailing: {
    async request(world) {
      return {
        ...(await withInvitees(world)),
        mailing_id: randomUUID(),
        kind: 'invitation',
        ...aLetter,
        due_at: null,
      };
    },
    answers: withRoles(publishers),
  },
  noteBounces: {
    request: ({ survey_id }) => ({ survey_id, emails: ['zurueck@example.org'] }),
    answers: withRoles(publishers),
  },
  stopMailing: {
    request: ({ survey_id }) => ({ survey_id, mailing_id: randomUUID() }),
    answers: withRoles(publishers),
  },
  tryMailing: { request: ({ survey_id }) => ({ survey_id, ...aLetter }), answers: withRoles(publishers) },
  surveyPublicName: { request: survey, answers: withRoles(all) },
  setSurveyPublicName: {
    request: ({ survey_id }) => ({ survey_id, name: `name-${survey_id}` }),
    answers: withRoles(publishers),
  },
  publications: { request: survey, answers: withRoles(all) },
  approvals: { request: survey, answers: withRoles(all) },
  setFourEyes: { request: ({ survey_id }) => ({ survey_id, on: true }), answers: withRoles(publishers) },
  askApproval: {
    request: async (world) => {
      const { survey_id, approval_id } = await withWish(world);
      return { survey_id, approval_id: randomUUID(), instead_of: approval_id };
    },
    answers: withRoles(editors),
  },
  withdrawApproval: {
    request: async (world) => {
      const one = await withWish(world);
      await world.api.services.db.updateTable('approvals').set({ user_id: world.self.user_id }).execute();
      return { ...one, withdrawn: true };
    },
    answers: withRoles(editors),
  },
  decideApproval: {
    request: async (world) => ({ ...(await withWish(world)), approved: true }),
    answers: withRoles(publishers),
  },
  approvalChanges: { request: withPastWish, answers: withRoles(editors) },
  managerApprovals: { request: manager, answers: withRoles(all) },
  askManagerApproval: {
    request: async (world) => {
      const { id, approval_id } = await withManagerWish(world);
      return { id, approval_id: randomUUID(), instead_of: approval_id };
    },
    answers: withRoles(editors),
  },
  withdrawManagerApproval: {
    request: async (world) => {
      const one = await withManagerWish(world);
      await world.api.services.db.updateTable('approvals').set({ user_id: world.self.user_id }).execute();
      return { ...one, withdrawn: true };
    },
    answers: withRoles(editors),
  },
  decideManagerApproval: {
    request: async (world) => ({ ...(await withManagerWish(world)), approved: true }),
    answers: withRoles(publishers),
  },
  unpublishedChanges: { request: survey, answers: withRoles(editors) },
  mediaList: { request: survey, answers: withRoles(all) },
  deleteMedia: {
    async request({ api, survey_id }) {
      const media_id = randomUUID();
      const filename_db = `${media_id}.png`;
      const file = { kind: 'image', type: 'image/png', size: 1, original_name: '', created_at: new Date() } as const;
      await api.services.db
        .insertInto('media')
        .values({ survey_id, media_id, filename_db, purpose: 'block', ...file })
        .execute();
      return { survey_id, filename_db };
    },
    answers: withRoles(editors),
  },

  // Configurator
  surveyDataConfigurator: { request: survey, answers: withRoles(trainers) },
  updateSurveyBlocks: {
    request: ({ survey_id }) => ({
      action: 'update',
      survey_id,
      unique_question_id: 'name',
      changed_values: { short_name: 'Name' },
    }),
    answers: withRoles(editors),
  },
  updateSurveySettings: {
    request: ({ survey_id }) => ({ action: 'config', survey_id, changed_values: { speed: 0.7 } }),
    answers: withRoles(editors),
  },
  surveyStructure: {
    request: ({ survey_id }) => ({ id: survey_id, connections: [{ source: 'name', target: 'age' }] }),
    answers: withRoles(editors),
  },
  surveyChanges: { request: ({ survey_id }) => ({ survey_id, since: 1 }), answers: withRoles(trainers) },
  versions: { request: survey, answers: withRoles(trainers) },
  keepVersion: {
    request: ({ survey_id }) => ({ survey_id, version_id: randomUUID(), name: 'Vor dem Pilot' }),
    answers: withRoles(editors),
  },
  deleteVersion: { request: withVersion, answers: withRoles(editors) },
  versionContent: { request: ({ survey_id }) => ({ survey_id, revision: 1 }), answers: withRoles(editors) },
  brandKits: { request: none, answers: authors() },
  createBrandKit: {
    request: ({ survey_id }) => ({ survey_id, name: 'Herbst', workspace_id: null }),
    answers: withRoles(editors),
  },
  setBrandKit: { request: async (world) => ({ ...(await withKit(world)), name: 'Winter' }), answers: authors() },
  takeIntoBrandKit: {
    request: async (world) => ({ ...(await withKit(world)), survey_id: world.survey_id }),
    answers: withRoles(editors),
  },
  deleteBrandKit: { request: withKit, answers: authors() },
  restoreBrandKit: {
    request: async (world) => {
      const kit = await withKit(world);
      const { db } = world.api.services;
      await db.updateTable('brand_kits').set({ deleted_at: new Date() }).where('kit_id', '=', kit.kit_id).execute();
      return kit;
    },
    answers: authors(),
  },
  brandKitUses: { request: withKit, answers: authors() },
  dialogBrandKit: { request: survey, answers: withRoles(editors) },
  applyBrandKit: {
    request: async (world) => ({ ...(await withKit(world)), survey_id: world.survey_id }),
    answers: withRoles(editors),
  },
  leaveBrandKit: { request: survey, answers: withRoles(editors) },
  undoBrandKit: { request: survey, answers: withRoles(editors) },
  getTranslations: { request: survey, answers: withRoles(trainers) },
  setTranslations: { request: ({ survey_id }) => ({ survey_id, changes: {} }), answers: withRoles(editors) },
  setLanguages: { request: ({ survey_id }) => ({ survey_id, languages: ['fr'] }), answers: withRoles(editors) },
  listParts: { request: none, answers: authors() },
  partContent: {
    request: ({ survey_id }) => ({ kind: 'dialog', id: survey_id }),
    answers: withRoles(editors),
  },
  changedParts: { request: survey, answers: withRoles(editors) },
  comments: { request: survey, answers: withRoles(editors) },
  setComment: {
    request: ({ survey_id }) => ({ survey_id, ...aComment() }),
    answers: withRoles(editors),
  },
  deleteComment: { request: withOwnComment, answers: withRoles(editors) },
  resolveComments: {
    request: async (world) => {
      const { survey_id, comment_id } = await withOwnComment(world);
      return { survey_id, thread_id: comment_id, resolved: true };
    },
    answers: withRoles(editors),
  },
  setSuggestion: {
    request: ({ survey_id }) => ({ survey_id, ...aSuggestion() }),
    answers: withRoles(editors),
  },
  decideSuggestion: {
    request: async (world) => {
      const { comment_id, ...suggested } = aSuggestion();
      const one = { survey_id: world.survey_id, comment_id };
      await world.api.call('setSuggestion', { ...one, ...suggested }, world.owner.token);
      return { ...one, accepted: true, resolved: true };
    },
    answers: withRoles(editors),
  },
  setPointer: {
    request: ({ survey_id }) => ({ survey_id, client: 'tab', at: { x: 1, y: 2 }, unique_question_id: 'mood' }),
    answers: withRoles(editors),
  },
  seeMentions: { request: survey, answers: withRoles(editors) },
  changeHistory: { request: survey, answers: withRoles(trainers) },
  trainingdataJumps: {
    request: ({ survey_id }) => ({ id: survey_id, questionId: 'mood' }),
    answers: withRoles(trainers),
  },
  trainingOverview: { request: byId, answers: withRoles(trainers) },
  addTrainingExamples: {
    request: (world) => ({ ...withBlock(world), target: 'good', examples: ['Ganz gut'] }),
    answers: withRoles(trainers),
  },
  deleteTrainingExamples: {
    request: (world) => ({ ...withBlock(world), examples: [{ target: 'good', text: 'Ganz gut' }] }),
    answers: withRoles(trainers),
  },
  trainingInbox: { request: withBlock, answers: withRoles(trainers) },
  assignReplies: {
    request: (world) => ({ ...withBlock(world), target: 'good', reply_ids: [randomUUID()] }),
    answers: withRoles(trainers),
  },
  dismissReplies: {
    request: (world) => ({ ...withBlock(world), reply_ids: [randomUUID()] }),
    answers: withRoles(trainers),
  },
  reopenReplies: {
    request: (world) => ({ ...withBlock(world), reply_ids: [randomUUID()] }),
    answers: withRoles(trainers),
  },
  tryTraining: { request: (world) => ({ ...withBlock(world), text: 'Geht so' }), answers: withRoles(trainers) },
  trainingQuality: { request: withBlock, answers: withRoles(trainers) },
  trainingBoundsEffect: {
    request: (world) => ({ ...withBlock(world), bounds: { accept: 0.7, ask: 0.2 } }),
    answers: withRoles(trainers),
  },
  setTrainingBounds: {
    request: (world) => ({ ...withBlock(world), bounds: { accept: 0.7, ask: 0.2 } }),
    answers: withRoles(trainers),
  },
  previewTraining: { request: byId, answers: withRoles(trainers) },
  applyTraining: { request: (world) => ({ ...byId(world), revision: 0 }), answers: withRoles(trainers) },
  createGptExitCondition: {
    request: ({ survey_id }) => ({ id: survey_id, unique_question_id: 'talk', condition: 'Ja', target: null }),
    answers: withRoles(editors),
  },
  updateGptExitCondition: {
    request: async (world) => ({
      ...(await withCondition(world)),
      unique_question_id: 'talk',
      condition: 'Nein',
      target: null,
    }),
    answers: withRoles(editors),
  },
  deleteGptExitCondition: { request: withCondition, answers: withRoles(editors) },

  // Secrets of a dialog
  listSecrets: { request: survey, answers: withRoles(editors) },
  setSecret: {
    request: (world) => ({ ...survey(world), name: 'KEY', value: 'geheim-0815' }),
    answers: withRoles(editors),
  },
  deleteSecret: { request: withSecret, answers: withRoles(editors) },
  restoreSecret: { request: withDeletedSecret, answers: withRoles(editors) },

  // Multi-chat: who has a role in one of its dialogs sees it
  listManagers: { request: none, answers: authors() },
  createManager: {
    request: ({ survey_id }) => ({ name: 'Krimi', survey_ids: [survey_id] }),
    answers: withRoles(editors),
  },
  updateManager: { request: (world) => ({ ...manager(world), name: 'Neu' }), answers: withRoles(editors) },
  deleteManager: { request: manager, answers: withRoles(editors) },
  restoreManager: {
    async request({ api, dialog_manager_id, owner }) {
      await api.call('deleteManager', { id: dialog_manager_id }, owner.token);
      return { id: dialog_manager_id };
    },
    answers: withRoles(editors),
  },
  findDialogmanagerStatus: { request: byId, answers: withRoles(all) },
  connectedSurveys: { request: manager, answers: withRoles(all) },
  dialogmanagerTrigger: { request: manager, answers: withRoles(all) },
  createTrigger: { request: trigger, answers: withRoles(editors, 201) },
  deleteTrigger: {
    async request(world) {
      // Because there may be the same one, where costs are measured.
      const { api, dialog_manager_id } = world;
      await api.services.db.deleteFrom('triggers').where('dialog_manager_id', '=', dialog_manager_id).execute();
      const made = await api.call('createTrigger', trigger(world), world.owner.token);
      return { triggerId: made.trigger.trigger_id };
    },
    answers: withRoles(editors),
  },
  simulatePath: {
    request: ({ dialog_manager_id }) => ({ dialog_manager_id, target_unique_question_id: 'mood' }),
    answers: withRoles(trainers),
  },

  // Multi-chats as respondents get them
  managerLive: { request: manager, answers: withRoles(all) },
  managerHints: { request: manager, answers: withRoles(editors) },
  writeHints: { request: (world) => ({ ...manager(world), hints: [] }), answers: withRoles(editors) },
  // Refused to them alone, because theirs is no story.
  storySolution: { request: manager, answers: withRoles(editors, 409) },
  resetStory: { request: manager, answers: withRoles(editors, 409) },
  undoResetStory: {
    request: (world) => ({ ...manager(world), kept_id: randomUUID() }),
    answers: withRoles(editors, 404),
  },
  managerPublicName: { request: manager, answers: withRoles(all) },
  setManagerPublicName: {
    request: (world) => ({ ...manager(world), name: `multi-${world.survey_id}` }),
    answers: withRoles(publishers),
  },
  publishManager: { request: manager, answers: withRoles(publishers) },
  switchManager: { request: (world) => ({ ...manager(world), active: true }), answers: withRoles(publishers) },
  signalKey: { request: manager, answers: withRoles(editors) },
  makeSignalKey: { request: manager, answers: withRoles(editors) },
  revokeSignalKey: { request: manager, answers: withRoles(editors) },
  waitingParticipations: { request: manager, answers: withRoles(editors) },
  chatsOverview: { request: manager, answers: withRoles(analysts) },
  chatsParticipations: { request: manager, answers: withRoles(analysts) },
  chatsExport: { request: manager, answers: withRoles(analysts) },
  chatsAnswers: { request: manager, answers: withRoles(analysts) },
  chatsParticipation: {
    request: (world) => ({ ...manager(world), participation_id: randomUUID() }),
    // Nobody takes part, which is told to those alone who may see answers.
    answers: { ...withRoles(analysts, 404) },
  },
  trySignal: {
    request: (world) => ({ ...manager(world), ...waiting(world) }),
    // Nobody takes part, which is told to editors alone.
    answers: { ...withRoles(editors, 404) },
  },
  signal: {
    request: (world) => ({
      ...waiting(world),
      id: randomUUID(),
      signal_id: randomUUID(),
      timestamp: Date.now(),
      signature: 'von niemandem',
    }),
    answers: everyone(400),
  },
  chats: { request: none, answers: authors(401, { respondent: 404 }) },
  subscribeToChats: {
    request: () => ({ ...aBrowser, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }),
    answers: authors(401, { respondent: 404 }),
  },
  unsubscribeFromChats: { request: () => aBrowser, answers: authors(401, { respondent: 404 }) },
  seeChats: { request: () => ({ seen: {} }), answers: authors(401, { respondent: 404 }) },
  switchChatsLanguage: { request: () => ({ language: 'fr' }), answers: authors(401, { respondent: 404 }) },
  resumeChats: { request: () => ({ code: 'gibt-es-nicht' }), answers: everyone(404) },

  // Sharing
  dialogPermissions: { request: survey, answers: withRoles(all) },
  listWorkspaces: { request: none, answers: authors() },
  workspaceTeam: { request: withWorkspace, answers: withRoles(all) },
  setWorkspace: {
    request: async (world) => ({ ...(await withWorkspace(world)), name: 'Forschung' }),
    answers: withRoles(publishers),
  },
  deleteWorkspace: { request: withWorkspace, answers: withRoles(owners) },
  restoreWorkspace: {
    request: async (world) => {
      const one = await withWorkspace(world);
      const deleted_at = new Date(world.api.clock.now);
      await world.api.services.db
        .updateTable('workspaces')
        .set({ deleted_at })
        .where('workspace_id', '=', one.workspace_id)
        .execute();
      return one;
    },
    answers: withRoles(owners),
  },
  inviteToWorkspace: {
    request: async (world) => ({
      ...(await withWorkspace(world)),
      name: `${randomUUID()}@example.org`,
      new_role: 'Trainieren',
    }),
    answers: withRoles(publishers),
  },
  resendWorkspaceInvite: { request: withWorkspaceGuest, answers: withRoles(publishers) },
  changeWorkspaceRole: {
    request: async (world) => ({ ...(await withWorkspaceGuest(world)), new_role: 'Analysieren' }),
    answers: withRoles(publishers),
  },
  removeFromWorkspace: { request: withWorkspaceGuest, answers: withRoles(publishers) },
  leaveWorkspace: {
    request: async (world) => {
      const one = await withWorkspace(world);
      const heir = { ...one, user_id: (await anAccount(world.api)).user_id, role: 'Voller Zugriff' } as const;
      await world.api.services.db.insertInto('workspace_members').values(heir).execute();
      return one;
    },
    answers: withRoles(all),
  },
  moveSurveys: {
    request: async (world) => ({ places: [{ survey_id: world.survey_id, ...(await withWorkspace(world)) }] }),
    answers: withRoles(publishers),
  },
  workspaceInvitations: { request: none, answers: authors() },
  answerWorkspaceInvitation: { request: () => ({ workspace_id: randomUUID(), accept: true }), answers: authors(404) },
  inviteUser: {
    request: ({ survey_id }) => ({ survey_id, name: `${randomUUID()}@example.org`, new_role: 'Trainieren' }),
    answers: withRoles(publishers),
  },
  resendInvite: { request: withInvited, answers: withRoles(publishers) },
  changePermissionUser: {
    request: async (world) => ({ ...(await withMember(world)), new_role: 'Trainieren' }),
    answers: withRoles(publishers),
  },
  deleteSharingUser: { request: withMember, answers: withRoles(publishers) },

  // Respondents
  registerLive: { request: survey, answers: everyone() },
  proofChallenge: { request: ({ survey_id }) => ({ survey_ids: [survey_id] }), answers: everyone() },
  registerLiveList: { request: ({ survey_id }) => ({ survey_id_list: [survey_id] }), answers: everyone() },
  config: { request: survey, answers: everyone() },
  surveyLanguage: { request: survey, answers: everyone() },
  conversation: { request: survey, answers: respondents },
  turn: {
    request: ({ survey_id }) => ({
      survey_id,
      turn_id: randomUUID(),
      unique_question_id: 'name',
      reply: { type: 'open', text: 'Ana' },
    }),
    answers: respondents,
  },
  switchLanguage: {
    request: ({ survey_id }) => ({ survey_id, turn_id: randomUUID(), language: 'de' }),
    answers: respondents,
  },
  answered: { request: survey, answers: respondents },
  sentOn: { request: survey, answers: respondents },
  changeAnswer: {
    async request({ api, survey_id, token }) {
      const reply = { type: 'open', text: 'Ana' } as const;
      const turn = { survey_id, unique_question_id: 'name', nachfrage_id: null, reply };
      await api.send('turn', { ...turn, turn_id: randomUUID() }, token);
      return { ...turn, turn_id: randomUUID(), reply: { type: 'open', text: 'Eva' } };
    },
    answers: respondents,
  },
  previewChange: {
    async request({ api, survey_id, token }) {
      const reply = { type: 'open', text: 'Ana' } as const;
      const turn = { survey_id, unique_question_id: 'name', nachfrage_id: null };
      await api.send('turn', { ...turn, reply, turn_id: randomUUID() }, token);
      return { ...turn, reply: { type: 'open', text: 'Eva' } };
    },
    answers: respondents,
  },
  handOver: { request: survey, answers: respondents },
  handedOver: { request: survey, answers: respondents },
  continueHere: { request: ({ survey_id }) => ({ survey_id, code: 'gibt-es-nicht' }), answers: everyone(404) },
  receipt: { request: async ({ receipt }) => ({ code: await receipt() }), answers: everyone() },
  deleteReceipt: { request: async ({ receipt }) => ({ code: await receipt() }), answers: everyone() },
  // Nothing was agreed to in that conversation.
  withdrawConsent: {
    request: async ({ receipt }) => ({ code: await receipt(), consent_id: randomUUID() }),
    answers: everyone(404),
  },
  giveFeedback: {
    request: ({ survey_id }) => ({ survey_id, feedback_id: randomUUID(), rating: 5 }),
    answers: respondents,
  },
  restartDelete: {
    async request({ api, survey_id, person, token }) {
      if (person === 'respondent') await api.send('conversation', { survey_id }, token);
      else await openTest(api, survey_id, token);
      return { survey_id, action: 'restart', isLive: person === 'respondent' };
    },
    // Whoever may not test has no test to begin anew.
    answers: { ...withRoles(trainers), respondent: 200, Analysieren: 404 },
  },
  testRegister: { request: survey, answers: withRoles(trainers) },
  testConfig: { request: survey, answers: withRoles(trainers) },

  // Answers
  answers: { request: survey, answers: withRoles(analysts) },
  surveyFeedback: { request: survey, answers: withRoles(analysts) },
  excelExport: { request: survey, answers: withRoles(analysts) },
  exportProgress: { request: withExport, answers: withRoles(analysts, 404) },
  cancelExport: { request: withExport, answers: withRoles(analysts, 404) },
  resultVariables: { request: survey, answers: withRoles(analysts) },
  transcript: { request: withAnswered, answers: withRoles(analysts) },
  conversationModelCalls: { request: withAnswered, answers: withRoles(analysts) },
  resultOverview: { request: survey, answers: withRoles(analysts) },
  resultFlow: { request: survey, answers: withRoles(analysts) },
  resultQuestions: { request: survey, answers: withRoles(analysts) },
  resultQuestion: { request: withQuestion, answers: withRoles(analysts) },
  resultTexts: { request: withQuestion, answers: withRoles(analysts) },
  askedQuestions: { request: survey, answers: withRoles(analysts) },
  resultFiles: { request: withQuestion, answers: withRoles(analysts) },
  codes: { request: withQuestion, answers: withRoles(analysts) },
  codedTexts: { request: withQuestion, answers: withRoles(analysts) },
  alikeTexts: { request: withQuestion, answers: withRoles(analysts) },
  keepCode: {
    request: (world) => ({ ...withCode(world), name: 'Lob', colour: 0 }),
    answers: withRoles(analysts),
  },
  addCodes: {
    request: (world) => {
      const { code_id, ...of } = withCode(world);
      return { ...of, codes: [{ code_id, name: 'Tadel', colour: 1 }] };
    },
    answers: withRoles(analysts),
  },
  deleteCode: { request: withCode, answers: withRoles(analysts, 404) },
  restoreCode: { request: withCode, answers: withRoles(analysts, 404) },
  codeText: {
    request: (world) => ({ ...withCode(world), conversation_id: randomUUID(), is_given: true }),
    answers: withRoles(analysts, 404),
  },
  scoresByGroup: { request: withScore, answers: withRoles(analysts, 404) },
  changedAnswers: { request: survey, answers: withRoles(analysts) },
  calculatedValues: { request: survey, answers: withRoles(analysts) },
  crossTable: { request: withColumns, answers: withRoles(analysts, 404) },
  resultConversations: { request: survey, answers: withRoles(analysts) },
  conversationPlace: { request: withAnswered, answers: withRoles(analysts) },
  resultTimes: { request: survey, answers: withRoles(analysts) },
  retention: { request: survey, answers: withRoles(analysts) },
  retentionPreview: { request: survey, answers: withRoles(analysts) },
  setRetention: {
    request: ({ survey_id }) => ({ survey_id, delete_after: 365, anonymise_after: null }),
    answers: withRoles(publishers),
  },
  segments: { request: survey, answers: withRoles(analysts) },
  setSegment: {
    request: ({ survey_id }) => ({ survey_id, segment_id: randomUUID(), name: 'Fertige', filter: 'stand.finished' }),
    answers: withRoles(analysts),
  },
  deleteSegment: {
    request: ({ survey_id }) => ({ survey_id, segment_id: randomUUID() }),
    answers: withRoles(analysts, 404),
  },
  personalWords: { request: survey, answers: withRoles(analysts) },
  setPersonalWords: {
    request: async (world) => ({ ...(await withAnswered(world)), words: 'Frau Özdemir', kind: 'Name' }),
    answers: withRoles(analysts),
  },
  forgetPersonalWords: {
    request: ({ survey_id }) => ({ survey_id, words: 'Frau Özdemir' }),
    answers: withRoles(analysts),
  },
  personalTexts: { request: survey, answers: withRoles(analysts) },
  groupCheck: { request: survey, answers: withRoles(analysts) },
  checkGroups: {
    request: ({ survey_id }) => ({ survey_id, filter: '', columns: ['dw_state'], least: 5 }),
    answers: withRoles(analysts),
  },
  figureLinks: { request: survey, answers: withRoles(publishers) },
  createFigureLink: { request: figureLink, answers: withRoles(publishers) },
  revokeFigureLink: {
    request: ({ survey_id }) => ({ survey_id, link_id: randomUUID(), is_revoked: true }),
    answers: { ...withRoles(publishers), Besitzer: 404, 'Voller Zugriff': 404 },
  },
  openFigures: { request: () => ({ token: 'gibt-es-nicht' }), answers: everyone(404) },
  sharedOverview: { request: withPass, answers: everyone() },
  sharedQuestion: {
    request: async (world) => ({ ...(await withPass(world)), question: 'mood' }),
    answers: everyone(),
  },
  sharedReport: { request: withReportPass, answers: everyone() },
  sharedCross: {
    request: async (world) => ({ ...(await withReportPass(world)), row: 'gibt_es_nicht', column: 'auch_nicht' }),
    answers: everyone(404),
  },
  resultReports: { request: survey, answers: withRoles(analysts) },
  resultReport: { request: withReport, answers: withRoles(analysts) },
  keepResultReport: {
    request: ({ survey_id }) => ({ survey_id, report_id: randomUUID(), ...aReport() }),
    answers: withRoles(publishers),
  },
  deleteResultReport: { request: withReport, answers: withRoles(publishers) },
  conversationMarks: { request: withAnswered, answers: withRoles(analysts) },
  setConversationNote: {
    request: async (world) => ({ ...(await withAnswered(world)), note_id: randomUUID(), text: 'Ein Hinweis' }),
    answers: withRoles(analysts),
  },
  deleteConversationNote: {
    request: async (world) => ({ ...(await withAnswered(world)), note_id: randomUUID() }),
    answers: withRoles(analysts),
  },
  setConversationTags: {
    request: async (world) => ({ ...(await withAnswered(world)), tags: ['wichtig'] }),
    answers: withRoles(analysts),
  },
  listLibrary: { request: none, answers: authors() },
  libraryPlaces: { request: withLibraryFile, answers: authors() },
  changeLibraryFile: {
    request: async (world) => ({ ...(await withLibraryFile(world)), alt_text: 'Ein Hund' }),
    answers: authors(),
  },
  deleteLibraryFile: { request: withLibraryFile, answers: authors() },
  restoreLibraryFile: {
    async request(world) {
      const file = await withLibraryFile(world);
      await world.api.call('deleteLibraryFile', file, world.self.token);
      return file;
    },
    answers: authors(),
  },
  takeFromLibrary: {
    request: async (world) => ({ ...(await withLibraryFile(world)), survey_id: world.survey_id, type: 'block' }),
    answers: withRoles(editors),
  },
  conversationTags: { request: survey, answers: withRoles(analysts) },
  conversationData: { request: withAnswered, answers: withRoles(analysts) },
  deleteConversation: { request: withAnswered, answers: withRoles(publishers) },
};

/** A call whose body or answer is no JSON. */
interface OtherRow {
  readonly method: 'GET' | 'POST';
  readonly path: (world: World) => string;
  readonly answers: Answers;
}

/** The uploads and streams of the contract; one without a row does not compile. */
export const otherRows: Readonly<
  Record<`upload ${keyof typeof uploads}` | `stream ${keyof typeof streams}`, OtherRow>
> = {
  'upload replyMedia': {
    method: 'POST',
    path: ({ survey_id }) => `/api/media?survey_id=${survey_id}&unique_question_id=name`,
    // No question that takes a file is open.
    answers: authors(401, { respondent: 409 }),
  },
  'upload surveyMedia': {
    method: 'POST',
    path: ({ survey_id }) => `/api/surveys/${survey_id}/media?type=logo`,
    answers: withRoles(editors),
  },
  // What is sent cannot be drawn.
  'upload libraryFile': { method: 'POST', path: () => '/api/library', answers: authors(422) },
  // There is no such film.
  'upload libraryPoster': { method: 'POST', path: () => `/api/library/${randomUUID()}/poster`, answers: authors(404) },
  'upload surveyPoster': {
    method: 'POST',
    path: ({ survey_id }) => `/api/surveys/${survey_id}/media/film.mp4/poster`,
    answers: withRoles(editors, 404),
  },
  'upload avatar': { method: 'POST', path: () => '/api/account/avatar', answers: authors() },
  'stream surveyChanges': {
    method: 'GET',
    path: ({ survey_id }) => `/api/surveys/${survey_id}/changes/stream?client=matrix`,
    answers: withRoles(trainers),
  },
  'stream spoken': {
    method: 'GET',
    path: ({ survey_id }) => `/api/conversation/stream?survey_id=${survey_id}`,
    answers: respondents,
  },
  // Whoever takes part in a single dialog takes part in no multi-chat.
  'stream chats': { method: 'GET', path: () => '/api/chats/stream', answers: authors(401, { respondent: 404 }) },
};

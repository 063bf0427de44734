import { surveyMedia } from '@dialogwerk/shared/contract/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { aPng } from '../../../../testing/media/sampleFiles.ts';
import { uploadMedia } from '../../../../testing/uploadFile.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const duplicate = (survey_id: string, token = author.token) => api.call('duplicateSurvey', { survey_id }, token);
const dialog = (survey_id: string) => api.call('dialog', { survey_id }, author.token);

async function withPicture() {
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const sent = await uploadMedia(api, survey_id, 'block', aPng(300), { token: author.token, name: 'Bild.png' });
  const { media_file } = surveyMedia.response.parse(sent.body);
  const shown = { action: 'update', survey_id, unique_question_id: 'name' } as const;
  await api.call(
    'updateSurveyBlocks',
    {
      ...shown,
      changed_values: {
        filename_db: media_file.filename_db,
        acknowledgement: `Danke!#500#![Ein Dank](media:${media_file.filename_db})`,
      },
    },
    author.token,
  );
  const welcome = `![Willkommen](media:${media_file.filename_db})`;
  await api.call(
    'updateSurveySettings',
    { action: 'fixmessages', survey_id, changed_values: { welcome } },
    author.token,
  );
  const settings = { action: 'config', survey_id, changed_values: { logo_src: media_file.location } } as const;
  await api.call('updateSurveySettings', settings, author.token);
  return { survey_id, media_file };
}

it('a copy has blocks, settings and files of its own, and nothing of what was said', async () => {
  const { survey_id, media_file } = await withPicture();
  await api.call('setSecret', { survey_id, name: 'KEY', value: 'geheim' }, author.token);
  for (const names of [
    ['alt', 'quelle'],
    ['quelle', 'pid'],
  ])
    await api.call('setLinkParameters', { survey_id, names }, author.token);
  const before = await dialog(survey_id);
  const { survey } = await duplicate(survey_id);
  expect(survey).toMatchObject({ survey_name: `${before.survey_name} (Kopie)`, role: 'Besitzer', publication: null });
  const copy = await dialog(survey.survey_id);
  const [picture] = (await api.call('mediaList', { survey_id: survey.survey_id }, author.token)).media_files;
  expect(picture?.filename_db).not.toBe(media_file.filename_db);
  const own = (text: string) => text.replaceAll(media_file.filename_db, picture?.filename_db ?? '');
  expect(JSON.stringify(copy.all_questions)).toBe(own(JSON.stringify(before.all_questions)));
  expect(copy.welcome).toBe(`![Willkommen](media:${picture?.filename_db})`);
  expect(copy).toMatchObject({ logo_src: own(media_file.location), active: false });
  // Its conditions and texts name them.
  const kept = await api.call('linkParameters', { survey_id: survey.survey_id }, author.token);
  expect(kept.names).toEqual(['quelle', 'pid']);
  expect((await api.call('listSecrets', { survey_id: survey.survey_id }, author.token)).secrets).toEqual([]);
  expect((await api.call('answers', { survey_id: survey.survey_id }, author.token)).conversations).toEqual([]);

  await api.call('deleteSurvey', { survey_id }, author.token);
  const sent = await api.app.inject({ method: 'GET', url: picture?.location ?? '' });
  expect(sent.rawPayload.equals(aPng(300))).toBe(true);
  expect((await duplicate(survey.survey_id)).survey.survey_name).toMatch(/ \(Kopie 2\)$/);
});

it('whoever may edit has a copy of their own; it understands what authors have trained, not what respondents said', async () => {
  const options = [
    { id: 'a', text: 'Ja', score: null },
    { id: 'b', text: 'Nein', score: null },
  ];
  const blocks = inOrder(aBlock('single', 'ja', { in_words: true, options }), aBlock('open', 'mehr'));
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  const place = { id: survey_id, questionId: 'ja' };
  const examples = ['jo', 'jap'];
  await api.call('addTrainingExamples', { ...place, target: 'a', examples }, author.token);
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('ja', { type: 'words', text: 'aber hallo' });
  const [[heard] = []] = (await api.call('trainingInbox', place, author.token)).groups;
  const reply_ids = heard ? [heard.reply_id] : [];
  expect(reply_ids).toHaveLength(1);
  await api.call('assignReplies', { ...place, reply_ids, target: 'a' }, author.token);

  const editor = await anAuthorWithRole(api, survey_id, 'Bearbeiten + Trainieren');
  const { survey } = await duplicate(survey_id, editor.token);
  const trained = await api.call('trainingdataJumps', { id: survey.survey_id, questionId: 'ja' }, editor.token);
  expect(JSON.stringify(trained)).toContain('jap');
  expect(JSON.stringify(trained)).not.toContain('aber hallo');
  expect(await api.send('dialog', { survey_id: survey.survey_id }, author.token)).toMatchObject({ status: 404 });
});

it('nothing is left of a copy whose files could not be kept', async () => {
  const { survey_id } = await withPicture();
  const copy = vi.spyOn(api.services.media, 'copy').mockRejectedValueOnce(new Error('full'));
  expect((await api.send('duplicateSurvey', { survey_id }, author.token)).status).toBe(500);
  copy.mockRestore();
  const { surveys } = await api.call('listSurveys', {}, author.token);
  expect(surveys.map((survey) => survey.survey_id)).toEqual([survey_id]);
  expect((await api.call('listTrash', {}, author.token)).surveys).toEqual([]);
});

it('a copy for a team has its people in their roles, and the other Besitzer with full access', async () => {
  const [survey_id, team_of] = [
    await insertSurvey(api, { blocks: threeQuestions, owner: author }),
    await insertSurvey(api, { blocks: threeQuestions, survey_name: 'Mit Team' }),
  ];
  const owner = await anAuthorWithRole(api, team_of, 'Besitzer');
  const analyst = await anAuthorWithRole(api, team_of, 'Analysieren');
  const { user_id } = author;
  await api.services.db.insertInto('members').values({ survey_id: team_of, user_id, role: 'Voller Zugriff' }).execute();
  const { teams } = await api.call('listTeams', {}, author.token);
  expect(teams).toMatchObject([{ survey_id: team_of, survey_name: 'Mit Team', surveys: 1 }]);

  const { survey } = await api.call('duplicateSurvey', { survey_id, team_of }, author.token);
  const team = await api.call('dialogPermissions', { survey_id: survey.survey_id }, author.token);
  const of = ({ username: name }: TestAuthor, role: string) => ({
    name,
    role,
    own_role: role,
    workspace: null,
    invite_accepted: 1,
  });
  expect(team.roles_current_survey_id).toHaveLength(3);
  expect(team.roles_current_survey_id).toEqual(
    expect.arrayContaining([of(author, 'Besitzer'), of(owner, 'Voller Zugriff'), of(analyst, 'Analysieren')]),
  );
  const [shared, ...others] = (await api.call('listTeams', {}, author.token)).teams;
  expect(others).toHaveLength(1);
  expect(shared).toMatchObject({ survey_id: survey.survey_id, surveys: 1 });
});

it('nobody brings along a team that they may not manage', async () => {
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const team_of = await insertSurvey(api, { blocks: threeQuestions, owner: await anAuthor(api) });
  const unknown = await api.send('duplicateSurvey', { survey_id, team_of }, author.token);
  expect(unknown).toMatchObject({ status: 404, body: { code: 'survey/unknown' } });
  const { user_id } = author;
  const row = { survey_id: team_of, user_id, role: 'Bearbeiten + Trainieren' } as const;
  await api.services.db.insertInto('members').values(row).execute();
  const refused = await api.send('duplicateSurvey', { survey_id, team_of }, author.token);
  expect(refused).toMatchObject({ status: 409, body: { code: 'role/insufficient' } });
});

import { randomUUID } from 'node:crypto';
import { countDifferences, differencesOf } from '@dialogwerk/shared/dialog';
import type { DialogContent } from '@dialogwerk/shared/dialog';
import { nat, sample } from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { contentAt } from '../../publications/contentAt.ts';
import { contentOf } from '../../publications/readContents.ts';
import type { ContentRow } from '../../publications/readContents.ts';
import { currentSettings, currentSnapshot } from '../../storage/surveys/readSnapshot.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: author });
});

type Direction = 'done' | 'undone' | 'redone';
const stepOf = (id: string, direction: Direction = 'done') => ({ client: 'client-1', id, direction });
const edit = (input: Readonly<Record<string, unknown>>) =>
  api.send('updateSurveyBlocks', { survey_id, ...input }, author.token);
const say = (context: string, step = stepOf(randomUUID())) =>
  edit({ action: 'update', unique_question_id: 'name', changed_values: { context }, step });
const keep = (name: string, more: Readonly<Record<string, unknown>> = {}) =>
  api.send('keepVersion', { survey_id, version_id: randomUUID(), name, ...more }, author.token);
const names = async () => (await api.call('versions', { survey_id }, author.token)).versions.map(({ name }) => name);
const contentOfRevision = (revision: number) => api.call('versionContent', { survey_id, revision }, author.token);
/** What has changed since a revision. */
const changedSince = async (revision: number) =>
  differencesOf(await contentOfRevision(revision), (await draft()).content);
const draft = async (): Promise<{ revision: number; content: DialogContent }> => {
  const { rows } = await sql<Pick<ContentRow, 'revision' | 'draft' | 'draft_settings'>>`
    select s.revision, ${currentSnapshot} as draft, ${currentSettings} as draft_settings
    from surveys s where s.survey_id = ${survey_id}`.execute(api.services.db);
  const [row] = rows;
  if (!row) throw new Error('no dialog');
  return { revision: row.revision, content: contentOf(row.draft, row.draft_settings) };
};

describe('a named version', () => {
  test('is kept as it was, renamed, deleted and brought back', async () => {
    await say('Wie heißen Sie?');
    const { revision } = await draft();
    const version_id = randomUUID();
    await keep('Vor dem Pilot', { version_id });
    await say('Ihr Name?');
    const { versions } = await api.call('versions', { survey_id }, author.token);
    expect(versions).toMatchObject([
      { version_id, name: 'Vor dem Pilot', revision, author: { user_id: author.user_id } },
    ]);
    const fields = [{ field: 'context', published: 'Wie heißen Sie?', draft: 'Ihr Name?' }];
    expect((await changedSince(revision)).blocks).toMatchObject([{ kind: 'changed', fields }]);

    await keep('Pilot', { version_id });
    expect(await names()).toEqual(['Pilot']);
    await api.call('deleteVersion', { survey_id, version_id }, author.token);
    expect(await names()).toEqual([]);
    expect(await api.send('deleteVersion', { survey_id, version_id }, author.token)).toMatchObject({ status: 404 });
    await keep('Pilot', { version_id });
    expect(await api.call('versions', { survey_id }, author.token)).toMatchObject({ versions: [{ revision }] });
  });

  test('holds what was taken back since', async () => {
    const step = stepOf('step-1');
    await say('Zwischenstand', step);
    const { revision } = await draft();
    await keep('Zwischen', {});
    await say(threeQuestions[0]?.context ?? '', stepOf('step-1', 'undone'));
    expect((await changedSince(revision)).blocks).toMatchObject([{ kind: 'changed' }]);
  });

  test('can be of an earlier revision, and of none that is still to come', async () => {
    const { revision } = await draft();
    await say('Später');
    await keep('Am Anfang', { revision });
    expect((await contentOfRevision(revision)).blocks[0]).toMatchObject({ context: threeQuestions[0]?.context });
    expect(await keep('Morgen', { revision: 999 })).toMatchObject({
      status: 404,
      body: { code: 'version/no-such-revision' },
    });
    expect(await names()).toEqual(['Am Anfang']);
  });

  test('says how its blocks were deleted, which is how they come back', async () => {
    const { revision } = await draft();
    await say('Kurz vor dem Löschen');
    await edit({ action: 'delete', unique_question_id: 'name' });
    const { blocks, deleted } = await contentOfRevision(revision);
    const named = ({ unique_question_id }: { unique_question_id: string }) => unique_question_id === 'name';
    expect(blocks.find(named)).toMatchObject({ context: threeQuestions[0]?.context });
    expect(deleted).toMatchObject([{ unique_question_id: 'name', context: 'Kurz vor dem Löschen' }]);
    expect(await edit({ action: 'recreate', unique_question_id: 'name' })).toMatchObject({
      body: { block: deleted[0] },
    });
    expect((await contentOfRevision(revision)).deleted).toEqual([]);
  });

  test('there are only so many', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      survey_id,
      version_id: randomUUID(),
      name: `Version ${index}`,
      revision: 1,
      snapshot: '{}',
      settings: '{}',
      user_id: author.user_id,
      created_at: new Date(),
    }));
    await api.services.db.insertInto('named_versions').values(rows).execute();
    expect(await keep('Eine mehr')).toMatchObject({ status: 409, body: { code: 'version/too-many' } });
    expect(await names()).toHaveLength(100);
  });
});

test.each([1, 2, 3])('every revision of a random history is worked out as it was, seed %i', async (seed) => {
  const drawn = sample(nat(), { seed, numRuns: 400 }).values();
  const below = (end: number): number => (drawn.next().value ?? 0) % end;
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
  const seen: { revision: number; content: DialogContent }[] = [await draft()];
  const deleted: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    const { content } = seen.at(-1) ?? (await draft());
    const id = pick(content.blocks)?.unique_question_id ?? '';
    switch (below(7)) {
      case 0:
        await edit({
          action: 'create',
          unique_question_id: `neu${round}`,
          type: 'open',
          context: 'Neu?',
          source_node_id: id,
        });
        break;
      case 1:
        if (content.blocks.length < 2) break;
        await edit({ action: 'delete', unique_question_id: id });
        deleted.push(id);
        break;
      case 2:
        await edit({ action: 'recreate', unique_question_id: pick(deleted) ?? '' });
        break;
      case 3:
        await edit({ action: 'update', unique_question_id: id, changed_values: { context: `Text ${round}` } });
        break;
      case 4:
        await edit({
          action: 'update',
          unique_question_id: id,
          changed_values: { order: pick(content.blocks)?.order },
        });
        break;
      case 5: {
        const changed_values = { welcome: `Hallo ${round}` };
        await api.send('updateSurveySettings', { survey_id, action: 'fixmessages', changed_values }, author.token);
        break;
      }
      default:
        await edit({ action: 'update', unique_question_id: id, changed_values: { start_page: true } });
    }
    seen.push(await draft());
  }
  expect(seen.at(-1)?.revision).toBeGreaterThan(15);
  for (const { revision, content } of seen) {
    const worked = await contentAt(api.services.db, survey_id, revision);
    expect(countDifferences(differencesOf(content, worked)), `revision ${revision}`).toBe(0);
    const ids = ({ blocks }: DialogContent) => blocks.map(({ unique_question_id }) => unique_question_id);
    expect(ids(worked)).toEqual(ids(content));
  }
});

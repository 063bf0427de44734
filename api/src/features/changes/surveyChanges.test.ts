import type { CallRequest } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aSharedDraft } from '../../../testing/aSharedDraft.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { editSurvey } from '../../../testing/insertSurvey.ts';
import type { AuthorContext } from '../../calls/handler.ts';
import { surveyChanges } from './surveyChanges.ts';
import { noMarks } from '../../calls/browserMarks.ts';

const api = await apiOfFile();
let anna: TestAuthor;
let bert: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  ({ survey_id, anna, bert } = await aSharedDraft(api));
});

const edit = (input: CallRequest<'updateSurveyBlocks'>) => api.call('updateSurveyBlocks', input, anna.token);
const remove = () => edit({ action: 'delete', survey_id, unique_question_id: 'name' });
const settings = (changed_values: object) =>
  api.send('updateSurveySettings', { survey_id, action: 'config', changed_values }, anna.token);
const news = (since: number) => api.call('surveyChanges', { survey_id, since }, bert.token);

describe('what is new since a revision', () => {
  test('is the blocks that changed and nothing else', async () => {
    await edit({ action: 'update', survey_id, unique_question_id: 'name', changed_values: { context: 'Neu' } });
    const { revision, blocks, orders, settings: config, changes } = await news(1);
    expect(revision).toBe(2);
    expect(blocks).toMatchObject([{ unique_question_id: 'name', context: 'Neu', order: 0 }]);
    expect([orders, config]).toEqual([null, null]);
    expect(changes).toMatchObject([{ key: 'context', new_value: 'Neu' }]);
    expect(await news(2)).toEqual({ revision: 2, blocks: [], orders: null, settings: null, changes: [] });
  });

  test('tells the order of all when one came, went or moved, and the settings when they changed', async () => {
    const create: CallRequest<'updateSurveyBlocks'> = {
      action: 'create',
      survey_id,
      unique_question_id: 'new',
      type: 'open',
      source_node_id: 'name',
    };
    await edit(create);
    expect(await news(1)).toMatchObject({ orders: { name: 0, new: 1, mood: 2, age: 3 } });
    await remove();
    expect((await news(2)).orders).toEqual({ new: 1, mood: 2, age: 3 });
    await settings({ survey_name: 'Anders' });
    expect(await news(3)).toMatchObject({ orders: null, settings: { survey_name: 'Anders', du_sie: 'sie' } });
  });

  test('tells order and settings also to who missed more than is told one by one', async () => {
    await settings({ survey_name: 'Anders' });
    await remove();
    await sql`
      insert into changes (survey_id, step, unique_question_id, key, revision, client, type, change, question_name, changed_at)
      select ${survey_id}, 's' || n, 'mood', 'context', 3 + n, '', 'blocks', 'update', '', now()
      from generate_series(1, 2000) n`.execute(api.services.db);
    const missed = await news(1);
    expect(missed.changes).toHaveLength(2_000);
    expect(missed).toMatchObject({ orders: { mood: 1, age: 2 }, settings: { survey_name: 'Anders' } });
  });

  test('is read in the share of whole dialogs when very many blocks have changed', async () => {
    let inShare = 0;
    const who = { kind: 'author', user_id: bert.user_id, family_id: '', fresh: true } as const;
    const context: AuthorContext = {
      services: api.services,
      who,
      address: '',
      marks: noMarks,
      inWholeShare: (work) => {
        inShare += 1;
        return work();
      },
    };
    const many = inOrder(...Array.from({ length: 501 }, (_, index) => aBlock('open', `b${index}`)));
    await editSurvey(api, survey_id, many);
    await api.services.db
      .updateTable('blocks')
      .set({ changed_revision: 2 })
      .where('survey_id', '=', survey_id)
      .execute();
    const { blocks } = await surveyChanges({ survey_id, since: 1 }, context);
    expect(blocks).toHaveLength(501);
    expect(inShare).toBe(1);
    await surveyChanges({ survey_id, since: 2 }, context);
    expect(inShare).toBe(1);
  });
});

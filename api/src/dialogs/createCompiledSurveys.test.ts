import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { beforeEach, expect, it } from 'vitest';
import { aBlock, inOrder } from '../../testing/blocks.ts';
import { createCompiledSurveys } from './createCompiledSurveys.ts';

let loaded: string[];
beforeEach(() => {
  loaded = [];
});

/** A survey of as many blocks as its revision says; there is none of revision 99. */
async function load(survey_id: string, revision: number): Promise<SurveySnapshot | null> {
  loaded.push(`${survey_id}/${revision}`);
  if (revision === 99) return null;
  const blocks = inOrder(...Array.from({ length: revision }, (_, index) => aBlock('open', `q${index}`)));
  return { survey_id, blocks, templ_options: [], welcome: '', ending: '', du_sie: 'sie', language: 'de' };
}

it('loads a revision once, also when many ask at the same time', async () => {
  const compiled = createCompiledSurveys(load, 100);
  const [one, two] = await Promise.all([compiled.get('a', 1), compiled.get('a', 1)]);
  expect(one).toBe(two);
  expect(await compiled.get('a', 1)).toBe(one);
  expect(loaded).toEqual(['a/1']);
});

it('lets go of what was not used for longest when there is no more room', async () => {
  const compiled = createCompiledSurveys(load, 10);
  await compiled.get('a', 4);
  await compiled.get('b', 4);
  await compiled.get('a', 4);
  await compiled.get('c', 4);
  loaded = [];
  await compiled.get('a', 4);
  await compiled.get('c', 4);
  expect(loaded).toEqual([]);
  await compiled.get('b', 4);
  expect(loaded).toEqual(['b/4']);
});

it('runs a survey that is greater than all the room', async () => {
  const compiled = createCompiledSurveys(load, 10);
  expect((await compiled.get('great', 20))?.blocks.size).toBe(20);
  await compiled.get('great', 20);
  expect(loaded).toEqual(['great/20']);
});

it('asks again for what was not there, because a revision may be kept later', async () => {
  const compiled = createCompiledSurveys(load, 10);
  expect(await compiled.get('a', 99)).toBeNull();
  expect(await compiled.get('a', 99)).toBeNull();
  expect(loaded).toHaveLength(2);
});

it('asks again after a fault', async () => {
  let away = true;
  const compiled = createCompiledSurveys(async (survey_id, revision) => {
    if (away) throw new Error('connection lost');
    return load(survey_id, revision);
  }, 10);
  await expect(compiled.get('a', 1)).rejects.toThrow('connection lost');
  away = false;
  expect(await compiled.get('a', 1)).not.toBeNull();
});

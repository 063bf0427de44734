import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOpen } from '../testing/someBlocks.ts';
import { tellOfNoModel } from './tellOfNoModel.ts';

let isConnected = false;
let author: ReturnType<typeof fakeAuthorApi>;
beforeEach(() => {
  $notice.set(null);
  const main = {
    host: 'ki.example.org',
    model: 'klein',
    provider: 'openai',
    outside: true,
    seconds: null,
    price: null,
  } as const;
  author = fakeAuthorApi({ modelState: () => ({ main: isConnected ? main : null, reserve: null }) });
});
afterEach(() => {
  author.restore();
  $survey.set(null);
});

const probed = anOpen('a', { probing: { goal: 'Was störte', most: 1, avoid: '' } });

test('where a model was to speak and none is connected, a test says so', async () => {
  $survey.set(aSurvey({ all_questions: [probed] }));
  isConnected = false;
  await tellOfNoModel();
  expect($notice.get()?.text).toContain('kein Sprachmodell');
});

test('with one, or where none was to speak, nothing is said, and without need nothing asked', async () => {
  $survey.set(aSurvey({ all_questions: [probed] }));
  isConnected = true;
  await tellOfNoModel();
  $survey.set(aSurvey({ all_questions: [anOpen('a')] }));
  await tellOfNoModel();
  expect($notice.get()).toBeNull();
  expect(author.made).toHaveLength(1);
});

import { surveyTemplates } from '@dialogwerk/shared/contract';
import { compileSurvey } from '@dialogwerk/shared/dialog';
import { expect, test } from 'vitest';
import { inOrder } from '../../../../testing/blocks.ts';
import { naturalQuestions } from '../../../../testing/naturalReplies/naturalQuestions.ts';
import { sureInSurvey } from '../../../../testing/sureInSpite.ts';
import { snapshotOf } from './snapshotOf.ts';

test.each(surveyTemplates)('%s: a denial before what stands for an option is never sure of it', (template) => {
  expect(sureInSurvey(compileSurvey(snapshotOf(template)))).toEqual([]);
});

test.each(Object.entries(naturalQuestions))('nor at the question %s', (_, asked) => {
  expect(sureInSurvey(compileSurvey({ ...snapshotOf('weiterempfehlung'), blocks: inOrder(asked) }))).toEqual([]);
});

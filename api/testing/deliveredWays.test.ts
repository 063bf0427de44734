import { DIALOG_END, surveyTemplates } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { block as blockSchema } from '@dialogwerk/shared/contract/schemas';
import { targetsOf } from '@dialogwerk/shared/dialog';
import { connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { aSurvey } from '@dialogwerk/shared/testing';
import { expect, test } from 'vitest';
import { stories } from '../src/features/stories/stories.ts';
import { snapshotOf } from '../src/features/surveys/templates/snapshotOf.ts';
import { storyWorld, toCheck } from './stories/storyWorld.ts';

const delivered = [
  ...surveyTemplates.map((template) => snapshotOf(template)),
  ...stories.flatMap((story) => toCheck(story, storyWorld(story)).snapshots),
];

test.each(delivered)(
  '$survey_id leads where it did before ways could end a dialog, also once it was saved',
  ({ blocks }) => {
    const ids = new Set(blocks.map(({ unique_question_id }) => unique_question_id));
    expect(ids.has(DIALOG_END)).toBe(false);
    expect(blocks.flatMap(targetsOf).filter((target) => !ids.has(target))).toEqual([]);
    const saved = blocks.map((one): Block => blockSchema.parse(JSON.parse(JSON.stringify(one))));
    const drawn = (all_questions: Block[]) => connectionsOf(aSurvey({ all_questions }));
    expect(drawn(saved)).toEqual(drawn([...blocks]));
  },
);

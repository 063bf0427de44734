import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { expect, test } from 'vitest';
import { aBlock, inOrder } from '../../testing/blocks.ts';
import { rewound } from './rewound.ts';
import type { PastChange } from './rewound.ts';

const content = {
  blocks: inOrder(aBlock('open', 'name', { context: 'Wie heißen Sie?' })),
  templ_options: [],
  settings: { ...newSurveySettings, survey_name: 'Team' },
};
const aChange = (change: Partial<PastChange>): PastChange => ({
  change: 'update',
  unique_question_id: 'name',
  key: '',
  old_value: null,
  returned: false,
  ...change,
});
const idsIn = (change: Partial<PastChange>) =>
  rewound(content, [aChange(change)]).blocks.map(({ unique_question_id }) => unique_question_id);

test('a deleted block comes back, unless what was kept of it is no block of today', () => {
  const gone = { ...aBlock('number', 'age'), order: 1 };
  const deleted = { change: 'delete', unique_question_id: 'age' } as const;
  expect(idsIn({ ...deleted, old_value: gone })).toEqual(['name', 'age']);
  for (const old_value of [null, 'age', { ...gone, type: 'hologram' }, { ...gone, order: '1' }])
    expect(idsIn({ ...deleted, old_value })).toEqual(['name']);
});

test('scales are as they were, or none where what was kept are none', () => {
  const scales = (old_value: unknown) =>
    rewound(content, [aChange({ change: 'config', unique_question_id: '', key: 'templ_options', old_value })])
      .templ_options;
  const good = { id: 'gut', name: 'Gut', points: [{ value: 1, label: 'nie' }] };
  expect(scales([good])).toEqual([good]);
  for (const old_value of [null, 'gut', [good, 'gut'], [{ id: 'gut' }]]) expect(scales(old_value)).toEqual([]);
});

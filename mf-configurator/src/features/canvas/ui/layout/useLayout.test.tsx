import { renderHook } from '@dialogwerk/shared/testing/screen';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../../testing/aDialog.ts';
import { visibilityOf } from '../../state/edgeVisibility.ts';
import { useLayout } from './useLayout.ts';

const dialog = aDialog(aBlock('open', 'a'), aBlock('open', 'b'), aBlock('open', 'c'));

function withFirst(change: Partial<SurveyData['all_questions'][number]>): SurveyData {
  const all_questions = dialog.all_questions.map((block, index) =>
    index === 0 ? Object.assign({}, block, change) : block,
  );
  return { ...dialog, all_questions };
}

function draw() {
  const visibility = visibilityOf(new Map(), dialog.survey_id);
  return renderHook((survey: SurveyData) => useLayout(survey, visibility, null), { initialProps: dialog });
}

test('a change of texts that no edge shows leaves all edges and places as they are', () => {
  const { result, rerender } = draw();
  const before = result.current;
  rerender(withFirst({ context: 'Wie geht es Ihnen?' }));
  expect(result.current.blocks.get('a')?.block.context).toBe('Wie geht es Ihnen?');
  expect(result.current.connections).toBe(before.connections);
  expect(result.current.resting).toBe(before.resting);
  expect(result.current.routes).toBe(before.routes);
});

test.each([
  ['a card that moved', { position: { x: 800, y: 80 } }],
  ['another edge', { jump_to_question: 'c' }],
  ['an ending', { is_end: true }],
] as const)('%s routes the edges anew', (_, change) => {
  const { result, rerender } = draw();
  const before = result.current.routes;
  rerender(withFirst(change));
  expect(result.current.routes).not.toBe(before);
  const [, second] = result.current.connections;
  expect(second && result.current.routes.of(second)?.corners.length).toBeGreaterThan(1);
});

import { START } from '@dialogwerk/shared/dialog/graph';
import { render, screen } from '@dialogwerk/shared/testing/screen';
import { ReactFlowProvider } from '@xyflow/react';
import { expect, test } from 'vitest';
import { sectionCard } from '../../../../model/sectionCard.ts';
import { aBlock, aDialog } from '../../../../testing/aDialog.ts';
import { allVisible } from '../../model/EdgeVisibility.ts';
import { useLayout } from '../layout/useLayout.ts';
import { sectionsViewOf } from '../sections/sectionsViewOf.ts';
import { useTargets } from './useTargets.ts';

const survey = aDialog(aBlock('open', 'a'), aBlock('open', 'b'));
const folded = sectionsViewOf([{ id: 's1', name: 'Anfang', blocks: ['a'] }], survey.all_questions, new Set(['s1']));

function Canvas() {
  const layout = useLayout(survey, allVisible, folded);
  const { insertionAt } = useTargets({ survey, layout, edges: [], isOverview: false });
  const cards = [START, sectionCard('s1'), 'b'].map((id) => (
    <button key={id} className="react-flow__node" data-id={id} aria-label={id} />
  ));
  return (
    <div ref={(drawn) => drawn?.addEventListener('click', (event) => (found = insertionAt(event.target)))}>{cards}</div>
  );
}
let found: ReturnType<ReturnType<typeof useTargets>['insertionAt']> | undefined;
const at = (card: string) => {
  screen.getByRole('button', { name: card }).click();
  return found;
};

test('a block that is asked for on the welcome comes before the first one, folded away or not', () => {
  render(<Canvas />, { wrapper: ReactFlowProvider });
  expect(at(START)).toMatchObject({ kind: 'connection', connection: { source: START, target: 'a' } });
  expect(at('b')).toMatchObject({ kind: 'line', from: { source: 'b' } });
});

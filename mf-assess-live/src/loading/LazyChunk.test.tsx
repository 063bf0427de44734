import { act, renderPart, screen } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { createChunk } from './createChunk.ts';
import { LazyChunk } from './LazyChunk.tsx';

function draw(outcomes: readonly ('here' | 'offline')[]) {
  let attempt = 0;
  const chunk = createChunk(async () => {
    const outcome = outcomes[attempt];
    attempt += 1;
    if (outcome !== 'here') throw new TypeError('offline');
    return { name: 'Eingabefeld' };
  });
  const Screen = () => (
    <LazyChunk chunk={chunk} language="de" du_sie="du">
      {({ name }) => <p>{name}</p>}
    </LazyChunk>
  );
  return { chunk, Screen };
}

test('what is there already is drawn at once', async () => {
  const { chunk, Screen } = draw(['here']);
  await chunk.load();
  renderPart(Screen);
  expect(screen.getByText('Eingabefeld')).toBeDefined();
});

test('what does not come is said, with what is safe, and comes when it is tried again', async () => {
  const { user } = renderPart(draw(['offline', 'here']).Screen);
  screen.getByText('Einen Moment bitte …');
  const sentence = await screen.findByText(/^Dieser Teil der Seite konnte nicht geladen werden/);
  expect(sentence.textContent).toContain('Deine bisherigen Antworten sind sicher.');
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Eingabefeld')).toBeDefined();
});

test('what did not come comes by itself once the network is back', async () => {
  renderPart(draw(['offline', 'here']).Screen);
  await screen.findByText(/^Dieser Teil der Seite/);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Eingabefeld')).toBeDefined();
});

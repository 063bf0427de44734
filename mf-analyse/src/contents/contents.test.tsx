import { renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Section } from '../Section.tsx';
import { PageContents } from './PageContents.tsx';

function Page() {
  const [isLate, setLate] = useState(false);
  return (
    <>
      <PageContents />
      <Section title="Überblick">
        <button type="button" onClick={() => setLate(!isLate)}>
          Mehr
        </button>
      </Section>
      {isLate && <Section title="Zeiten">Minuten</Section>}
      <Section title="Fragen">Antworten</Section>
    </>
  );
}

const open = () => renderScreen(Page, { path: '/', at: '/' });
const titles = () =>
  within(screen.getByRole('navigation', { name: 'Inhalt der Analyse' }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);

test('the parts stand in the order of the page, those that come later too, and leave with it', async () => {
  const { user } = open();
  expect(titles()).toEqual(['Überblick', 'Fragen']);
  await user.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(titles()).toEqual(['Überblick', 'Zeiten', 'Fragen']);
  await user.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(titles()).toEqual(['Überblick', 'Fragen']);
});

test('a part chosen by keyboard has the focus afterwards', async () => {
  const { user } = open();
  const jump = await screen.findByRole('button', { name: /^Inhalt/ });
  jump.focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Fragen' });
  item.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fragen' })));
});

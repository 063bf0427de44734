import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

const many = Array.from({ length: 30 }, (_, index) =>
  anItem({ survey_id: `s${index}`, survey_name: `Dialog ${index}`, active: index === 29, updated_at: 100 - index }),
);
let api: ReturnType<typeof fakeAuthorApi>;
beforeEach(() => {
  api = fakeAuthorApi({ listSurveys: listed(...many), listManagers: () => ({ managers: [] }) });
});
afterEach(() => api.restore());
const open = (at = '/dashboard') => renderScreen(Dashboard, { path: '/dashboard', at });

// By text, because roles cost much time in a page of so many cards.
test('the first 24 of many are drawn, the others when they are asked for', async () => {
  const { user } = open();
  expect(await screen.findByText('Dialog 23')).toBeDefined();
  expect(screen.queryByText('Dialog 24')).toBeNull();
  await user.click(screen.getByText('Weitere anzeigen (6)'));
  expect(screen.getByText('Dialog 29')).toBeDefined();
  expect(screen.queryByText(/^Weitere anzeigen/)).toBeNull();
});

test('one that is being deleted counts no more on any page', async () => {
  api.restore();
  api = fakeAuthorApi({
    listSurveys: listed(...many),
    listManagers: () => ({ managers: [] }),
    surveyDeletion: () => ({ active: false, conversations: 0, answers: 0 }),
    deleteSurvey: () => new Promise(() => undefined),
  });
  const { user } = open();
  await user.click(await screen.findByText('Weitere anzeigen (6)'));
  expect(await screen.findByText('Dialog 29')).toBeDefined();
  await user.click(screen.getByLabelText('Mehr zu „Dialog 3“'));
  await user.click(await screen.findByText('Löschen'));
  expect(await screen.findByText('29 Dialoge')).toBeDefined();
  expect(screen.queryByText('Dialog 3')).toBeNull();
  expect(screen.queryByText(/^Weitere anzeigen/)).toBeNull();
});

test('status and order stand in the address, are taken from it, and can be left', async () => {
  const { user, address } = open('/dashboard?status=live');
  expect(await screen.findByText('Dialog 29')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Sortierung'), 'Name');
  expect(address()).toBe('/dashboard?status=live&ordnung=name');
  await user.selectOptions(screen.getByLabelText('Status'), 'Alle');
  expect(address()).toBe('/dashboard?ordnung=name');
});

test('a status without dialogs says so and leads back to all', async () => {
  api.restore();
  api = fakeAuthorApi({ listSurveys: listed(anItem()), listManagers: () => ({ managers: [] }) });
  const { user, address } = open('/dashboard?status=inaktiv');
  expect(await screen.findByText(/^Hier gibt es keinen Dialog/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Alle Dialoge zeigen' }));
  expect(await screen.findByText('Teamklima')).toBeDefined();
  expect(address()).toBe('/dashboard');
});

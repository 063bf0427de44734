import { ApiError } from '@dialogwerk/shared/clients';
import type { ShareCard } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Share } from '../../screens/Share.tsx';
import { anOverview } from '../../testing/anOverview.ts';
import { nobodyElse } from '../../testing/nobodyElse.ts';
import { aStudy } from '../../testing/aStudy.ts';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/ShareCardForm.tsx'));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

const asIs: ShareCard = {
  title: null,
  description: null,
  picture: null,
  picture_address: null,
  defaults: { title: 'Herbst', description: 'Hallo! Drei Fragen.', picture_address: '/media/logo.png' },
  address_known: true,
};

async function open(card: Partial<ShareCard> = {}, survey = aSurvey(), study = aStudy()) {
  const server: { card: ShareCard; refusal: string | null } = { card: { ...asIs, ...card }, refusal: null };
  api = fakeAuthorApi({
    study: () => study,
    studyOverview: () => anOverview(),
    dialogPermissions: nobodyElse,
    surveyPublicName: () => ({ name: null, former: [] }),
    shareCard: () => server.card,
    setShareCard({ title, description, picture }) {
      if (server.refusal !== null) throw new ApiError('setShareCard', 422, { msg: server.refusal });
      const picture_address = picture === null ? null : `/media/${picture}`;
      server.card = { ...server.card, title, description, picture, picture_address };
      return server.card;
    },
  });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  await opened.user.click(await screen.findByRole('button', { name: 'Vorschau ansehen und gestalten' }));
  const preview = await screen.findByRole('region', { name: 'So sieht der Link aus' });
  return { ...opened, server, preview };
}

test('the preview shows what the dialog says of itself, and changes as one types; it is saved when left and taken back', async () => {
  const { user, server, preview } = await open();
  expect(preview.textContent).toContain('Herbst');
  expect(preview.textContent).toContain('Hallo! Drei Fragen.');
  expect(screen.getByRole('img', { name: 'Bild der Vorschau' }).getAttribute('src')).toBe('/media/logo.png');
  await user.type(screen.getByLabelText('Titel'), 'Wie war es?');
  expect(preview.textContent).toContain('Wie war es?');
  expect(preview.textContent).not.toContain('Herbst');
  expect(server.card.title).toBeNull();
  await user.tab();
  await waitFor(() => expect(server.card.title).toBe('Wie war es?'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.card.title).toBeNull());
  await waitFor(() => expect(preview.textContent).toContain('Herbst'));
});

test('what the server refuses stands at the field, with what was typed', async () => {
  const { user, server, preview } = await open();
  server.refusal = 'Der Server mag das nicht.';
  await user.type(screen.getByLabelText('Beschreibung'), 'Kurz');
  await user.tab();
  expect(await screen.findByText('Nicht gespeichert. Der Server mag das nicht.')).toBeDefined();
  expect(screen.getByDisplayValue('Kurz')).toBeDefined();
  expect(preview.textContent).toContain('Kurz');
});

test('what no service shows is not uploaded, and a picture is taken away and put back by one click', async () => {
  const { user, server } = await open({ picture: 'a.png', picture_address: '/media/a.png' });
  const drawing = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
  const input = screen.getByLabelText('Anderes Bild hochladen', { selector: 'input' });
  Object.defineProperty(input, 'files', { value: [drawing], configurable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(await screen.findByText('Bitte wählen Sie ein Bild als JPEG, PNG, WebP oder GIF.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Bild entfernen' }));
  await waitFor(() => expect(server.card.picture).toBeNull());
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.card.picture).toBe('a.png'));
});

test('says that a password hides it, and that no picture is shown without an address', async () => {
  await open({ address_known: false }, aSurvey(), aStudy({ password_set_at: 1 }));
  expect(await screen.findByText(/^Vor dem Dialog steht ein Passwort/)).toBeDefined();
  expect(screen.getByText(/^Ein Bild zeigen andere Dienste erst/)).toBeDefined();
});

test('other roles see it and change nothing', async () => {
  await open({}, aSurvey({ analyse: 0 }));
  expect(screen.getByLabelText('Titel').hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Bild hochladen' })).toBeNull();
});

import { ApiError } from '@dialogwerk/shared/clients';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { $notice, $session } from '@dialogwerk/shared/state';
import { aLibraryFile, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Library from './Library.tsx';

const own = { workspace_id: aLibraryFile().workspace_id, name: '', is_personal: true, may_change: true };
const team = {
  workspace_id: '0198f000-0000-7000-8000-0000000000bb',
  name: 'Redaktion',
  is_personal: false,
  may_change: false,
};

let api: ReturnType<typeof fakeAuthorApi> | undefined;

beforeEach(() => {
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
});

/** A library with a picture and a film, whose server finds by name and keeps what is deleted. */
function open(answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  const deleted = new Set<string>();
  const film = aLibraryFile({
    file_id: '0198f000-0000-7000-8000-000000000002',
    workspace_id: team.workspace_id,
    name: 'Rundgang.mp4',
    kind: 'video',
    thumb: null,
    seconds: 65,
    width: null,
    height: null,
    alt_text: 'Ein Gang',
  });
  const all = [aLibraryFile(), film];
  api = fakeAuthorApi({
    listLibrary({ search = '', undescribed }: CallRequest<'listLibrary'>) {
      const files = all.filter(
        ({ file_id, name, alt_text }) =>
          !deleted.has(file_id) && name.toLowerCase().includes(search) && (undescribed !== '1' || alt_text === ''),
      );
      return { files, total: files.length, page: 0, workspaces: [own, team] };
    },
    libraryPlaces: () => ({
      places: [
        {
          survey_id: 's1',
          survey_name: 'Tiere',
          places: [{ unique_question_id: 'a', name: 'Hunde' }],
          is_published: true,
        },
      ],
      others: 1,
    }),
    deleteLibraryFile({ file_id }: CallRequest<'deleteLibraryFile'>) {
      deleted.add(file_id);
      return { msg: 'success' };
    },
    restoreLibraryFile({ file_id }: CallRequest<'restoreLibraryFile'>) {
      deleted.delete(file_id);
      return { file: aLibraryFile() };
    },
    ...answers,
  });
  return { ...renderScreen(Library, { path: '/mediathek', at: '/mediathek' }), made: api.made };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $session.set(null);
  sessionStorage.clear();
});

const cardOf = (name: RegExp) => screen.findByRole('button', { name });

test('files stand with what they are, and are found by words and by what lacks some', async () => {
  const { user, made } = open();
  expect((await cardOf(/Hund am Strand/)).textContent).toContain('Bild · 2,3 MB · 4.000 × 3.000 Pixel');
  expect((await cardOf(/Rundgang/)).textContent).toContain('Video · 2,3 MB · 1:05 Minuten');
  await user.click(screen.getByRole('switch', { name: 'Nur ohne Alternativtext' }));
  await waitFor(() => expect(screen.queryByText('Rundgang.mp4')).toBeNull());
  await user.click(screen.getByRole('switch', { name: 'Nur ohne Alternativtext' }));
  await user.type(screen.getByRole('searchbox'), 'nichts');
  expect(await screen.findByText('Keine Datei passt zu Suche und Auswahl.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Alle Dateien zeigen' }));
  expect(await cardOf(/Rundgang/)).toBeDefined();
  expect(made.at(-1)).toMatchObject({ name: 'listLibrary' });
});

test('a file says where it is shown; what is typed survives Escape and is saved', async () => {
  const { user, made } = open({ changeLibraryFile: () => ({ file: aLibraryFile({ alt_text: 'Ein Dackel' }) }) });
  await user.click(await cardOf(/Hund am Strand/));
  const file = await screen.findByRole('dialog');
  expect((await within(file).findByRole('link', { name: 'Tiere' })).closest('li')?.textContent).toBe(
    'Tiere: Hunde, veröffentlicht',
  );
  expect(file.textContent).toContain('und in 1 weiteren Dialog, die Sie nicht sehen');
  await user.type(within(file).getByRole('textbox', { name: 'Alternativtext' }), 'Ein Dackel');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await cardOf(/Hund am Strand/));
  expect(await screen.findByDisplayValue('Ein Dackel')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect($notice.get()?.text).toBe('„Hund am Strand.jpg“ ist gespeichert.'));
  expect(made.find(({ name }) => name === 'changeLibraryFile')?.request).toMatchObject({ alt_text: 'Ein Dackel' });
});

test('a deleted file comes back; one that is shown stays, with why', async () => {
  let isUsed = true;
  const { user } = open({
    deleteLibraryFile() {
      if (!isUsed) return { msg: 'success' };
      throw new ApiError('deleteLibraryFile', 409, { msg: 'Die Datei wird noch in 2 Dialogen gezeigt.' });
    },
  });
  await user.click(await cardOf(/Hund am Strand/));
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('noch in 2 Dialogen gezeigt');
  isUsed = false;
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect($notice.get()?.text).toContain('ist wieder da'));
});

test('who only sees a workspace changes nothing of it', async () => {
  const { user } = open();
  await user.click(await cardOf(/Rundgang/));
  const file = await screen.findByRole('dialog');
  expect(within(file).queryByRole('button', { name: 'Löschen' })).toBeNull();
  expect(within(file).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).disabled).toBe(true);
});

test('a file that is too large is refused before it is sent; a fault is said', async () => {
  const { user } = open();
  await cardOf(/Hund am Strand/);
  const large = new File(['x'], 'riesig.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for files');
  await user.upload(input, large);
  expect((await screen.findByRole('alert')).textContent).toContain(
    '„riesig.jpg“ wurde nicht hochgeladen. Die Datei ist zu groß',
  );
  await user.click(screen.getByRole('button', { name: 'Meldung zu „riesig.jpg“ ausblenden' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a library that does not come says so', async () => {
  open({
    listLibrary() {
      throw new ApiError('listLibrary', 500, null);
    },
  });
  expect(await screen.findByText('Die Mediathek konnte nicht geladen werden')).toBeDefined();
});

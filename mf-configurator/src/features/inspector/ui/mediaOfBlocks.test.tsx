import type { MediaFile } from '@dialogwerk/shared/contract';
import { ApiError } from '@dialogwerk/shared/clients';
import { $errorDialog } from '@dialogwerk/shared/state';
import { fakeAuthorApi, fakeUploads } from '@dialogwerk/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { renderInspector } from '../testing/renderInspector.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  cleanup();
  api?.restore();
  vi.unstubAllGlobals();
});

function aFile(filename_db: string, misc: string): MediaFile {
  return { survey_id: 'survey0000001', filename_db, type: 'block', location: `/media/${filename_db}`, misc };
}

const files = [aFile('a.png', 'strand.png'), aFile('b.mp3', 'gruss.mp3'), aFile('c.pdf', 'liste.pdf')];

function offering(media_files: MediaFile[] = files): void {
  api = fakeAuthorApi({
    mediaList: () => ({ media_files }),
    verifyToken: () => ({ success: true, user_id: 'u1', kind: 'author' }),
    modelState: () => ({ main: null, reserve: null }),
  });
}

async function pick(label: string, file: File): Promise<void> {
  const input = await screen.findByLabelText(`${label} hochladen`, { selector: 'input' });
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
  });
}

test('a block offers what can be shown, the newest first, and wants a text for those who do not see it', async () => {
  offering();
  const { handedOn } = renderInspector(aBlock('message', 'a'));
  const select = screen.getByRole('combobox', { name: 'Datei zu diesem Block' });
  await within(select).findByRole('option', { name: 'strand.png' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Keine Datei', 'gruss.mp3', 'strand.png']);
  fireEvent.change(select, { target: { value: 'a.png' } });
  expect(handedOn()).toEqual([{ filename_db: 'a.png' }]);
  expect(screen.getByText(/Ohne Alternativtext/)).toBeTruthy();
  fireEvent.change(select, { target: { value: 'b.mp3' } });
  expect(screen.getByRole('textbox', { name: 'Abschrift' })).toBeTruthy();
  fireEvent.change(select, { target: { value: '' } });
  expect(handedOn().at(-1)).toEqual({ filename_db: null });
});

test('many pictures of one block ask for the list once, and offer pictures alone', async () => {
  offering();
  const options = ['x', 'y'].map((id) => ({ id, text: id, score: null, filename_db: null }));
  renderInspector(aBlock('picture', 'a', { options }));
  const select = screen.getByRole('combobox', { name: 'Datei von Bild 2' });
  await within(select).findByRole('option', { name: 'strand.png' });
  expect(within(select).queryByRole('option', { name: 'gruss.mp3' })).toBeNull();
  expect(api?.made.filter(({ name }) => name === 'mediaList')).toHaveLength(1);
});

test('a file that is sent is chosen and stands in the list from then on', async () => {
  const there: MediaFile[] = [];
  offering(there);
  const sent = fakeUploads(() => {
    const media_file = aFile('n.jpg', 'neu.jpg');
    there.push(media_file);
    return { body: { media_file } };
  });
  const { handedOn } = renderInspector(aBlock('message', 'a'));
  await pick('Datei zu diesem Block', new File(['x'], 'neu ä.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(handedOn()).toEqual([{ filename_db: 'n.jpg' }]));
  expect(sent).toEqual([
    {
      address: '/api/surveys/survey0000001/media?type=block',
      headers: expect.objectContaining({ 'x-file-name': 'neu%20%C3%A4.jpg', 'content-type': 'image/jpeg' }),
    },
  ]);
  expect(screen.getByRole('option', { name: 'neu.jpg', selected: true })).toBeTruthy();
});

test('a file that cannot be shown or is refused changes nothing, and it is said why', async () => {
  offering([]);
  fakeUploads(() => ({ status: 507, body: { msg: 'Der Speicher ist voll.' } }));
  const { changes } = renderInspector(aBlock('message', 'a'));
  await pick('Datei zu diesem Block', new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(/weder Bild noch Ton noch Video/)).toBeTruthy();
  await pick('Datei zu diesem Block', new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByText('Die Datei wurde nicht gespeichert. Der Speicher ist voll.');
  expect(changes).toEqual([]);
});

test('without the list the global alert is raised, no file can be chosen anew, and the one that is set stays [§8.22]', async () => {
  api = fakeAuthorApi({
    mediaList: () => {
      throw new ApiError('mediaList', 0, null);
    },
  });
  renderInspector(aBlock('message', 'a', { filename_db: 'weg.png', media_text: 'Ein Weg' }));
  await screen.findByText(/Ihre Dateien können gerade nicht gezeigt werden/);
  expect($errorDialog.get()?.title).toContain('nicht erreichbar');
  expect(screen.getByRole('option', { name: 'Gewählte Datei', selected: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /hochladen/ })).toBeNull();
});

test('a video takes captions, and only a video does', async () => {
  const there = [...files, aFile('d.mp4', 'film.mp4')];
  offering(there);
  const vtt = aFile('e.vtt', 'film.vtt');
  fakeUploads(() => {
    there.push(vtt);
    return { body: { media_file: vtt } };
  });
  const { handedOn } = renderInspector(aBlock('message', 'a', { filename_db: 'd.mp4' }));
  await pick('Untertitel', new File(['WEBVTT'], 'film.vtt', { type: 'text/vtt' }));
  await waitFor(() => expect(handedOn()).toEqual([{ captions_db: 'e.vtt' }]));
  expect(screen.getByText('Untertitel: film.vtt')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
  expect(handedOn().at(-1)).toEqual({ captions_db: null });
  cleanup();
  renderInspector(aBlock('message', 'b', { filename_db: 'b.mp3' }));
  expect(screen.queryByRole('button', { name: 'Untertitel hochladen' })).toBeNull();
});

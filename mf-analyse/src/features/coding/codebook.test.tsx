import { ApiError } from '@dialogwerk/shared/clients';
import type { CallRequest, CallResponse } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderRoutes, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import CodingDialog from './ui/CodingDialog.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  vi.restoreAllMocks();
});

const place = { survey_id: 'survey0000001', filter: '', question: 'words', part: '' };
const figures = { count: 0, share: 0, low: 0, high: 0 };
const essen = { code_id: 'e', name: 'Essen', description: 'Alles "vom" Teller', colour: 0, ...figures };

function draw(addCodes: (request: CallRequest<'addCodes'>) => CallResponse<'addCodes'>) {
  api = fakeAuthorApi({
    codes: () => ({ total: 0, coded: 0, codes: [essen], agreements: [] }),
    codedTexts: () => ({ total: 0, texts: [] }),
    addCodes,
    deleteCode: () => ({ msg: 'success' }),
  });
  const dialog = <CodingDialog place={place} title="Was fehlt: viel?" onClose={() => undefined} />;
  return renderRoutes([{ path: '/', element: dialog }], '/');
}

const madeTo = (name: string) => api?.made.filter((call) => call.name === name).map(({ request }) => request);
const allOf = ({ codes }: CallRequest<'addCodes'>) => ({ added: codes.map(({ code_id }) => code_id) });
const aFile = (text: string) => new File([text], 'Codebuch.csv', { type: 'text/csv' });

/** The preview of a file. */
async function chosen(user: ReturnType<typeof draw>['user'], text: string) {
  await user.upload(await screen.findByLabelText('Codebuch einlesen', { selector: 'input' }), aFile(text));
  return within(await screen.findByRole('dialog', { name: 'Codebuch einlesen' }));
}

test('a codebook is seen before it comes, comes in one call, and can be taken back', async () => {
  const { user } = draw(allOf);
  const preview = await chosen(user, 'Code;Beschreibung\nessen;anders\nPreis;Zu teuer\n;leer\nZeit;');
  expect(preview.getByText('2 Codes kommen hinzu:')).toBeDefined();
  const fresh = within(preview.getByRole('list', { name: 'Neue Codes' })).getAllByRole('listitem');
  expect(fresh.map(({ textContent }) => textContent)).toEqual(['PreisZu teuer', 'Zeit']);
  expect(preview.getByText('Den Code „essen“ gibt es schon; er bleibt, wie er ist.')).toBeDefined();
  expect(preview.getByText('Zeile 4: Der Name des Codes fehlt.')).toBeDefined();
  await user.click(preview.getByRole('button', { name: 'Hinzufügen' }));
  await waitFor(() =>
    expect(madeTo('addCodes')).toMatchObject([
      {
        question: 'words',
        part: '',
        codes: [
          { name: 'Preis', description: 'Zu teuer', colour: 1 },
          { name: 'Zeit', description: '', colour: 2 },
        ],
      },
    ]),
  );
  await waitFor(() => expect($notice.get()?.text).toBe('2 Codes hinzugefügt.'));
  expect(screen.queryByRole('dialog', { name: 'Codebuch einlesen' })).toBeNull();
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(madeTo('deleteCode')).toHaveLength(2));
});

test('a refusal is said, and the file stays in sight', async () => {
  const { user } = draw(() => {
    throw new ApiError('addCodes', 409, { msg: 'Eine Frage hat höchstens 100 Codes.', code: 'code/too-many' });
  });
  const preview = await chosen(user, 'Code\nPreis');
  await user.click(preview.getByRole('button', { name: 'Hinzufügen' }));
  expect((await preview.findByRole('alert')).textContent).toBe(
    'Es wurde nichts eingelesen. Eine Frage hat höchstens 100 Codes.',
  );
});

test('a file that is none says why, and nothing can be added', async () => {
  const { user } = draw(allOf);
  const preview = await chosen(user, 'Name\nPreis');
  expect(preview.getByRole('alert').textContent).toMatch(/^Es wurde nichts eingelesen\. In der ersten Zeile fehlt/);
  expect(preview.queryByRole('button', { name: 'Hinzufügen' })).toBeNull();
});

test('the codes are saved as the file that can be read', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:codebook';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = draw(allOf);
  await user.click(await screen.findByRole('button', { name: 'Codebuch speichern' }));
  await waitFor(() => expect(names).toEqual(['Codebuch Was fehlt viel.csv']));
  expect(await saved[0]?.text()).toMatch(/Code;Beschreibung\r\nEssen;"Alles ""vom"" Teller"\r\n$/);
});

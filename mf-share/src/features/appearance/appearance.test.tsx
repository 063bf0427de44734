import { ApiError } from '@dialogwerk/shared/clients';
import type { BrandKitUse, SurveyData } from '@dialogwerk/shared/contract';
import { $notice, $preview, $session, $survey } from '@dialogwerk/shared/state';
import { aLibraryFile, aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, fireEvent, renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { forgetTyped } from '@dialogwerk/shared/ui';
import { afterEach, expect, test } from 'vitest';
import Appearance from '../../screens/Appearance.tsx';
import { lookOfDialog } from './model/Look.ts';
import { shownBlock } from './model/shownBlock.ts';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
  $preview.set(null);
  forgetTyped();
  $session.set(null);
});

/** A file of the library that somebody has deleted meanwhile. */
const lost = '0198f000-0000-7000-8000-000000000009';
const kit_id = '0198f000-0000-7000-8000-000000000001';
const aKit = {
  kit_id,
  workspace_id: '0198f000-0000-7000-8000-000000000002',
  name: 'Herbst',
  version: 1,
  look: lookOfDialog(aSurvey({ accent_color: '#7B1FA2' })),
  may_change: true,
};

async function open(survey = aSurvey(), refusal: string | null = null, use: BrandKitUse | null = null) {
  const server: { now: SurveyData; applied: string[]; asked: number } = { now: survey, applied: [], asked: 0 };
  api = fakeAuthorApi({
    mediaList: () => ({ media_files: [] }),
    brandKits: () => ({ kits: [aKit], workspaces: [] }),
    dialogBrandKit: () => ({ use }),
    applyBrandKit: (request) => {
      server.applied.push(request.kit_id);
      return { use: { name: 'Herbst', kit_id, news: [], own: [] }, changed: ['accent_color'] };
    },
    updateSurveySettings: (request) => {
      if (refusal !== null) throw new ApiError('updateSurveySettings', 503, { msg: refusal });
      if (request.action === 'config') server.now = Object.assign({ ...server.now }, request.changed_values);
      return { msg: 'success', revision: 2 };
    },
    dialog: () => server.now,
    listLibrary: () => {
      server.asked += 1;
      if (server.asked === 1) throw new ApiError('listLibrary', 503, { msg: 'Gerade nicht.' });
      return {
        files: [aLibraryFile({ name: 'Logo.png' }), aLibraryFile({ file_id: lost, name: 'Altes Logo.png' })],
        total: 2,
        page: 0,
        workspaces: [],
      };
    },
    takeFromLibrary: ({ survey_id, file_id, type: purpose }) => {
      if (file_id === lost) throw new ApiError('takeFromLibrary', 404, { msg: 'Diese Datei gibt es nicht mehr.' });
      const location = '/media/eigen.png';
      return {
        media_file: { survey_id: String(survey_id), filename_db: 'eigen.png', type: purpose, location, misc: null },
        alt_text: 'Unser Logo',
      };
    },
  });
  $survey.set(survey);
  const path = '/share/:survey_id/appearance';
  const opened = renderScreen(Appearance, { path, at: `/share/${survey.survey_id}/appearance` });
  await screen.findByRole('heading', { level: 1, name: 'Aussehen' });
  return { ...opened, server };
}
const accent = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Akzentfarbe' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('the messenger has what is typed at once, and the server once it is whole', async () => {
  const { server } = await open();
  type(accent(), '#1D65');
  expect($preview.get()?.survey.accent_color).toBe('#5ABAB2');
  expect(screen.getByText('Bitte geben Sie eine Farbe wie #5ABAB2 ein.')).toBeDefined();
  type(accent(), '#1D655F');
  expect($preview.get()).toMatchObject({ survey: { accent_color: '#1D655F' }, moment: 'start', block: null });
  expect(screen.getByText('6,8 : 1 auf Weiß – gut lesbar')).toBeDefined();
  fireEvent.blur(accent());
  await waitFor(() => expect(server.now.accent_color).toBe('#1D655F'));
});

test('a colour that is too weak has a better one by a click, and the click is undone', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: /^Auf #[0-9A-F]{6} ändern$/ }));
  await waitFor(() => expect(server.now.accent_color).not.toBe('#5ABAB2'));
  expect(screen.getByText(/^4,\d : 1 auf Weiß – gut lesbar$/)).toBeDefined();
  await waitFor(() => expect(screen.getByText('Alles gespeichert')).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(server.now.accent_color).toBe('#5ABAB2'));
  await user.click(screen.getByRole('button', { name: 'Wiederholen' }));
  await waitFor(() => expect(server.now.accent_color).not.toBe('#5ABAB2'));
});

test('what the server refuses stays typed, with the reason and the ways on', async () => {
  const { user } = await open(aSurvey(), 'Gerade nicht.');
  await user.click(screen.getByRole('radio', { name: 'Ruhig' }));
  await screen.findByText(/Gerade nicht\./);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ruhig' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Klassisch' }).checked).toBe(true);
});

test('the messenger is looked at at its beginning, at a question and at its end', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Frage' }));
  expect($preview.get()).toMatchObject({ moment: 'question', block: 'q1' });
  await user.click(screen.getByRole('button', { name: 'Ende' }));
  expect($preview.get()).toMatchObject({ moment: 'end', block: null });
  expect(shownBlock([])).toBeNull();
});

test('a logo comes from the team’s media library, as a file of the dialog’s own', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: 'Aus der Mediathek: Logo' }));
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  await user.type(screen.getByRole('searchbox', { name: 'Name oder Alternativtext suchen' }), 'logo');
  await waitFor(() => expect(api?.made.at(-1)?.request).toEqual({ kind: 'image', search: 'logo', page: 0 }));
  await user.click(await screen.findByRole('button', { name: '„Altes Logo.png“ verwenden' }));
  expect(await screen.findByText(/^„Altes Logo\.png“ wurde nicht übernommen\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '„Logo.png“ verwenden' }));
  await waitFor(() => expect(server.now.logo_src).toBe('eigen.png'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const taken = api?.made.findLast(({ name }) => name === 'takeFromLibrary');
  expect(taken?.request).toMatchObject({ survey_id: server.now.survey_id, type: 'logo' });
});

test('who may not edit sees it and can change nothing', async () => {
  await open(aSurvey({ bearbeiten: 0 }));
  expect(screen.getByRole('note').textContent).toContain('Ihre Berechtigung reicht nicht aus');
  for (const field of [...screen.getAllByRole<HTMLInputElement>('radio'), accent()]) expect(field.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

test('a dialog says which brand kit it is from, and what has changed there is taken over by one click', async () => {
  const use: BrandKitUse = { name: 'Herbst', kit_id, news: ['accent_color', 'typeface'], own: [] };
  const { user, server } = await open(aSurvey(), null, use);
  await screen.findByText('Aus dem Markenpaket „Herbst“');
  expect(screen.getByText('Das Paket hat sich seither geändert: Akzentfarbe, Schrift.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Änderungen übernehmen' }));
  await waitFor(() => expect(server.applied).toEqual([kit_id]));
  await waitFor(() => expect($notice.get()?.text).toBe('„Herbst“ angewendet. Geändert: Akzentfarbe.'));
  expect($notice.get()?.action?.label).toBe('Rückgängig');
  act(() => $notice.set(null));
});

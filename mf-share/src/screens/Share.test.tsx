import { ApiError } from '@dialogwerk/shared/clients';
import { $help, $notice, $publishing, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { PublicLink } from '@dialogwerk/shared/ui';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { help } from '../help/help.ts';
import { anOverview } from '../testing/anOverview.ts';
import { aStudy } from '../testing/aStudy.ts';
import { unfold } from '../testing/unfold.ts';
import { dialogPanels } from './share/dialogPanels.tsx';
import { Share } from './Share.tsx';

beforeAll(async () => {
  await Promise.all([PublicLink.load(), import('../features/overview/ui/Standing.tsx')]);
});

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
  $publishing.set(null);
  Reflect.deleteProperty(document, 'execCommand');
  vi.restoreAllMocks();
});

function open(survey = aSurvey(), answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  api = fakeAuthorApi({
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    surveyPublicName: () => ({ name: null, former: [] }),
    ...answers,
  });
  $survey.set(survey);
  return { ...renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` }), made: api.made };
}
const theSwitch = () => screen.getByRole('switch', { name: 'Dialog live' });

test('the public link and the other addresses stand there to be taken along', () => {
  open();
  unfold('Adressen ansehen');
  const link = `${location.origin}/assess_live/survey0000001`;
  expect(screen.getByDisplayValue(link)).toBeDefined();
  expect(screen.getByRole('link', { name: 'In neuem Tab öffnen' }).getAttribute('href')).toBe(link);
  expect(screen.getByDisplayValue(`${location.origin}/dialog/survey0000001`)).toBeDefined();
  expect(screen.getByDisplayValue(`${location.origin}/widget/survey0000001`)).toBeDefined();
});

test('each matter has a sign that leads to what the help says about it', async () => {
  const { user } = open();
  await screen.findByText('Leitstand', { selector: 'h2' });
  const passages = help.flatMap((page) => page.passages.map(({ id }) => ({ page: page.id, passage: id })));
  const led: unknown[] = [];
  for (const sign of screen.getAllByRole('button', { name: /^Hilfe zu: / })) {
    await user.click(sign);
    expect(passages).toContainEqual($help.get());
    led.push($help.get()?.passage);
  }
  expect(led).toEqual([
    'leitstand',
    'link',
    'live',
    'stand',
    ...dialogPanels.map(({ id }) => id).filter((id) => id !== 'link'),
  ]);
  $help.set(null);
});

test('what was unfolded by hand is so again when Teilen is drawn anew, of this dialog alone', async () => {
  const { leave } = open();
  unfold('Adressen ansehen');
  await leave();
  api?.restore();
  const again = open();
  expect(screen.getByRole('button', { name: 'Kurze Adresse kopieren' })).toBeDefined();
  await again.leave();
  api?.restore();
  open(aSurvey({ survey_id: 'survey0000002' }));
  expect(screen.queryByRole('button', { name: 'Kurze Adresse kopieren' })).toBeNull();
});

test('the QR code is a picture of its own that asks no server', () => {
  open();
  const picture = screen.getByRole('img', { name: 'QR-Code mit dem Link zu „Zufriedenheit im Team“' });
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  const save = screen.getByRole('link', { name: 'QR-Code speichern' });
  expect(save.getAttribute('href')).toBe(picture.getAttribute('src'));
});

test('copying puts the link into the clipboard and says so', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Öffentlicher Link kopieren' }));
  expect(await screen.findByText('Kopiert')).toBeDefined();
  expect(screen.getByText('Öffentlicher Link: in die Zwischenablage kopiert.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/assess_live/survey0000001`);
});

test('without a clipboard the older way copies, and where that fails too the author reads how', async () => {
  const { user } = open();
  unfold('Adressen ansehen');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  let selected = '';
  document.execCommand = () => {
    selected = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '';
    return true;
  };
  const button = screen.getByRole('button', { name: 'Kurze Adresse kopieren' });
  await user.click(button);
  expect(await screen.findByText('Kopiert')).toBeDefined();
  expect(selected).toBe(`${location.origin}/dialog/survey0000001`);
  expect(document.activeElement).toBe(button);

  document.execCommand = () => false;
  await user.click(screen.getByRole('button', { name: 'Öffentlicher Link kopieren' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Strg+C'));
});

test('the switch sends the dialog with active flipped and shows it at once, for the whole product; that people can take part, once it is stored', async () => {
  let answer: () => void = () => undefined;
  const { user, made } = open(aSurvey({ active: false }), {
    checkDialog: () => ({ findings: [] }),
    switchActivateLink: () =>
      new Promise((resolve) => {
        answer = () => resolve({ msg: 'success' });
      }),
  });
  expect(screen.getByText(/Ihr Dialog ist inaktiv\./)).toBeDefined();
  await user.click(theSwitch());
  expect(await screen.findByText('Ihr Dialog geht live …')).toBeDefined();
  expect($survey.get()?.active).toBe(true);
  expect(made.find(({ name }) => name === 'switchActivateLink')?.request).toEqual({
    item: { survey_id: 'survey0000001', survey_name: 'Zufriedenheit im Team', active: true },
  });

  await user.click(theSwitch());
  expect(made.filter(({ name }) => name === 'switchActivateLink')).toHaveLength(1);
  answer();
  expect(await screen.findByText('Ihr Dialog ist live. Alle mit dem Link können teilnehmen.')).toBeDefined();
  await waitFor(() => expect(theSwitch().getAttribute('aria-busy')).toBe('false'));
  expect($survey.get()?.active).toBe(true);
});

test('a dialog of 3,000 blocks goes live: what is sent does not grow with it', async () => {
  const [question] = aSurvey().all_questions;
  if (!question) throw new Error('the dialog asks nothing');
  const context = 'Wie zufrieden sind Sie mit der Zusammenarbeit? '.repeat(10);
  const all_questions = Array.from({ length: 3_000 }, (_, order) => ({ ...question, context, order }));
  const { user, made } = open(aSurvey({ active: false, all_questions }), {
    checkDialog: () => ({ findings: [] }),
    switchActivateLink: () => ({ msg: 'success' }),
  });
  await user.click(theSwitch());
  expect(await screen.findByText('Ihr Dialog ist live. Alle mit dem Link können teilnehmen.')).toBeDefined();
  const sent = made.find(({ name }) => name === 'switchActivateLink');
  expect(sent?.request).toMatchObject({ item: { active: true } });
  // The server takes 1 MB at most.
  expect(JSON.stringify(sent?.request).length).toBeLessThan(1_000);
});

test('a dialog with an error goes live only after its author was told what respondents meet', async () => {
  const error = {
    id: 'endless a',
    kind: 'endless',
    severity: 'error',
    unique_question_id: 'a',
    place: 'Wie geht es Ihnen?',
    message: 'Diese Blöcke führen im Kreis.',
    meets: 'Sie erreichen das Ende nie.',
  } as const;
  const { user, made } = open(aSurvey({ active: false }), {
    checkDialog: () => ({ findings: [error] }),
    switchActivateLink: () => ({ msg: 'success' }),
  });
  await user.click(theSwitch());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Sie erreichen das Ende nie.');
  expect(made.map(({ name }) => name)).toContain('checkDialog');
  expect(made.map(({ name }) => name)).not.toContain('switchActivateLink');
  await user.click(screen.getByRole('button', { name: 'Trotzdem live schalten' }));
  expect(await screen.findByText('Ihr Dialog ist live. Alle mit dem Link können teilnehmen.')).toBeDefined();
});

test('a check that fails keeps nobody from going live, and says so', async () => {
  const { user } = open(aSurvey({ active: false }), { switchActivateLink: () => ({ msg: 'success' }) });
  await user.click(theSwitch());
  expect(await screen.findByText('Ihr Dialog ist live. Alle mit dem Link können teilnehmen.')).toBeDefined();
  expect($notice.get()?.text).toContain('konnte vorher nicht geprüft werden');
});

test('a switch that the server refuses is taken back with a sentence', async () => {
  const { user } = open(aSurvey({ active: true }), {
    switchActivateLink: () => {
      throw new ApiError('switchActivateLink', 0, null);
    },
  });
  await user.click(theSwitch());
  await waitFor(() => expect($notice.get()?.text).toContain('wurde nicht inaktiv geschaltet und bleibt live'));
  expect($survey.get()?.active).toBe(true);
  expect(screen.getByText('Ihr Dialog ist live. Alle mit dem Link können teilnehmen.')).toBeDefined();
});

test('without a question the switch is closed and leads to the configurator', () => {
  open(aSurvey({ active: false, live_switch: 0, testen: 0, all_questions: [] }));
  expect(theSwitch().hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/Der Dialog stellt noch keine Frage/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Fragen anlegen' }).getAttribute('href')).toBe('/configurator/survey0000001');
});

test('without the right the switch is closed and says that the role is why', () => {
  open(aSurvey({ live_switch: 0, analyse: 0 }));
  expect(theSwitch().hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/Ihre Berechtigung reicht nicht aus, um diesen Dialog/)).toBeDefined();
});

const behind = (unpublished_changes: number) => {
  const { publication } = aSurvey();
  if (!publication) throw new Error('the dialog is not published');
  return { ...publication, unpublished_changes };
};

test('what is not published is told once, and leads to the steps that see to it', async () => {
  const { user } = open(aSurvey({ publication: behind(3) }));
  expect(screen.getByText('3 unveröffentlichte Änderungen')).toBeDefined();
  expect(screen.getByText(/Ihre Änderungen sehen Teilnehmende erst, wenn Sie sie veröffentlichen\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect($publishing.get()).toEqual({ kind: 'dialog', survey_id: 'survey0000001' });
});

test('whoever may not publish sees what would be, and who may', async () => {
  const { user } = open(aSurvey({ publication: behind(1), live_switch: 0, analyse: 0 }));
  expect(screen.getByText(/Veröffentlichen dürfen nur Besitzer/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Prüfung, Änderungen und frühere Versionen' }));
  expect($publishing.get()).not.toBeNull();
});

test('the first time live publishes, and says so before and after', async () => {
  const first = behind(0);
  const { user } = open(aSurvey({ active: false, publication: null }), {
    checkDialog: () => ({ findings: [] }),
    switchActivateLink: () => ({ msg: 'success' }),
    dialog: () => aSurvey({ publication: first }),
  });
  expect(screen.getByText('Noch nicht veröffentlicht')).toBeDefined();
  expect(screen.getByText(/zum ersten Mal live schalten, wird er so veröffentlicht/)).toBeDefined();
  await user.click(theSwitch());
  expect(await screen.findByText('Veröffentlicht')).toBeDefined();
  expect($notice.get()?.text).toBe('Der Dialog ist jetzt live und veröffentlicht.');
  expect($survey.get()).toMatchObject({ active: true, publication: first });
});

test('live again with changes says that respondents get what is published', async () => {
  const { user } = open(aSurvey({ active: false, publication: behind(2) }), {
    checkDialog: () => ({ findings: [] }),
    switchActivateLink: () => ({ msg: 'success' }),
  });
  await user.click(theSwitch());
  await waitFor(() => expect($notice.get()?.text).toContain('2 unveröffentlichte Änderungen'));
});

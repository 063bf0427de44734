import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { fireEvent, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { aBlock, targets } from '../../testing/openTraining.tsx';
import TrainingTable from './TrainingTable.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  vi.restoreAllMocks();
  $notice.set(null);
});
function open() {
  api = fakeAuthorApi({
    trainingOverview: () => ({ revision: 3, applied: null, differs: true, blocks: [aBlock()] }),
    trainingdataJumps: () => ({ targets }),
    addTrainingExamples: ({ examples }) => ({ revision: 4, added: examples, known: [] }),
    deleteTrainingExamples: ({ examples }) => ({ revision: 5, deleted: examples }),
  });
  const { made } = api;
  renderScreen(TrainingTable, { path: '/intrance_old/:survey_id', at: '/intrance_old/a' });
  return (name: string) => made.filter((call) => call.name === name).map(({ request }) => request);
}
async function chooseFile(name: string, text: string): Promise<ReturnType<typeof within>> {
  await screen.findByRole('table');
  const file = new File([text], name);
  fireEvent.change(screen.getByLabelText('Datei einlesen', { selector: 'input' }), { target: { files: [file] } });
  return within(await screen.findByRole('dialog'));
}

test("Rasa's examples are looked at, an unknown meaning is given its place, and all is taken back", async () => {
  const sent = open();
  const dialog = await chooseFile(
    'nlu.yml',
    'nlu:\n- intent: mit_dem_auto\n  examples: |\n    - mit dem [PKW](ding)\n    - im Wagen\n- intent: bahn\n  examples: |\n    - im Zug\n- lookup: x\n  examples: |\n    - y\n',
  );
  dialog.getByText('Erkannt als Rasa NLU.');
  dialog.getByText('1 Beispiel kommt hinzu.');
  dialog.getByText('1 Beispiel gibt es schon.');
  dialog.getByText(/Von 1 Beispiel kommt nur der Text \(Zeile 4\)/);
  dialog.getByText(/Synonyme, Listen, Antworten oder andere Festlegungen \(Zeile 9\)/);
  const bahn = dialog.getByRole('combobox', { name: 'bahn' });
  fireEvent.change(bahn, { target: { value: JSON.stringify(['way', 'o0']) } });
  dialog.getByText('2 Beispiele kommen hinzu.');
  fireEvent.click(dialog.getByRole('button', { name: 'Hinzufügen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const place = { id: 'a', questionId: 'way' };
  expect(sent('addTrainingExamples')).toEqual([
    { ...place, target: 'o1', examples: ['mit dem PKW'] },
    { ...place, target: 'o0', examples: ['im Zug'] },
  ]);
  $notice.get()?.action?.run();
  await waitFor(() => expect(sent('deleteTrainingExamples')).toHaveLength(2));
});

test('a file of another kind says which there are, and adds nothing', async () => {
  open();
  const dialog = await chooseFile('notizen.txt', 'Liebes Tagebuch');
  dialog.getByText(/Das ist keine Datei mit Beispielen/);
  expect(dialog.queryByRole('button', { name: 'Hinzufügen' })).toBeNull();
});

test.each([
  ['CSV (.csv)', 'Training a.csv', /^\uFEFF?Block-ID;/],
  ['Rasa NLU (.yml)', 'Training a.yml', /^version: "3\.1"/],
  ['Microsoft LU (.lu)', 'Training a.lu', /^> Dialogwerk /],
])('one menu saves as %s', async (item, name, beginning) => {
  open();
  const kept: { blob?: Blob; name?: string } = {};
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) kept.blob = blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.name = this.download;
  });
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'Speichern als …' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(kept.name).toBe(name));
  expect(await kept.blob?.text()).toMatch(beginning);
});

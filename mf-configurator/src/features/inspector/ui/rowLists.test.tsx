import type { Block } from '@dialogwerk/shared/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { fakeAuthorApi, fakeUploads } from '@dialogwerk/shared/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { aBlock } from '../../../testing/aDialog.ts';
import { field, press, renderInspector, write } from '../testing/renderInspector.tsx';

const options = ['eins', 'zwei', 'drei'].map((text, index) => ({ id: `o${index}`, text, score: null }));
const single = aBlock('single', 'a', { options });
const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

/** As a browser does it: what is pressed has the focus. */
function pressFocused(name: string): void {
  screen.getByRole('button', { name }).focus();
  press(name);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the focus goes with a moved row, also to the end, where it can go no further', () => {
  const { handedOn } = renderInspector(single);
  pressFocused('Option 2 nach unten');
  expect(focused()).toBe('Option 3 nach unten');
  expect(screen.getByRole('button', { name: 'Option 3 nach unten' }).getAttribute('aria-disabled')).toBe('true');
  press('Option 3 nach unten');
  expect(handedOn()).toEqual([{ options: [options[0], options[2], options[1]] }]);
});

test('after a row was deleted, the one in its place has the focus, and the button that adds one after the last', () => {
  const { handedOn } = renderInspector(single);
  pressFocused('Option 2 löschen');
  expect(focused()).toBe('Option 2 löschen');
  pressFocused('Option 2 löschen');
  expect(focused()).toBe('Option 1 löschen');
  pressFocused('Option 1 löschen');
  expect(document.activeElement?.textContent).toBe('Option hinzufügen');
  expect(handedOn().map((change) => ('options' in change ? change.options?.length : null))).toEqual([2, 1, 0]);
});

test('the text of an option is one paragraph that is shown whole: Enter breaks no line, nor does what is pasted', () => {
  const { handedOn } = renderInspector(single);
  const text = field('Text von Option 1');
  expect(text.tagName).toBe('TEXTAREA');
  expect(fireEvent.keyDown(text, { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(text, { key: 'a' })).toBe(true);
  fireEvent.change(text, { target: { value: 'Ja,\n  sehr' } });
  fireEvent.blur(text);
  expect(handedOn().at(-1)).toMatchObject({ options: [{ text: 'Ja, sehr' }, {}, {}] });
});

test('a new row has the focus in its first field', () => {
  renderInspector(single);
  pressFocused('Option hinzufügen');
  expect(document.activeElement).toBe(field('Text von Option 4'));
});

test('each change of the rows is a step of its own for undo, made at once', () => {
  const { changes } = renderInspector(single);
  press('Option 1 nach unten');
  press('Option 2 nach unten');
  press('Option 1 löschen');
  expect(new Set(changes.map(({ gesture }) => gesture)).size).toBe(3);
});

test('a list is as long as the contract takes it', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: `o${index}`, text: `${index}`, score: null }));
  renderInspector(aBlock('ranking', 'a', { options: many }));
  expect(screen.queryByRole('button', { name: 'Option hinzufügen' })).toBeNull();
  expect(screen.getByText('Mehr als 50 sind nicht möglich.')).toBeTruthy();
  press('Option 1 löschen');
  expect(screen.getByRole('button', { name: 'Option hinzufügen' })).toBeTruthy();
});

const written: readonly (readonly [string, Block, string, (text: string) => BlockChange])[] = [
  [
    'with an id',
    single,
    'Text von Option 2',
    (text) => ({
      options: options.map((option) => (option.id === 'o1' ? Object.assign({}, option, { text }) : option)),
    }),
  ],
  [
    'without one',
    aBlock('assign', 'a', { assignments: [{ variable: 'a', expression: '1' }] }),
    'Formel',
    (expression) => ({ assignments: [{ variable: 'a', expression }] }),
  ],
];

test.each(written)('undo leaves the focus in the field of a row %s', (_what, block, name, changed) => {
  const { changeFromOutside } = renderInspector(block);
  const before = field(name);
  before.focus();
  changeFromOutside(changed('2'));
  expect(document.activeElement).toBe(before);
  expect(field(name)).toHaveProperty('value', '2');
});

test('a reaction that is being written stays with its option while another author moves the options', () => {
  const { changeFromOutside, handedOn, leave } = renderInspector(single);
  write('Reaktion auf „eins“', 'Nur für eins');
  changeFromOutside({ options: options.toReversed() });
  leave();
  expect(handedOn()).toEqual([{ jump_to_reactions: { o0: 'Nur für eins' } }]);
});

const pictures = ['x', 'y'].map((id) => ({ id, text: id, score: null, filename_db: null }));

/** A busy machine takes long to hand an answer on. */
const patient = { timeout: 10_000 };

/** Files are kept only when `answer` is called. */
function slowUpload(): { readonly answer: () => Promise<void> } {
  const media_file = { survey_id: 's', filename_db: 'n.jpg', type: 'block', location: '/media/n.jpg', misc: 'n' };
  let respond = (): void => {};
  const sent = fakeUploads(() => new Promise((resolve) => (respond = () => resolve({ body: { media_file } }))));
  return {
    answer: async () => {
      await waitFor(() => expect(sent).toHaveLength(1), patient);
      await act(async () => respond());
    },
  };
}

async function pickForFirstPicture(): Promise<void> {
  const input = await screen.findByLabelText('Datei von Bild 1 hochladen', { selector: 'input' });
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File(['x'], 'neu.jpg', { type: 'image/jpeg' })] } });
  });
}

test('where the picture of a file that arrives late is gone by then, nothing is changed, and the author reads where the file is', async () => {
  const api = fakeAuthorApi({
    mediaList: () => ({ media_files: [] }),
    verifyToken: () => ({ success: true, user_id: 'u1', kind: 'author' }),
  });
  const { answer } = slowUpload();
  const { handedOn, told } = renderInspector(aBlock('picture', 'a', { options: pictures }));
  await pickForFirstPicture();
  press('Bild 1 löschen');
  await answer();
  const sentence = '„neu.jpg“ ist hochgeladen. Sie finden die Datei unter „Einstellungen“ im Teil „Medien“.';
  await waitFor(() => expect(told).toEqual([sentence]), patient);
  expect(handedOn()).toEqual([{ options: [pictures[1]] }]);
  api.restore();
});

test('a file that arrives late belongs to the picture that it was sent for, wherever that stands by then', async () => {
  const api = fakeAuthorApi({
    mediaList: () => ({ media_files: [] }),
    verifyToken: () => ({ success: true, user_id: 'u1', kind: 'author' }),
  });
  const { answer } = slowUpload();
  const { handedOn } = renderInspector(aBlock('picture', 'a', { options: pictures }));
  await pickForFirstPicture();
  press('Bild 1 nach unten');
  await answer();
  await waitFor(
    () =>
      expect(handedOn().at(-1)).toMatchObject({
        options: [
          { id: 'y', filename_db: null },
          { id: 'x', filename_db: 'n.jpg' },
        ],
      }),
    patient,
  );
  api.restore();
});

import type { Block, MediaFile } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, fireEvent, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../../testing/aDialog.ts';
import { $asText } from '../../state/asText.ts';
import { field, pause, press, renderInspector } from '../../testing/renderInspector.tsx';
import { broughtOf, layOut } from '../../testing/writingView.ts';

const picture = '![Strand](media:aaaaaaaaaaaaa.png)';
const SAID = 'Was der Bot sagt';

let api: ReturnType<typeof fakeAuthorApi>;
beforeEach(() => {
  layOut();
  vi.useFakeTimers();
  const file: MediaFile = {
    survey_id: 'survey0000001',
    filename_db: 'aaaaaaaaaaaaa.png',
    type: 'block',
    location: '/media/aaaaaaaaaaaaa.png',
    misc: 'strand.png',
  };
  api = fakeAuthorApi({
    mediaList: () => ({ media_files: [file] }),
    modelState: () => ({ main: null, reserve: null }),
  });
});
afterEach(() => {
  api.restore();
  vi.useRealTimers();
});

const asked = ['vorname', 'nachname', 'alter'].map((variable, at) =>
  aBlock('open', `frage${at}`, { context: variable, variable }),
);

/** The field for bubbles with a message; `said` is what was handed on last. */
function open(context: string, readOnly = false) {
  const block: Block = aBlock('message', 'a', { context });
  const { handedOn, changeFromOutside } = renderInspector(block, { others: asked, readOnly });
  act(() => $asText.set(false));
  return {
    changeFromOutside,
    said: (): unknown => {
      pause();
      const last = handedOn().at(-1);
      return last && 'context' in last ? last.context : undefined;
    },
  };
}

function key(name: string, more: object = {}): void {
  fireEvent.keyDown(field(SAID), { key: name, ...more });
}

/** Writes where the caret is, as a browser does that pastes. */
function write(text: string): void {
  fireEvent.paste(field(SAID), { clipboardData: broughtOf({ 'text/plain': text }) });
}

/** The variables that are offered. */
function offered(): HTMLElement[] {
  const list = screen.queryByRole('listbox', { name: 'Frühere Antworten und Parameter des Links' });
  return list ? within(list).getAllByRole('option') : [];
}
const offeredNames = (): (string | null)[] => offered().map(({ textContent }) => textContent);

test('a variable is named by some of its letters and chosen by keys', () => {
  const { said } = open('Guten Tag, ');
  write('{{name');
  expect(offeredNames()).toEqual(['nachname', 'vorname']);
  expect(field(SAID).getAttribute('aria-activedescendant')).toBe(offered()[0]?.id);
  key('ArrowDown');
  key('Enter');
  expect([offeredNames(), said()]).toEqual([[], 'Guten Tag, {{vorname}}']);
});

test('keys go round in the list of variables, a click chooses, too', () => {
  const { said } = open('');
  press(/^Frühere Antwort einfügen/);
  expect(offeredNames()).toEqual(['alter', 'nachname', 'vorname']);
  key('ArrowUp');
  expect(offered().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent).toBe('vorname');
  fireEvent.pointerDown(screen.getByRole('option', { name: 'alter' }));
  expect(said()).toBe('{{alter}}');
});

test('an answer that has no variable yet is offered by its question, and gets one as it is chosen', () => {
  const { handedOn } = renderInspector(aBlock('open', 'a', { short_name: 'Vorname', context: 'Hallo ' }), {
    others: asked,
  });
  act(() => $asText.set(false));
  write('{{VORN');
  expect(offeredNames()).toEqual(['vorname', 'Vornamebekommt die Variable vorname2']);
  key('ArrowDown');
  key('Enter');
  pause();
  expect(handedOn()).toEqual([{ variable: 'vorname2' }, { context: 'Hallo {{vorname2}}' }]);
});

test('Escape takes the list away until another variable is named', () => {
  open('');
  write('{{vor');
  key('Escape');
  expect(offeredNames()).toEqual([]);
  write('n');
  expect(offeredNames()).toEqual([]);
  write('ame}} und {{a');
  expect(offeredNames()).toEqual(['alter', 'nachname', 'vorname']);
});

test('the toolbar marks what is selected, shows that, and takes it back', () => {
  const { said } = open('Guten Tag');
  key('a', { ctrlKey: true });
  press('Fett (Strg+B)');
  press('Kursiv (Strg+I)');
  expect(screen.getAllByRole('button', { pressed: true }).map((button) => button.title)).toEqual([
    'Fett (Strg+B)',
    'Kursiv (Strg+I)',
  ]);
  expect(said()).toBe('**_Guten Tag_**');
  press('Fett (Strg+B)');
  expect(said()).toBe('*Guten Tag*');
});

test('the toolbar is one stop of Tab, arrow keys lead through it and round', () => {
  open('Guten Tag');
  const buttons = within(screen.getByRole('toolbar', { name: `Gestalten: ${SAID}` })).getAllByRole('button');
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, ...buttons.slice(1).map(() => -1)]);
  buttons[0]?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(buttons[1]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(buttons.at(-1));
});

test('a link is made of new words, leads elsewhere, and is removed', () => {
  const { said } = open('Mehr ');
  key('k', { ctrlKey: true });
  fireEvent.change(field('Adresse'), { target: { value: 'nirgendwo' } });
  press('Übernehmen');
  expect(screen.getByText(/Bitte geben Sie eine Adresse ein/)).toBeTruthy();
  fireEvent.change(field('Adresse'), { target: { value: 'beispiel.de' } });
  fireEvent.change(field('Was dort steht'), { target: { value: 'dazu' } });
  press('Übernehmen');
  expect(said()).toBe('Mehr [dazu](https://beispiel.de)');
  press('Link (Strg+K)');
  expect(field('Adresse')).toHaveProperty('value', 'https://beispiel.de');
  fireEvent.change(field('Adresse'), { target: { value: 'rat@beispiel.de' } });
  press('Übernehmen');
  expect(said()).toBe('Mehr [dazu](mailto:rat@beispiel.de)');
  press('Link (Strg+K)');
  press('Link entfernen');
  expect(said()).toBe('Mehr dazu');
});

test('a pause is changed in seconds within its bounds, or its bubbles become one', () => {
  const { said } = open('Guten#500#Tag');
  press('0,5 Sekunden Pause ändern');
  fireEvent.change(field('Sekunden'), { target: { value: '61' } });
  press('Übernehmen');
  expect(screen.getByText('Bitte geben Sie eine Zahl von 0 bis 60 ein.')).toBeTruthy();
  fireEvent.change(field('Sekunden'), { target: { value: '0,8' } });
  press('Übernehmen');
  expect(said()).toBe('Guten#800#Tag');
  press('0,8 Sekunden Pause ändern');
  press('Sprechblasen verbinden');
  expect(said()).toBe('GutenTag');
});

test('a file’s pause cannot go', () => {
  open(`Guten Tag#500#${picture}`);
  press('0,5 Sekunden Pause ändern');
  expect(screen.queryByRole('button', { name: 'Sprechblasen verbinden' })).toBeNull();
});

test('an emoji stands where the caret is, a new bubble behind it', () => {
  const { said } = open('Hallo ');
  press('Emoji einfügen');
  fireEvent.click(screen.getByRole('menuitem', { name: 'lächelnd' }));
  expect(said()).toBe('Hallo 😊');
  press(/^Neue Sprechblase/);
  write('Welt');
  expect(said()).toBe('Hallo 😊#1500#Welt');
});

test('a file of the dialog is put in, and its description is asked for', async () => {
  const { said } = open('Hallo');
  press('Bild, Ton oder Video einfügen');
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.click(screen.getByRole('button', { name: 'strand.png' }));
  expect(document.activeElement).toBe(field(/Beschreibung des Bildes/));
  fireEvent.input(field(/Beschreibung des Bildes/), { target: { value: 'Ein Strand' } });
  expect(said()).toBe('Hallo#1500#![Ein Strand](media:aaaaaaaaaaaaa.png)');
});

test('a pasted file that cannot be shown is refused with a sentence', async () => {
  const { said } = open('Hallo');
  const file = new File(['x'], 'bild.svg', { type: 'image/svg+xml' });
  Object.defineProperty(file, 'size', { value: 1e12 });
  fireEvent.paste(field(SAID), { clipboardData: broughtOf({}, [file]) });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/zu groß/)).toBeTruthy();
  expect(said()).toBeUndefined();
});

test('a change from outside is shown, and typing goes on at its end', () => {
  const { said, changeFromOutside } = open('Hallo');
  changeFromOutside({ context: 'Guten Tag' });
  expect(field(SAID).textContent).toBe('Guten Tag');
  write(', Welt');
  expect(said()).toBe('Guten Tag, Welt');
});

test('the text can be edited as it is stored', () => {
  open('Guten #500#Tag');
  press(`Als Text bearbeiten: ${SAID}`);
  expect(field(SAID)).toHaveProperty('value', 'Guten #500#Tag');
});

test('who may only read has no toolbar, no pause to change, and writes nothing', () => {
  const { said } = open('Guten#500#Tag', true);
  expect(screen.queryByRole('toolbar', { name: `Gestalten: ${SAID}` })).toBeNull();
  press('0,5 Sekunden Pause ändern');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field(SAID).getAttribute('aria-readonly')).toBe('true');
  expect(said()).toBeUndefined();
});

import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderPart, screen, waitFor, within } from '@dialogwerk/shared/testing/part';
import { ApiError } from '@dialogwerk/shared/clients';
import { afterEach, expect, test } from 'vitest';
import { WritingHelp } from './WritingHelp.tsx';

const endpoint = {
  host: 'api.mistral.ai',
  model: 'mistral-small',
  provider: 'openai',
  outside: true,
  seconds: null,
  price: null,
} as const;
let restore = (): void => {};
afterEach(() => {
  restore();
  $notice.set(null);
});

function open(text: string, answers: Parameters<typeof fakeAuthorApi>[0]) {
  const api = fakeAuthorApi({ modelState: () => ({ main: endpoint, reserve: null }), ...answers });
  ({ restore } = api);
  const taken: string[] = [];
  const part = renderPart(() => <WritingHelp survey_id="s" text={text} onTake={(taking) => taken.push(taking)} />);
  return { ...part, taken, made: api.made };
}

async function ask(user: ReturnType<typeof open>['user'], wish: string) {
  await user.click(await screen.findByRole('button', { name: 'Schreibhilfe' }));
  await user.click(await screen.findByRole('menuitem', { name: wish }));
  return within(await screen.findByRole('dialog', { name: `Schreibhilfe: ${wish}` }));
}

test('a suggestion shows its difference, is taken, and that is undone from the notice', async () => {
  const { user, taken, made } = open('Wie geht es Ihnen heute?', {
    suggestTexts: () => ({ suggestions: ['Wie geht es dir heute?'] }),
  });
  const dialog = await ask(user, 'Sie → du');
  const suggestion = within(await dialog.findByRole('region', { name: 'Vorschlag' }));
  expect(suggestion.getByText('dir').tagName).toBe('MARK');
  expect(suggestion.getByText('Ihnen').tagName).toBe('MARK');
  const asked = made.findLast(({ name }) => name === 'suggestTexts');
  expect(asked?.request).toEqual({ id: 's', text: 'Wie geht es Ihnen heute?', wish: 'du' });
  await user.click(suggestion.getByRole('button', { name: 'Vorschlag übernehmen' }));
  expect(taken).toEqual(['Wie geht es dir heute?']);
  act(() => $notice.get()?.action?.run());
  expect(taken).toEqual(['Wie geht es dir heute?', 'Wie geht es Ihnen heute?']);
});

test('suggestions may be left, and why there are none is said', async () => {
  const { user, taken } = open('Hallo', {
    suggestTexts: ({ wish }) => {
      if (wish === 'plain')
        throw new ApiError('suggestTexts', 503, { msg: 'Das Kontingent ist für heute aufgebraucht.' });
      return { suggestions: [] };
    },
  });
  const none = await ask(user, 'Andere Formulierungen');
  expect(await none.findByText('Das Sprachmodell würde hier nichts ändern.')).toBeDefined();
  await user.click(none.getByRole('button', { name: 'So lassen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const failed = await ask(user, 'Einfache Sprache');
  expect(await failed.findByText(/Kontingent ist für heute aufgebraucht/)).toBeDefined();
  expect(taken).toEqual([]);
});

test('without a model, or a text, there is no help', async () => {
  const { made } = open('Hallo', { modelState: () => ({ main: null, reserve: null }) });
  await waitFor(() => expect(made.map(({ name }) => name)).toEqual(['modelState']));
  expect(screen.queryByRole('button')).toBeNull();
  restore();
  const { made: asked } = open('  ', {});
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

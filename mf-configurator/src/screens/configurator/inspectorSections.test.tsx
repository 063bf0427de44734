import { act, cleanup, fireEvent, render, screen } from '@dialogwerk/shared/testing/screen';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { block as blockSchema, fixMessages, scaleTemplate, surveyConfig } from '@dialogwerk/shared/contract/schemas';
import { $notice, $session } from '@dialogwerk/shared/state';
import { forgetTyped } from '@dialogwerk/shared/ui';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { useStore } from '@nanostores/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RemoteChanges } from '../../features/editing/model/remoteChanges.ts';
import { createEditor } from '../../features/editing/state/createEditor.ts';
import type { Editor } from '../../features/editing/state/createEditor.ts';
import { AskBacksSection } from '../../features/inspector/ui/settings/AskBacksSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import { WordingSection } from '../../features/inspector/ui/settings/WordingSection.tsx';
import { ModelSection } from '../../features/inspector/ui/settings/ModelSection.tsx';
import { InspectorProvider } from '../../features/inspector/ui/InspectorContext.ts';
import { aBlock, aDialog } from '../../testing/aDialog.ts';
import { inspectorFields } from '../../testing/inspectorFields.tsx';
import type { InspectorField } from '../../testing/inspectorFields.tsx';
import { useInspectorScope } from './workspace/useInspectorScope.ts';

let restore = (): void => {};
beforeEach(() => {
  vi.useFakeTimers();
  $notice.set(null);
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  forgetTyped();
  restore = fakeAuthorApi({ mediaList: () => ({ media_files: [] }) }).restore;
});
afterEach(() => {
  cleanup();
  restore();
  vi.useRealTimers();
});

const byBert: RemoteChanges = { revision: 2, blocks: [], orders: null, settings: null, changes: [] };
const scale = {
  id: 's',
  name: 'Zustimmung',
  points: [
    { value: 1, label: 'nein' },
    { value: 2, label: 'ja' },
  ],
};

/** The section of a field over an editor whose api takes everything. */
function open({ block, Section }: Pick<InspectorField, 'block' | 'Section'>) {
  const survey: SurveyData = { ...aDialog(block, aBlock('open', 'b')), templ_options: [scale] };
  let revision = 1;
  let news = byBert;
  const editor = createEditor(survey, revision, {
    send: async () => ({ revision: (revision += 1), block: null }),
    readFlags: async () => survey,
    readRemoteChanges: async () => news,
    conflictOf: () => null,
    tellKept: () => {},
    faultOf: () => 'refused',
    tellFault: () => {},
  });
  function Drawn({ of }: { readonly of: Editor }) {
    const state = useStore(of.$state);
    return (
      <InspectorProvider value={useInspectorScope(of, state.survey, false)}>
        <Section survey={state.survey} />
      </InspectorProvider>
    );
  }
  const draw = () => render(<Drawn of={editor} />);
  const { unmount } = draw();
  return {
    editor,
    draw,
    unmount,
    /** Bert turns every switch of the block, and changes the speed of the dialog. */
    anotherAuthor: async () => {
      const { survey: now } = editor.$state.get();
      const blocks = now.all_questions.map(flipped);
      const { survey_name, du_sie, language, welcome, ending, templ_options, ...others } = now;
      const settings = { ...others, survey_name, du_sie, language, welcome, ending, templ_options, speed: 1 };
      news = { ...byBert, revision: revision + 1, blocks, settings };
      await act(async () => {
        editor.hear((revision += 1), []);
        await editor.settled();
      });
    },
  };
}

const field = ({ label }: InspectorField): HTMLInputElement => screen.getByRole('textbox', { name: label });
const write = (one: InspectorField, value: string): void => void fireEvent.change(field(one), { target: { value } });
const pause = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(600)));

interface Behaviour {
  readonly name: string;
  readonly behave: (one: InspectorField) => Promise<void>;
}

/** What holds of every field. Each run tries one of them with each field, in turn; `pnpm test:long` all. */
const behaviours: readonly Behaviour[] = [
  {
    name: 'what is typed stays while another author changes something else, and is stored when the section goes',
    behave: async (one) => {
      const { editor, anotherAuthor, draw, unmount } = open(one);
      write(one, one.typed);
      await anotherAuthor();
      expect(field(one).value).toBe(one.typed);
      unmount();
      const { survey } = editor.$state.get();
      expect(brokenBounds(survey)).toEqual([]);
      draw();
      expect(field(one).value).toBe(one.typed);
    },
  },
  {
    name: 'what cannot be stored is held back, named at the field, told when the section goes, and there when it comes again',
    behave: async (one) => {
      const { editor, anotherAuthor, draw, unmount } = open(one);
      const { survey } = editor.$state.get();
      for (const wrong of one.wrong) {
        write(one, wrong);
        await pause();
        expect(editor.$state.get().survey).toBe(survey);
        expect(field(one).getAttribute('aria-invalid')).toBe('true');
        const described = document.getElementById(field(one).getAttribute('aria-describedby') ?? '');
        expect(described?.textContent).toMatch(/\.$/);
      }
      const [wrong] = one.wrong;
      write(one, wrong);
      await anotherAuthor();
      expect(field(one).value).toBe(wrong);
      unmount();
      expect($notice.get()?.text).toContain('nicht übernommen');
      draw();
      expect(field(one).value).toBe(wrong);
    },
  },
  {
    name: 'an empty field is stored as one that the contract takes, where it may be empty',
    behave: async (one) => {
      const { editor } = open(one);
      write(one, one.typed);
      await pause();
      write(one, '');
      await pause();
      const { survey } = editor.$state.get();
      expect(brokenBounds(survey)).toEqual([]);
      expect(field(one).getAttribute('aria-invalid') === 'true').toBe(!one.mayBeEmpty);
    },
  },
];

describe.each(inspectorFields)('$block.type: $label', (one) => {
  test('typing is one step that undo takes back and redo makes again, on the screen too', async () => {
    const { editor } = open(one);
    const before = editor.$state.get().survey;
    const shown = field(one).value;
    write(one, one.typed.slice(0, -1) || one.typed);
    write(one, one.typed);
    await pause();
    const after = editor.$state.get().survey;
    const isChanged = shown !== one.typed;
    expect(after === before).toBe(!isChanged);
    if (!isChanged) return;
    act(() => editor.undo());
    expect(editor.$state.get().survey).toEqual(before);
    expect(field(one).value).toBe(shown);
    act(() => editor.redo());
    expect(editor.$state.get().survey).toEqual(after);
    expect(field(one).value).toBe(one.typed);
  });

  test.each(inTurn(behaviours, inspectorFields.indexOf(one)))('$name', async ({ behave }) => {
    expect.hasAssertions();
    await behave(one);
  });
});

test('what a language model gets is switched at once, and that it gets names is warned of', async () => {
  restore();
  const main = {
    host: 'api.mistral.ai',
    model: 'mistral-small',
    provider: 'openai',
    outside: true,
    seconds: null,
    price: null,
  } as const;
  restore = fakeAuthorApi({ modelState: () => ({ main, reserve: null }) }).restore;
  const { editor } = open({ block: aBlock('message', 'a'), Section: ModelSection });
  await pause();
  expect(screen.getByText(/Angeschlossen ist mistral-small unter api\.mistral\.ai/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: /um Einwilligung bitten/ }));
  fireEvent.click(screen.getByRole('switch', { name: /Persönliche Angaben .* verdecken/ }));
  expect(screen.getByRole('alert').textContent).toContain('so an das Sprachmodell, wie es dasteht');
  expect(editor.$state.get().survey).toMatchObject({ model_consent: true, model_mask: false });
});

test('a dialog asks back in its author’s words, or leaves out how it understood a reply', async () => {
  const { editor } = open({ block: aBlock('message', 'a'), Section: AskBacksSection });
  const unclear = screen.getByRole('textbox', { name: 'Wenn die Antwort nicht verstanden wurde' });
  expect(screen.getByText(/^Leer: Das habe ich leider nicht verstanden\. Bitte sagen Sie es anders/)).toBeDefined();
  fireEvent.change(unclear, { target: { value: 'Häh?' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Nicht sagen, wie eine Antwort verstanden wurde' }));
  await pause();
  expect(editor.$state.get().survey.ask_backs).toEqual({ unclear: 'Häh?', understood: '' });
  expect(screen.queryByRole('textbox', { name: 'Wenn die Antwort verstanden wurde' })).toBeNull();
  act(() => editor.undo());
  act(() => editor.undo());
  expect(editor.$state.get().survey.ask_backs).toEqual({});
});

test('a choice has words of its own for what it does not understand', async () => {
  const block = aBlock('single', 'a', { in_words: true });
  if (block.type !== 'single') throw new Error('no choice');
  const { editor } = open({ block, Section: () => <WordsSection block={block} /> });
  fireEvent.change(screen.getByRole('textbox', { name: 'Wenn eine Antwort nicht verstanden wird' }), {
    target: { value: 'Bus oder Rad?' },
  });
  await pause();
  expect(editor.$state.get().survey.all_questions[0]).toMatchObject({ not_understood: 'Bus oder Rad?' });
});

test('options that a delivered list knows are named, and the list is switched off', async () => {
  const options = ['Nie', 'Selten', 'Oft'].map((text, at) => ({ id: `o${at}`, text, score: null }));
  const block = aBlock('single', 'a', { in_words: true, options });
  if (block.type !== 'single') throw new Error('no choice');
  const { editor } = open({ block, Section: () => <WordsSection block={block} /> });
  const name = 'Mitgebrachte Formulierungen: Häufigkeit';
  const delivered = await vi.waitFor(() => screen.getByRole('switch', { name }));
  expect(delivered).toHaveProperty('checked', true);
  fireEvent.click(delivered);
  await pause();
  expect(editor.$state.get().survey.all_questions[0]).toMatchObject({ paraphrases: false });
});

test('the bar above the dialog gets words of the author’s own, beside which stands what is said otherwise', async () => {
  const { editor } = open({ block: aBlock('message', 'a'), Section: WordingSection });
  const restart = screen.getByRole<HTMLInputElement>('textbox', { name: 'Menüpunkt zum Neustarten' });
  expect(restart.value).toBe('');
  expect(document.getElementById(restart.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Sonst: „Neu starten“',
  );
  fireEvent.change(restart, { target: { value: 'Noch einmal von vorn' } });
  await pause();
  expect(editor.$state.get().survey.wording_restart).toBe('Noch einmal von vorn');
});

/** What the contract finds wrong with a dialog. */
function brokenBounds(survey: SurveyData): unknown[] {
  const results = [
    blockSchema.array().safeParse(survey.all_questions),
    scaleTemplate.array().safeParse(survey.templ_options),
    surveyConfig.safeParse(survey),
    fixMessages.safeParse(survey),
  ];
  return results.flatMap(({ error }) => error?.issues ?? []);
}

function flipped(block: Block): Block {
  const switches = Object.entries(block).filter(([name, value]) => typeof value === 'boolean' && name !== 'is_end');
  return Object.assign({}, block, Object.fromEntries(switches.map(([name, value]) => [name, !value])));
}

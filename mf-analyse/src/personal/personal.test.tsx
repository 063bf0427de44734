import type { CallResponse } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { GroupCheck } from './GroupCheck.tsx';
import { MarkedText, PersonalButton } from './MarkedText.tsx';
import { PersonalTexts } from './PersonalTexts.tsx';

const conversation_id = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const text = 'Frau Özdemir war da, Hans im Glück auch.';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => api?.restore());

test('what tells of people is marked with a word, and may be said to tell of nobody', async () => {
  let words: CallResponse<'personalWords'>['words'] = [];
  api = fakeAuthorApi({
    personalWords: () => ({ words }),
    setPersonalWords(decided) {
      words = [{ words: decided.words, kind: decided.kind }];
      return { msg: 'success' };
    },
    forgetPersonalWords() {
      words = [];
      return { msg: 'success' };
    },
  });
  const Screen = () => (
    <PersonalTexts survey_id="s1">
      <p id="shown">
        <MarkedText text={text} /> <PersonalButton text={text} conversation_id={conversation_id} />
      </p>
    </PersonalTexts>
  );
  const { user } = renderScreen(Screen, { path: '/analyse', at: '/analyse' });
  const marked = () => [...document.querySelectorAll('#shown mark')].map(({ textContent }) => textContent);
  await waitFor(() => expect(marked()).toEqual(['Özdemir (Name, personenbezogen)', 'Hans (Name, personenbezogen)']));
  await user.click(screen.getByRole('button', { name: /Personenbezug prüfen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Personenbezogene Angaben' }));
  await user.click(dialog.getByRole('button', { name: '„Hans“: kein Personenbezug' }));
  await waitFor(() => expect(marked()).toEqual(['Özdemir (Name, personenbezogen)']));
  const decided = api.made.find(({ name }) => name === 'setPersonalWords');
  expect(decided?.request).toEqual({ survey_id: 's1', conversation_id, words: 'Hans', kind: null });
  await user.click(dialog.getByRole('button', { name: 'Entscheidung zu „Hans“ zurücknehmen' }));
  await waitFor(() => expect(marked()).toHaveLength(2));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Wörter, genau wie im Text' });
  const mark = dialog.getByRole('button', { name: 'Markieren' });
  expect(mark).toHaveProperty('disabled', true);
  await user.type(field, 'Gluck');
  expect(dialog.getByText('Diese Wörter stehen so nicht im Text.')).toBeDefined();
  expect(mark).toHaveProperty('disabled', true);
  await user.clear(field);
  await user.type(field, ' Glück ');
  await user.click(mark);
  await waitFor(() => expect(field.value).toBe(''));
  const all = api.made.filter(({ name }) => name === 'setPersonalWords').map(({ request }) => request);
  expect(all.slice(1)).toEqual([{ survey_id: 's1', conversation_id, words: 'Glück', kind: 'Name' }]);
});

test('a check of groups says who could be recognised', async () => {
  const age = { column: 'alter', label: 'Alter', value: 'über 60' };
  api = fakeAuthorApi({
    groupCheck: () => ({ columns: ['alter'], least: 5 }),
    resultVariables: () => ({
      variables: [
        {
          name: 'alter',
          label: 'Alter',
          type: 'number',
          measure: 'nominal',
          values: [],
          missing: [],
          set: null,
          unique_question_id: null,
        },
      ],
      loops: [],
      earlier: false,
    }),
    checkGroups: () => ({
      people: 20,
      smallest: 3,
      below: 3,
      combinations: [{ count: 3, values: [age] }],
      without: [{ column: 'alter', label: 'Alter', below: 0 }],
    }),
  });
  const told: (number | undefined)[] = [];
  const Screen = () => (
    <GroupCheck survey_id="s1" filter="" isForLink onChecked={(result) => told.push(result?.below)} />
  );
  const { user } = renderScreen(Screen, { path: '/analyse', at: '/analyse' });
  await user.click(await screen.findByRole('button', { name: 'Gruppen prüfen' }));
  expect(await screen.findByText('3 Personen haben als Einzige: Alter „über 60“')).toBeTruthy();
  expect(told).toEqual([3]);
});

import type { CallResponse } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { choose, field, pause, press, renderInspector, write } from '../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const others = [aBlock('open', 'b', { short_name: 'Zweiter' })];

describe('gpt', () => {
  const endpoint = {
    host: 'ki.example.org',
    model: 'klein',
    provider: 'openai',
    outside: true,
    seconds: null,
    price: null,
  } as const;
  let restore = (): void => {};
  afterEach(() => restore());
  /** The inspector of a block where this model is connected. */
  async function renderLed(
    main: CallResponse<'modelState'>['main'],
    ...[block, around]: Parameters<typeof renderInspector>
  ) {
    ({ restore } = fakeAuthorApi({
      modelState: () => ({ main, reserve: null }),
      mediaList: () => ({ media_files: [] }),
    }));
    const rendered = renderInspector(block, around);
    await act(async () => undefined);
    return rendered;
  }

  test('it is said that no model is connected, and what happens instead', async () => {
    const { handedOn } = await renderLed(null, aBlock('gpt', 'a'), { others });
    expect(screen.getByRole('alert').textContent).toMatch(/Kein Sprachmodell angeschlossen.*Ersatztext ist leer/);
    write('Ersatztext', 'Wir machen anders weiter.');
    choose('Nach dem Ersatztext weiter mit', 'b');
    pause();
    write('Höchstens so viele Antworten', '51');
    pause();
    expect(handedOn()).toEqual([{ fallback: 'Wir machen anders weiter.', fallback_target: 'b' }]);
    expect(screen.getByRole('alert').textContent).toMatch(/lesen hier zurzeit den Ersatztext/);
  });

  test('which model speaks is said, and where what is written goes', async () => {
    await renderLed(endpoint, aBlock('gpt', 'a'));
    expect(screen.getByRole('alert').textContent).toMatch(/klein \(ki\.example\.org\).*dorthin gesendet/);
  });

  test('one begins with an example, which fills what is empty in one step and hands the field over', () => {
    const { changes, changeFromOutside } = renderInspector(aBlock('gpt', 'a', { context: 'Erzählen Sie!' }), {
      others,
    });
    press('Mit einem Beispiel beginnen');
    expect(changes).toHaveLength(1);
    expect(changes[0]?.change).toMatchObject({
      brief: expect.stringContaining('Rolle'),
      fallback: expect.stringMatching(/./),
    });
    expect(field('Was der Bot sagt')).toHaveProperty('value', 'Erzählen Sie!');
    expect(document.activeElement).toBe(field('Auftrag an das Modell'));
    expect(screen.queryByRole('button', { name: 'Mit einem Beispiel beginnen' })).toBeNull();
    changeFromOutside({ brief: '' });
    expect(screen.getByRole('button', { name: 'Mit einem Beispiel beginnen' })).toBeTruthy();
  });

  test('limits are handed on as numbers, and one that lets no condition count is told', () => {
    const { handedOn } = renderInspector(aBlock('gpt', 'a'), { others });
    write('Frühester Ausstieg nach so vielen Antworten', '9');
    write('Sicherheit, ab der eine Bedingung zählt', '80');
    pause();
    expect(handedOn()).toEqual([{ min_exchanges: 9, min_confidence: 0.8 }]);
    expect(screen.getByText(/So zählt keine Bedingung/)).toBeTruthy();
  });
});

test('a question may be asked back about once or in depth, once it is said what for, also by rule', () => {
  const { handedOn } = renderInspector(aBlock('open', 'a'));
  choose('Nachfragen mit Ziel', 'one');
  pause();
  expect(handedOn()).toEqual([]);
  expect(screen.queryByRole('combobox', { name: 'Höchstens so oft nachfragen' })).toBeNull();
  write('Wozu nachgefragt wird', ' Was gestört hat ');
  pause();
  const once = { goal: 'Was gestört hat', most: 1, avoid: '', by_rule: true };
  expect(handedOn().at(-1)).toEqual({ probing: once });
  choose('Nachfragen mit Ziel', 'deep');
  choose('Höchstens so oft nachfragen', '4');
  pause();
  expect(handedOn().at(-1)).toEqual({ probing: { ...once, most: 4 } });
  fireEvent.click(screen.getByRole('switch', { name: 'Ohne Sprachmodell nach Regeln nachfragen' }));
  expect(handedOn().at(-1)).toEqual({ probing: { goal: 'Was gestört hat', most: 4, avoid: '' } });
  choose('Nachfragen mit Ziel', 'none');
  expect(handedOn().at(-1)).toEqual({ probing: null });
});

test.each(['matrix', 'qa', 'email', 'voice'] as const)('no model asks back about %s', (type) => {
  renderInspector(aBlock(type, 'a'));
  expect(screen.queryByRole('combobox', { name: 'Nachfragen mit Ziel' })).toBeNull();
});

test('gpt: an exit condition is a sentence with a target, handed on once it is written', () => {
  const { handedOn } = renderInspector(aBlock('gpt', 'a'), { others });
  fireEvent.click(screen.getByRole('button', { name: 'Bedingung hinzufügen' }));
  pause();
  expect(handedOn()).toEqual([]);
  expect(screen.getByText('Bedingung 1 braucht einen Satz.')).toBeTruthy();
  write('Satz von Bedingung 1', ' Die Person hat ein Motiv genannt ');
  choose('Dann weiter mit', 'b');
  pause();
  const [condition] = handedOn().flatMap((change) =>
    'gpt_exit_conditions' in change ? change.gpt_exit_conditions : [],
  );
  expect(condition).toMatchObject({ condition: 'Die Person hat ein Motiv genannt' });
  expect(handedOn().at(-1)).toMatchObject({ gpt_exit_conditions: [{ target: 'b' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Bedingung 1 löschen' }));
  pause();
  expect(handedOn().at(-1)).toEqual({ gpt_exit_conditions: [] });
});

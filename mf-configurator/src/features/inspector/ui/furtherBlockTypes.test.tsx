import type { BlockOf } from '@dialogwerk/shared/contract';
import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
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

const turn = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('switch', { name }));
};
const others = [aBlock('open', 'b', { short_name: 'Zweiter' })];

describe('every asking block', () => {
  test.each(['open', 'matrix', 'slider', 'picture', 'upload', 'voice', 'consent', 'qa', 'email'] as const)(
    '%s may say why it asks',
    (type) => {
      const { handedOn } = renderInspector(aBlock(type, 'a'));
      write('Warum fragen Sie das?', 'Wir vergleichen Altersgruppen.');
      pause();
      write('Warum fragen Sie das?', ' ');
      pause();
      expect(handedOn()).toEqual([{ reason: 'Wir vergleichen Altersgruppen.' }, { reason: null }]);
    },
  );

  test.each(['message', 'assign', 'gpt', 'api'] as const)('%s asks nothing and has no reason', (type) => {
    renderInspector(aBlock(type, 'a'));
    expect(screen.queryByRole('textbox', { name: 'Warum fragen Sie das?' })).toBeNull();
  });
});

describe('matrix', () => {
  const items = [
    { id: 'x', text: 'Ich schlafe gut.', inverse: false },
    { id: 'y', text: 'Ich bin müde.', inverse: false },
  ];

  test('items are written, turned round, added and deleted, and keep their ids', () => {
    const { handedOn } = renderInspector(aBlock('matrix', 'a', { items }));
    turn('Aussage 2 ist umgepolt');
    expect(handedOn().at(-1)).toMatchObject({ items: [{ id: 'x' }, { id: 'y', inverse: true }] });
    press('Aussage hinzufügen');
    pause();
    expect(handedOn()).toHaveLength(1);
    write('Aussage 3', 'Ich träume viel.');
    pause();
    expect(handedOn().at(-1)).toMatchObject({ items: [{ id: 'x' }, { id: 'y' }, { text: 'Ich träume viel.' }] });
    press('Aussage 1 löschen');
    pause();
    expect(handedOn().at(-1)).toMatchObject({ items: [{ id: 'y' }, { text: 'Ich träume viel.' }] });
  });

  test('a change beside an item that was only added is handed on without it', () => {
    const { handedOn } = renderInspector(aBlock('matrix', 'a', { items }));
    press('Aussage hinzufügen');
    pause();
    turn('Aussage 2 ist umgepolt');
    expect(handedOn()).toEqual([{ items: [items[0], { ...items[1], inverse: true }] }]);
    write('Aussage 3', 'Ich träume viel.');
    pause();
    expect(handedOn().at(-1)).toMatchObject({ items: [{ inverse: false }, { inverse: true }, { inverse: false }] });
    expect(handedOn()).toHaveLength(2);
  });

  test('an item without a text is held back', () => {
    const { changes } = renderInspector(aBlock('matrix', 'a', { items }));
    write('Aussage 1', '');
    pause();
    expect(changes).toEqual([]);
    expect(screen.getByText('Aussage 1 braucht einen Text.')).toBeTruthy();
  });

  test('neither jumps nor reactions go by a single point, because the items are answered one by one', () => {
    renderInspector(aBlock('matrix', 'a', { items }), { others });
    expect(screen.queryByRole('textbox', { name: /Reaktion auf „/ })).toBeNull();
    press('Sprung hinzufügen');
    expect(screen.queryByRole('combobox', { name: 'Wann springen?' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Bedingung' })).toBeTruthy();
  });
});

test('slider: a range the wrong way round and a step beyond it are held back', () => {
  const { handedOn } = renderInspector(aBlock('slider', 'a'));
  write('Größter Wert', '-1');
  write('Schrittweite', '0');
  pause();
  expect(handedOn()).toEqual([]);
  write('Größter Wert', '2,5');
  write('Schrittweite', '0,5');
  write('Beschriftung links', 'nie');
  pause();
  expect(handedOn()).toEqual([{ max: 2.5, step: 0.5, label_min: 'nie' }]);
  write('Schrittweite', '3');
  pause();
  expect(handedOn()).toHaveLength(1);
  expect(screen.getByText('Die Schrittweite ist größer als der ganze Bereich.')).toBeTruthy();
});

test('date: the latest day may not lie before the earliest', () => {
  const { handedOn } = renderInspector(aBlock('date', 'a', { min: '2020-01-01' }));
  const latest = screen.getByLabelText('Spätester Tag');
  fireEvent.change(latest, { target: { value: '2019-12-31' } });
  pause();
  expect(handedOn()).toEqual([]);
  fireEvent.change(latest, { target: { value: '2020-12-31' } });
  pause();
  fireEvent.change(screen.getByLabelText('Frühester Tag'), { target: { value: '' } });
  pause();
  expect(handedOn()).toEqual([{ max: '2020-12-31' }, { min: null }]);
});

test('ranking: options have no points', () => {
  const { handedOn } = renderInspector(aBlock('ranking', 'a'));
  expect(screen.queryByRole('textbox', { name: /Punkte/ })).toBeNull();
  write('Text von Option 1', 'Ruhe');
  pause();
  expect(handedOn()).toMatchObject([{ options: [{ id: 'o1', text: 'Ruhe', score: null }, {}] }]);
});

test('upload: at least one kind is taken, and the size is read in megabytes', () => {
  const { handedOn } = renderInspector(aBlock('upload', 'a', { kinds: ['image'] }));
  turn('Bilder');
  expect(handedOn()).toEqual([]);
  expect(screen.getByText('Bitte erlauben Sie mindestens eine Art von Dateien.')).toBeTruthy();
  turn('Dokumente');
  expect(handedOn()).toEqual([{ kinds: ['document'] }]);
  write('Höchstens so groß (MB)', '101');
  pause();
  write('Höchstens so groß (MB)', '1,5');
  pause();
  expect(handedOn().slice(1)).toEqual([{ max_bytes: 1_572_864 }]);
});

test('voice: a recording lasts a whole number of seconds up to ten minutes', () => {
  const { handedOn } = renderInspector(aBlock('voice', 'a'));
  write('Höchstens so lang (Sekunden)', '601');
  pause();
  write('Höchstens so lang (Sekunden)', '90');
  pause();
  expect(handedOn()).toEqual([{ max_seconds: 90 }]);
});

describe('consent', () => {
  test('a required one cannot be made skippable', () => {
    const { handedOn } = renderInspector(aBlock('consent', 'a', { required: true }));
    expect(screen.queryByRole('switch', { name: 'Frage darf übersprungen werden' })).toBeNull();
    turn('Ohne Zustimmung endet der Dialog');
    expect(handedOn()).toEqual([{ required: false }]);
    expect(screen.getByRole('switch', { name: 'Frage darf übersprungen werden' })).toBeTruthy();
  });

  test('a jump goes by agreeing or declining, with the words of the buttons', () => {
    const block = aBlock('consent', 'a', { label_agree: 'Gern', label_decline: 'Lieber nicht' });
    const { handedOn } = renderInspector(block, { others });
    press('Sprung hinzufügen');
    choose('Springe zu', 'b');
    choose('Wann springen?', 'decline');
    expect(handedOn().at(-1)).toEqual({ jump_to_ids: [{ kind: 'option', option_id: 'decline', target: 'b' }] });
    expect(field('Reaktion auf „Lieber nicht“')).toBeTruthy();
  });
});

test('qa: an entry is handed on once it has a question and an answer, each line one question', () => {
  const { handedOn } = renderInspector(aBlock('qa', 'a'));
  press('Eintrag hinzufügen');
  write('Beispielfragen von Eintrag 1', ' Wie lange dauert es?\n\nDauer ');
  pause();
  expect(handedOn()).toEqual([]);
  write('Antwort von Eintrag 1', 'Fünf Minuten.');
  pause();
  const questions = ['Wie lange dauert es?', 'Dauer'];
  expect(handedOn()).toMatchObject([{ qa_entries: [{ questions, answer: 'Fünf Minuten.' }] }]);
  turn('Beliebig viele Fragen erlauben');
  expect(handedOn().at(-1)).toEqual({ only_search: true });
});

describe('api', () => {
  test('the address is one of the web; a body belongs to all but GET and is looked at as JSON', () => {
    const { handedOn } = renderInspector(aBlock('api', 'a'), { others });
    expect(screen.queryByRole('textbox', { name: 'Inhalt der Anfrage (JSON)' })).toBeNull();
    write('Adresse (URL)', 'ftp://example.org');
    pause();
    expect(handedOn()).toEqual([]);
    choose('Methode', 'POST');
    write('Adresse (URL)', 'https://example.org/a');
    write('Inhalt der Anfrage (JSON)', '{ "alter": {{alter}}, "name": "{{name}}" }');
    expect(screen.queryByText('Das ist noch kein gültiges JSON.')).toBeNull();
    write('Inhalt der Anfrage (JSON)', '{ alter }');
    pause();
    choose('Wenn die Abfrage fehlschlägt', 'b');
    write('Wartezeit in Sekunden', '2,5');
    pause();
    expect(Object.assign({}, ...handedOn())).toEqual({
      method: 'POST',
      url: 'https://example.org/a',
      body: '{ alter }',
      error_target: 'b',
      timeout_ms: 2_500,
    });
    expect(screen.getByText('Das ist noch kein gültiges JSON.')).toBeTruthy();
  });

  test('what the response gives is kept under a name that a variable can have', () => {
    const { handedOn } = renderInspector(aBlock('api', 'a'));
    press('Wert hinzufügen');
    write('Stelle in der Antwort', 'user.id');
    write('Variable', 'größe');
    pause();
    expect(handedOn()).toEqual([]);
    write('Variable', 'nummer');
    pause();
    expect(handedOn()).toEqual([{ mapping: [{ variable: 'nummer', path: 'user.id' }] }]);
  });
});

test('picture: an alternative text is needed; text and points are written, the file stays', () => {
  const options: BlockOf<'picture'>['options'] = [{ id: 'x', text: 'Strand', score: null, filename_db: 's.png' }];
  const { handedOn } = renderInspector(aBlock('picture', 'a', { options }));
  write('Alternativtext von Bild 1', '');
  pause();
  expect(handedOn()).toEqual([]);
  write('Alternativtext von Bild 1', 'Am Strand');
  write('Punkte von Bild 1', '2');
  pause();
  expect(handedOn()).toEqual([{ options: [{ id: 'x', text: 'Am Strand', score: 2, filename_db: 's.png' }] }]);
});

describe('what an entry of knowledge says beside its answer', () => {
  const entry = { id: 'e1', questions: ['Preis?'], answer: 'Fünf Euro.' };

  test('is folded away until it is wanted, handed on, and taken away again where it is emptied', () => {
    const { handedOn } = renderInspector(aBlock('qa', 'a', { qa_entries: [entry] }));
    expect(screen.queryByRole('textbox', { name: 'Quelle von Eintrag 1' })).toBeNull();
    press('Datei, Link oder Quelle zu Eintrag 1');
    write('Quelle von Eintrag 1', 'Aushang');
    pause();
    expect(handedOn().at(-1)).toEqual({ qa_entries: [{ ...entry, source: 'Aushang' }] });
    write('Link zur Antwort von Eintrag 1', 'https://example.org/preise');
    write('Quelle von Eintrag 1', ' ');
    pause();
    expect(handedOn().at(-1)).toEqual({ qa_entries: [{ ...entry, link: 'https://example.org/preise' }] });
  });

  test('with an address that is none is held back', () => {
    const { changes } = renderInspector(aBlock('qa', 'a', { qa_entries: [{ ...entry, source: 'Aushang' }] }));
    write('Link zur Antwort von Eintrag 1', 'preise');
    pause();
    expect(changes).toEqual([]);
  });

  test('with whether it helped asked for', () => {
    const { handedOn } = renderInspector(aBlock('qa', 'a', { qa_entries: [entry] }));
    turn('„War das hilfreich?“ fragen');
    expect(handedOn()).toEqual([{ qa_helpful: true }]);
  });

  test('with answers that do not say what they answer', () => {
    const { handedOn } = renderInspector(aBlock('qa', 'a', { qa_entries: [entry] }));
    turn('Nur die Antwort sagen');
    expect(handedOn()).toEqual([{ qa_plain: true }]);
  });
});

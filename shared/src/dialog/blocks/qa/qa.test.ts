import { describe, expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { open, qa } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { questionMatcher } from './questionMatcher.ts';

const entries = [
  { id: 'open', questions: ['Wann haben Sie geöffnet?', 'Öffnungszeiten'], answer: 'Von 9 bis 18 Uhr.' },
  { id: 'cost', questions: ['Was kostet der Eintritt?', 'Wie teuer ist das?'], answer: 'Fünf Euro.' },
  { id: 'dogs', questions: ['Darf ich meinen Hund mitbringen?'], answer: 'Hunde sind willkommen.' },
];
const ask = (conversation: TestConversation, text: string | null) => conversation.reply({ type: 'qa', text });

describe('a question means the entry', () => {
  test.each([
    ['wann haben sie GEOEFFNET', 'open'],
    ['  Öffnungszeiten!!! ', 'open'],
    ['Wie sind die Öffnungszeiten am Sonntag?', 'open'],
    ['öffnungszeit', 'open'],
    ['Eintritt?', 'cost'],
    ['Was kostet denn der Eintritt für Kinder', 'cost'],
    ['Hund mitbringen', 'dogs'],
    ['Wo kann ich parken?', null],
    ['Was ist das?', null],
    ['???', null],
    ['', null],
  ])('%j: %j', (question, entry) => {
    expect(questionMatcher(entries)(question)?.id ?? null).toBe(entry);
  });

  test('that is worded exactly so, even after another one of the same words', () => {
    const alike = ['Katze und Hund', 'Hund und Katze'].map((question, index) => ({
      id: `e${index}`,
      questions: [question],
      answer: '',
    }));
    expect(questionMatcher(alike)('hund und katze?')?.id).toBe('e1');
  });

  test('that comes first among equals', () => {
    const twins = ['a', 'b'].map((id) => ({ id, questions: ['Preis'], answer: '' }));
    expect(questionMatcher(twins)('Preis')?.id).toBe('a');
    expect(questionMatcher(twins)('Preis Liste')?.id).toBe('a');
  });
});

describe('a question to the dialog', () => {
  test('is answered, kept with the entry, and goes on by the jump of the entry', () => {
    const jump_to_ids = [{ kind: 'option', option_id: 'cost', target: 'b' } as const];
    const block = qa('w', { qa_entries: entries, jump_to_ids, variable: 'frage', acknowledgement: 'Alles klar.' });
    const conversation = new TestConversation(aSnapshot([block, open('a'), open('b')]));
    ask(conversation, 'was kostet der eintritt');
    expect(conversation.said).toEqual(['w?', 'Fünf Euro.', 'Alles klar.', 'b?']);
    expect(conversation.stored).toEqual({ w: ['was kostet der eintritt', 'cost'] });
    expect(conversation.variable('frage')).toBe('was kostet der eintritt');
  });

  test('that no entry answers gets the fallback and is kept alone', () => {
    const conversation = new TestConversation(
      aSnapshot([qa('w', { qa_entries: entries, qa_fallback: 'Das weiß ich nicht.' }), open('a')]),
    );
    ask(conversation, 'Wo kann ich parken?');
    expect(conversation.said).toEqual(['w?', 'Das weiß ich nicht.', 'a?']);
    expect(conversation.stored).toEqual({ w: ['Wo kann ich parken?'] });
  });

  test('cannot be left empty', () => {
    const conversation = new TestConversation(aSnapshot([qa('w', { qa_entries: entries })]));
    expect(ask(conversation, null).outcome).toBe('rejected');
  });
});

describe('with only_search', () => {
  const search = qa('w', { qa_entries: entries, only_search: true, variable: 'frage', acknowledgement: 'Gut.' });

  test('the dialog answers as often as it is asked, and goes on when it is told to', () => {
    const conversation = new TestConversation(aSnapshot([search, open('a')]));
    ask(conversation, 'Eintritt');
    expect(conversation.question).toMatchObject({ unique_question_id: 'w', nachfrage_id: 'w.2' });
    ask(conversation, 'Hund');
    ask(conversation, 'Eintritt');
    expect(conversation.at).toBe('w.4');
    ask(conversation, null);
    expect(conversation.at).toBe('a');
    expect(conversation.stored).toEqual({
      w: ['Eintritt', 'cost'],
      'w.2': ['Hund', 'dogs'],
      'w.3': ['Eintritt', 'cost'],
    });
    expect(conversation.shown.at(-1)).toBe('Weiter');
    expect(conversation.variable('frage')).toBe('Eintritt');
  });

  test('going on at once is kept as nothing asked', () => {
    const conversation = new TestConversation(aSnapshot([search, open('a')]));
    ask(conversation, null);
    expect(conversation.stored).toEqual({ w: null });
    expect(conversation.at).toBe('a');
  });

  test('asking does not move the progress', () => {
    const conversation = new TestConversation(aSnapshot([open('first'), search, open('a')]));
    conversation.write('x');
    const before = conversation.progress;
    ask(conversation, 'Eintritt');
    expect(conversation.progress).toBe(before);
  });

  test('the same question from a second tab is stale', () => {
    const conversation = new TestConversation(aSnapshot([search]));
    const event = { kind: 'reply', unique_question_id: 'w', nachfrage_id: null } as const;
    conversation.send({ ...event, reply: { type: 'qa', text: 'Hund' } });
    expect(conversation.send({ ...event, reply: { type: 'qa', text: 'Hund' } }).outcome).toBe('stale');
  });
});

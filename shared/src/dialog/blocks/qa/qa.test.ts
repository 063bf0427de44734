import { describe, expect, test } from 'vitest';
import type { QaEntry } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { open, qa } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const entries = [
  { id: 'open', questions: ['Wann haben Sie geöffnet?', 'Öffnungszeiten'], answer: 'Von 9 bis 18 Uhr.' },
  { id: 'cost', questions: ['Was kostet der Eintritt?', 'Wie teuer ist das?'], answer: 'Fünf Euro.' },
  { id: 'dogs', questions: ['Darf ich meinen Hund mitbringen?'], answer: 'Hunde sind willkommen.' },
];
const ask = (conversation: TestConversation, text: string | null) => conversation.reply({ type: 'qa', text });

const asking = { qa_entries: entries, qa_fallback: 'Das weiß ich nicht.', qa_helpful: false } as const;
const entryOf = (question: string, qa_entries: readonly QaEntry[] = entries): string | null => {
  const conversation = new TestConversation(
    aSnapshot([qa('w', { ...asking, qa_entries: [...qa_entries] }), open('a')]),
  );
  ask(conversation, question);
  const { w } = conversation.stored;
  return Array.isArray(w) ? (w[1] ?? null) : null;
};

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
    ['???', null],
  ])('%j: %j', (question, entry) => {
    expect(entryOf(question)).toBe(entry);
  });

  test('that is worded exactly so, even where another one has the same words', () => {
    const alike = ['Katze und Hund', 'Hund und Katze'].map((question, index) => ({
      id: `e${index}`,
      questions: [question],
      answer: '',
    }));
    expect(entryOf('hund und katze?', alike)).toBe('e1');
  });
});

describe('a question to the dialog', () => {
  test('is answered, kept with the entry, and goes on by the jump of the entry', () => {
    const jump_to_ids = [{ kind: 'option', option_id: 'cost', target: 'b' } as const];
    const block = qa('w', { ...asking, jump_to_ids, variable: 'frage', acknowledgement: 'Alles klar.' });
    const conversation = new TestConversation(aSnapshot([block, open('a'), open('b')]));
    ask(conversation, 'was kostet der eintritt');
    expect(conversation.said).toEqual(['w?', 'Fünf Euro.', 'Alles klar.', 'b?']);
    expect(conversation.stored).toEqual({ w: ['was kostet der eintritt', 'cost'] });
    expect(conversation.variable('frage')).toBe('was kostet der eintritt');
  });

  test('gets the answer alone where the author wants it plain', () => {
    const said = (qa_plain: boolean): string[] => {
      const conversation = new TestConversation(aSnapshot([qa('w', { ...asking, qa_plain }), open('a')]));
      ask(conversation, 'Was kostet denn der Eintritt für Kinder');
      return conversation.said;
    };
    expect(said(false)).toEqual(['w?', 'Fünf Euro.', 'Antwort auf „Was kostet der Eintritt?“', 'a?']);
    expect(said(true)).toEqual(['w?', 'Fünf Euro.', 'a?']);
  });

  test('that no entry answers gets the fallback and is kept alone', () => {
    const conversation = new TestConversation(aSnapshot([qa('w', asking), open('a')]));
    ask(conversation, 'Wo kann ich parken?');
    expect(conversation.said).toEqual(['w?', 'Das weiß ich nicht.', 'a?']);
    expect(conversation.stored).toEqual({ w: ['Wo kann ich parken?'] });
  });

  test('cannot be left empty', () => {
    const conversation = new TestConversation(aSnapshot([qa('w', asking)]));
    expect(ask(conversation, null).outcome).toBe('rejected');
  });
});

describe('with only_search', () => {
  const search = qa('w', { ...asking, only_search: true, variable: 'frage', acknowledgement: 'Gut.' });

  test('the dialog answers as often as it is asked, and goes on when it is told to', () => {
    const conversation = new TestConversation(aSnapshot([search, open('a')]));
    ask(conversation, 'Eintritt');
    expect(conversation.question).toMatchObject({ unique_question_id: 'w', nachfrage_id: 'w.2' });
    ask(conversation, 'Hund mitbringen');
    ask(conversation, 'Eintritt');
    expect(conversation.at).toBe('w.4');
    ask(conversation, null);
    expect(conversation.at).toBe('a');
    expect(conversation.stored).toEqual({
      w: ['Eintritt', 'cost'],
      'w.2': ['Hund mitbringen', 'dogs'],
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

describe('what an entry says', () => {
  test('is its answer, its file, its address and where it is from', () => {
    const rich = {
      id: 'cost',
      questions: ['Was kostet der Eintritt?'],
      answer: 'Fünf Euro.',
      filename_db: 'preise.png',
      media_text: 'Preistafel',
      link: 'https://example.org/preise',
      source: 'Aushang',
    };
    const conversation = new TestConversation(aSnapshot([qa('w', { ...asking, qa_entries: [rich] }), open('a')]));
    ask(conversation, 'kostet eintritt');
    expect(conversation.said).toEqual([
      'w?',
      'Fünf Euro.',
      'https://example.org/preise',
      'Antwort auf „Was kostet der Eintritt?“ · Quelle: Aushang',
      'a?',
    ]);
    expect(conversation.effects).toContainEqual(
      expect.objectContaining({ kind: 'show-media', filename_db: 'preise.png', text: 'Preistafel' }),
    );
  });

  test('names the question that was understood only where it was worded otherwise', () => {
    const conversation = new TestConversation(aSnapshot([qa('w', asking), open('a')]));
    ask(conversation, 'Wie teuer ist das?');
    expect(conversation.said).toEqual(['w?', 'Fünf Euro.', 'a?']);
  });
});

describe('a question that may mean several entries', () => {
  const begun = (block = qa('w', { ...asking, variable: 'frage' })) => {
    const conversation = new TestConversation(aSnapshot([block, open('a')]));
    ask(conversation, 'Was ist das?');
    return conversation;
  };

  test('is asked back about, and nothing is kept yet', () => {
    const conversation = begun();
    expect(conversation.said.at(-1)).toBe('Meinten Sie diese Frage?');
    expect(conversation.question).toMatchObject({ nachfrage_id: 'w?1', in_words: true, optional: false });
    expect(conversation.question?.input).toEqual({
      type: 'single',
      options: [
        { id: 'cost', text: 'Was kostet der Eintritt?' },
        { id: '-none-', text: 'Etwas anderes' },
      ],
    });
    expect(conversation.stored).toEqual({});
  });

  test('is asked back about by its first way of asking that has words', () => {
    const [cost] = entries.slice(1);
    const blank = { id: 'cost', questions: ['', ' ', ...(cost?.questions ?? [])], answer: 'Fünf Euro.' };
    const conversation = begun(qa('w', { ...asking, qa_entries: [blank, ...entries.slice(2)] }));
    expect(conversation.question?.input).toMatchObject({ options: [{ text: 'Was kostet der Eintritt?' }, {}] });
  });

  test('is asked back about with those alone that are near, however few there are', () => {
    const conversation = begun(qa('w', { ...asking, qa_entries: entries.slice(1) }));
    expect(conversation.question?.input).toMatchObject({ options: [{ id: 'cost' }, { id: '-none-' }] });
  });

  test('may be a word of it alone, which is enough where there are few entries', () => {
    const conversation = new TestConversation(aSnapshot([qa('w', { ...asking, qa_entries: entries.slice(1) })]));
    ask(conversation, 'Hund');
    expect(conversation.stored).toEqual({ w: ['Hund', 'dogs'] });
  });

  test.each(['cost', 'ja', 'der Eintritt'])('is answered by %j', (chosen) => {
    const conversation = begun();
    if (chosen === 'cost') conversation.choose(chosen);
    else conversation.reply({ type: 'words', text: chosen });
    expect(conversation.stored).toEqual({ w: ['Was ist das?', 'cost'] });
    expect(conversation.variable('frage')).toBe('Was ist das?');
    expect(conversation.said.slice(-2)).toEqual(['Fünf Euro.', 'a?']);
    expect(conversation.at).toBe('a');
  });

  test.each(['-none-', 'nein'])('is left without an answer by %j', (chosen) => {
    const conversation = begun();
    if (chosen === '-none-') conversation.choose(chosen);
    else conversation.reply({ type: 'words', text: chosen });
    expect(conversation.stored).toEqual({ w: ['Was ist das?'] });
    expect(conversation.said.slice(-2)).toEqual(['Das weiß ich nicht.', 'a?']);
  });

  test('can be put another way, which is a question of its own', () => {
    const conversation = begun();
    conversation.reply({ type: 'words', text: 'Meinen Hund mitbringen?' });
    expect(conversation.stored).toEqual({ w: ['Was ist das?'], 'w.2': ['Meinen Hund mitbringen?', 'dogs'] });
    expect(conversation.at).toBe('a');
  });

  test('takes nothing that was not offered', () => {
    expect(begun().choose('dogs').outcome).toBe('rejected');
  });
});

describe('whether an answer helped', () => {
  const helpful = { ...asking, qa_helpful: true, acknowledgement: 'Gut.' } as const;

  test.each([
    ['yes', true],
    ['no', false],
    [null, null],
  ])('is asked, kept (%j) and leads on', (option_id, kept) => {
    const conversation = new TestConversation(aSnapshot([qa('w', helpful), open('a')]));
    ask(conversation, 'Eintritt?');
    expect(conversation.said.at(-1)).toBe('War das hilfreich?');
    expect(conversation.at).toBe('w!1');
    conversation.reply(option_id === null ? { type: 'skip' } : { type: 'single', option_id });
    expect(conversation.stored).toEqual({ w: ['Eintritt?', 'cost'], 'w!1': kept });
    expect(conversation.said.slice(-2)).toEqual(['Gut.', 'a?']);
  });

  test('is not asked where nothing answered', () => {
    const conversation = new TestConversation(aSnapshot([qa('w', helpful), open('a')]));
    ask(conversation, 'Wo kann ich parken?');
    expect(conversation.at).toBe('a');
  });

  describe('with only_search', () => {
    const asked = () => {
      const conversation = new TestConversation(aSnapshot([qa('w', { ...helpful, only_search: true }), open('a')]));
      ask(conversation, 'Eintritt?');
      return conversation;
    };

    test('is said in words or by a choice, and the next question can be asked', () => {
      const conversation = asked();
      conversation.reply({ type: 'words', text: 'nee' });
      expect(conversation.said.at(-1)).toBe('Danke! Haben Sie noch eine Frage?');
      expect(conversation.at).toBe('w.2');
      ask(conversation, 'Hund mitbringen');
      conversation.choose('yes');
      expect(conversation.stored).toMatchObject({ 'w!1': false, 'w.2': ['Hund mitbringen', 'dogs'], 'w!2': true });
    });

    test('may be passed over by the next question, or by going on', () => {
      const conversation = asked();
      conversation.reply({ type: 'words', text: 'Hund mitbringen' });
      expect(conversation.at).toBe('w!2');
      conversation.choose('go-on');
      expect(conversation.at).toBe('a');
      expect(conversation.stored).toEqual({ w: ['Eintritt?', 'cost'], 'w.2': ['Hund mitbringen', 'dogs'] });
    });
  });
});

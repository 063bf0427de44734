import type { AskedType, Block, BlockOf, Reply } from '@dialogwerk/shared/contract';
import { respondentTexts } from '@dialogwerk/shared/dialog/messenger';
import { acceptableReply } from '@dialogwerk/shared/testing/replies';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { answersTo, aPlainRespondent, formIn } from '../../../../testing/aPlainRespondent.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { aJpeg, aPng, aWav } from '../../../../testing/media/sampleFiles.ts';
import { releasePages } from '../../../../testing/releasePages.ts';
import { plainForms, plainFormOf } from './forms/plainForms.ts';
import { plainTextsIn } from './plainTextsIn.ts';

const api = await apiOfFile();
beforeAll(() => releasePages(api));

const options = ['Eins', 'Zwei', 'Drei'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const items = ['x', 'y'].map((id) => ({ id, text: `Aussage ${id}`, inverse: false }));
const points = [1, 2, 3].map((value) => ({ value, label: `Punkt ${value}` }));
const scale = { from: 'block', points } as const;

/** What a block of each type needs to be asked; a type of the contract that is missing here does not compile. */
const asked: { readonly [T in AskedType]: Partial<BlockOf<T>> } = {
  open: { multiline: true },
  single: { options },
  multiple: { options, min: 1, max: 2 },
  likert: { scale, likert_na: true },
  matrix: { scale, items },
  slider: { min: 0, max: 100, step: 5, label_min: 'wenig', label_max: 'viel' },
  rating: { count: 5 },
  constant_sum: { items: options.map(({ id, text }) => ({ id, text })), total: 10 },
  number: { min: 0, max: 120, unit: 'Jahre' },
  date: { min: '2020-01-01', max: '2030-01-01' },
  time: {},
  email: {},
  phone: {},
  url: {},
  ranking: { options },
  picture: { options: options.map((option) => Object.assign({ filename_db: null }, option)), min: 1, max: 1 },
  place: { filename_db: 'karte.png', media_text: 'Karte der Stadt' },
  upload: { kinds: ['image'] },
  voice: {},
  signature: {},
  consent: { label_agree: 'Ja', label_decline: 'Nein' },
  qa: { qa_entries: [{ id: 'q', questions: ['Wann ist offen?'], answer: 'Von 9 bis 17 Uhr.' }] },
};

/** The kinds of files that a type takes. */
const files: Partial<Record<AskedType, Buffer>> = { upload: aJpeg(), voice: aWav(), signature: aPng() };

const blockOf = (type: AskedType): Block => aBlock(type, type, asked[type]);

const types = Object.keys(asked).filter((type): type is AskedType => type in plainForms);
const wording = respondentTexts('de', 'sie');
const around = {
  texts: plainTextsIn('de', 'sie'),
  wording,
  language: 'de',
  foreign: null,
  problem: null,
  mapSize: null,
};

/** The fields of a reply, as a respondent fills them in. */
const fieldsOf = (reply: Exclude<Reply, { type: 'skip' | 'timed_out' | 'words' }>) =>
  plainFormOf(reply.type).filled(reply, around);

describe('each type of question', () => {
  test('has a form, and there is none without a type', () => {
    expect(Object.keys(plainForms).toSorted()).toEqual(types.toSorted());
  });

  test.each(types.filter((type) => !files[type]))(
    '%s: what is filled in is stored as the messenger’s reply is',
    async (type) => {
      const [first, second] = await Promise.all(
        [0, 1].map(() => insertSurvey(api, { blocks: inOrder(blockOf(type)) })),
      );
      const messenger = await aRespondent(api, first ?? '');
      const plain = await aPlainRespondent(api, second ?? '');
      for (let state = await messenger.chat(), pick = 7; state.question; pick += 1) {
        const { question } = state;
        const reply = acceptableReply(question.input, pick);
        if (reply.type === 'skip' || reply.type === 'timed_out' || reply.type === 'words') throw new Error('not drawn');
        const part = question.nachfrage_id;
        state = await messenger.reply(part === null ? type : { id: type, nachfrage_id: part }, reply);
        await plain.reply(fieldsOf(reply));
      }
      expect(await answersTo(api, second ?? '')).toEqual(await answersTo(api, first ?? ''));
      expect(await plain.open()).toContain(around.texts.finished);
    },
  );

  test.each(types.filter((type) => files[type]))('%s: a file is sent and is the answer', async (type) => {
    const survey_id = await insertSurvey(api, { blocks: inOrder(blockOf(type)) });
    const plain = await aPlainRespondent(api, survey_id);
    const refused = await plain.send(await plain.open(), [], { name: '', content: Buffer.alloc(0) });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(around.texts.chooseFile);
    const end = await plain.reply([], { name: 'Meine Datei.jpg', content: files[type] ?? Buffer.alloc(0) });
    expect(end).toContain('class="dw-bubble dw-user"');
    const [media] = await api.services.db.selectFrom('media').selectAll().where('survey_id', '=', survey_id).execute();
    expect(await answersTo(api, survey_id)).toEqual([
      { unique_question_id: type, nachfrage_id: '', value: media?.media_id },
    ]);
  });

  test.each(types)('%s: an empty form is refused with a sentence at the field, which has the focus', async (type) => {
    const survey_id = await insertSurvey(api, { blocks: inOrder(blockOf(type)) });
    const plain = await aPlainRespondent(api, survey_id);
    const page = await plain.open();
    const { action, hidden } = formIn(page);
    const refused = await plain.browser.submit(action, [...hidden, ['do', 'reply']]);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('<title>Fehler: ');
    expect(refused.body).toContain('id="problem" role="alert"');
    expect(refused.body).toContain(' autofocus');
    expect(await answersTo(api, survey_id)).toEqual([]);
  });
});

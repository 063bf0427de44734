import type { Block } from '@dialogwerk/shared/contract';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { respondentTexts } from '@dialogwerk/shared/dialog/messenger';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { answersTo, aPlainRespondent } from '../../../../testing/aPlainRespondent.ts';
import type { PlainRespondent } from '../../../../testing/aPlainRespondent.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { aPng, aWav } from '../../../../testing/media/sampleFiles.ts';
import { releasePages } from '../../../../testing/releasePages.ts';
import { uploadReply } from '../../../../testing/uploadFile.ts';
import { plainTextsIn } from './plainTextsIn.ts';

const api = await apiOfFile();
beforeAll(() => releasePages(api));

const options = ['Eins', 'Zwei', 'Drei'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const texts = plainTextsIn('de', 'sie');
const wording = respondentTexts('de', 'sie');

/** A choice and a text. */
const two = (): Block[] => inOrder(aBlock('single', 'mood', { options }), aBlock('open', 'why'));

async function begun(blocks: Block[] = two()): Promise<{ survey_id: string; plain: PlainRespondent }> {
  const survey_id = await insertSurvey(api, { blocks });
  return { survey_id, plain: await aPlainRespondent(api, survey_id) };
}

async function countOf(table: 'conversations' | 'turns', survey_id: string): Promise<number> {
  const { count } = await api.services.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  return count;
}

describe('nothing is said twice and nothing is lost', () => {
  test('a form that is sent twice, at once or later, is one turn', async () => {
    const { survey_id, plain } = await begun();
    const page = await plain.open();
    const twice = await Promise.all(
      [0, 1].map(() =>
        plain.send(page, [
          ['a', 'o1'],
          ['do', 'reply'],
        ]),
      ),
    );
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(
      (
        await plain.send(page, [
          ['a', 'o1'],
          ['do', 'reply'],
        ])
      ).statusCode,
    ).toBe(303);
    expect(await countOf('turns', survey_id)).toBe(2);
  });

  test('an old page with another answer is told so, with what it said', async () => {
    const { survey_id, plain } = await begun(inOrder(aBlock('open', 'first'), aBlock('open', 'why')));
    const page = await plain.open();
    await plain.send(page, [
      ['a', 'Ja'],
      ['do', 'reply'],
    ]);
    const other = await plain.send(page, [
      ['a', 'Nein, doch nicht'],
      ['do', 'reply'],
    ]);
    expect(other.statusCode).toBe(409);
    expect(other.body).toContain('Nein, doch nicht');
    expect(other.body).toContain('wurde nicht gespeichert');
    expect(await countOf('turns', survey_id)).toBe(2);
    expect(await answersTo(api, survey_id)).toEqual([{ unique_question_id: 'first', nachfrage_id: '', value: 'Ja' }]);
  });

  test('an old page of a question that is asked again is none of the new asking', async () => {
    const back = aBlock('single', 'again', {
      options,
      jump_to_ids: [{ kind: 'option', option_id: 'o1', target: 'first' }],
    });
    const { survey_id, plain } = await begun(inOrder(aBlock('open', 'first'), back));
    const page = await plain.open();
    await plain.reply([['a', 'Eins']]);
    await plain.reply([['a', 'o1']]);
    const old = await plain.send(page, [
      ['a', 'Zwei'],
      ['do', 'reply'],
    ]);
    expect(old.statusCode).toBe(409);
    expect(await countOf('turns', survey_id)).toBe(3);
  });

  test('the form that begins, sent twice at once and once more, begins one conversation', async () => {
    const survey_id = await insertSurvey(api, { blocks: two() });
    const { plain } = { plain: await aPlainRespondent(api, survey_id) };
    const page = (await plain.browser.open(`/dialog/${survey_id}`)).body;
    plain.browser.cookies.clear();
    await Promise.all([0, 1].map(() => plain.send(page, [['do', 'begin']])));
    plain.browser.cookies.clear();
    await plain.send(page, [['do', 'begin']]);
    expect(await countOf('conversations', survey_id)).toBe(2);
  });

  test('what was typed and does not fit stands in the form again, as text', async () => {
    const { plain } = await begun(inOrder(aBlock('email', 'mail')));
    const refused = await plain.send(await plain.open(), [
      ['a', '"><b>kein@'],
      ['do', 'reply'],
    ]);
    expect(refused.body).toContain('value="&quot;&gt;&lt;b&gt;kein@"');
    expect(refused.body).toContain(wording.noEmail);
  });
});

describe('an answer is changed', () => {
  test('by the way that stands beside it, and a second time', async () => {
    const { survey_id, plain } = await begun();
    await plain.reply([['a', 'o1']]);
    const href = /href="([^"]*change=\d+)"/.exec(await plain.open())?.[1] ?? '';
    const page = (await plain.browser.open(href)).body;
    expect(page).toContain('value="o1" checked');
    expect(
      (
        await plain.send(page, [
          ['a', 'o2'],
          ['do', 'reply'],
        ])
      ).statusCode,
    ).toBe(303);
    expect(await answersTo(api, survey_id)).toEqual([{ unique_question_id: 'mood', nachfrage_id: '', value: 'o2' }]);
    const again = (await plain.browser.open(/href="([^"]*change=\d+)"/.exec(await plain.open())?.[1] ?? '')).body;
    expect(again).toContain('value="o2" checked');
  });

  test('after a look at what falls away with it', async () => {
    const jumping = aBlock('single', 'mood', {
      options,
      jump_to_ids: [{ kind: 'option', option_id: 'o2', target: 'last' }],
    });
    const { survey_id, plain } = await begun(inOrder(jumping, aBlock('open', 'why'), aBlock('open', 'last')));
    await plain.reply([['a', 'o1']]);
    await plain.reply([['a', 'Darum']]);
    const [href] = [...(await plain.open()).matchAll(/href="([^"]*change=\d+)"/g)].map(([, found = '']) => found);
    const asks = await plain.send((await plain.browser.open(href ?? '')).body, [
      ['a', 'o2'],
      ['do', 'reply'],
    ]);
    expect(asks.statusCode).toBe(200);
    expect(asks.body).toContain('Darum');
    expect(await countOf('turns', survey_id)).toBe(3);
    expect(
      (
        await plain.send(asks.body, [
          ['a', 'o2'],
          ['do', 'reply'],
        ])
      ).statusCode,
    ).toBe(303);
    expect(await plain.open()).toContain('Frage last?');
  });
});

test('a question may be skipped, answered in one’s own words, or asked why', async () => {
  const words = aBlock('single', 'mood', { options, in_words: true, optional: true, reason: 'Weil es **zählt**.' });
  const { survey_id, plain } = await begun(inOrder(words, aBlock('open', 'why')));
  const page = await plain.open();
  expect(page).toContain('Weil es <strong>zählt</strong>.');
  const both = await plain.send(page, [
    ['a', 'o1'],
    ['words', 'Zwei'],
    ['do', 'reply'],
  ]);
  expect(both.body).toContain(texts.either);
  await plain.reply([['words', 'Zwei']]);
  expect(await answersTo(api, survey_id)).toEqual([{ unique_question_id: 'mood', nachfrage_id: '', value: 'o2' }]);
  const other = await begun(inOrder(words, aBlock('open', 'why')));
  const skipped = await other.plain.send(await other.plain.open(), [['do', 'skip']]);
  expect(skipped.statusCode).toBe(303);
  expect(await answersTo(api, other.survey_id)).toEqual([
    { unique_question_id: 'mood', nachfrage_id: '', value: null },
  ]);
});

test('an open question takes a recording as a file, and what was typed without one', async () => {
  const recorded = { blocks: inOrder(aBlock('open', 'why')), settings: { audio_messages: true } };
  const survey_id = await insertSurvey(api, recorded);
  const plain = await aPlainRespondent(api, survey_id);
  expect(await plain.open()).toContain('type="file"');
  await plain.reply([], { name: 'Antwort.wav', content: aWav() });
  expect(await answersTo(api, survey_id)).toMatchObject([{ value: { kind: 'audio' } }]);
  const typing = await insertSurvey(api, recorded);
  await (await aPlainRespondent(api, typing)).reply([['a', 'Nur Text']], { name: '', content: Buffer.alloc(0) });
  expect(await answersTo(api, typing)).toMatchObject([{ value: 'Nur Text' }]);
});

test('a file that is no picture is refused by its content, and a reply cannot name another’s', async () => {
  const { survey_id, plain } = await begun(inOrder(aBlock('upload', 'photo', { kinds: ['image'] })));
  const refused = await plain.send(await plain.open(), [], { name: 'bild.png', content: aWav() });
  expect(refused.statusCode).toBe(415);
  expect(refused.body).toContain('id="problem"');
  const stranger = await aRespondent(api, survey_id);
  await stranger.chat();
  const asked_ = { survey_id, unique_question_id: 'photo' };
  const { media_id } = replyMedia.response.parse(
    (await uploadReply(api, asked_, aPng(), { token: stranger.token })).body,
  );
  const stolen = await plain.send(await plain.open(), [
    ['file', media_id],
    ['do', 'reply'],
  ]);
  expect(stolen.statusCode).toBe(422);
  expect(await answersTo(api, survey_id)).toEqual([]);
});

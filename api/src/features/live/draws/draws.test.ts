import { randomUUID } from 'node:crypto';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
const blocks = () =>
  inOrder(
    aBlock('single', 'sex', {
      options: ['f', 'm'].map((id) => ({ id, text: id, score: null })),
    }),
    aBlock('experiment', 'group', {
      context: '',
      stratum: 'sex',
      jump_to_ids: [
        { kind: 'option', option_id: 'A', target: 'picture_a' },
        { kind: 'option', option_id: 'B', target: 'picture_b' },
      ],
    }),
    aBlock('message', 'picture_a', { variable: null, jump_to_question: 'end' }),
    aBlock('message', 'picture_b', { variable: null }),
    aBlock('open', 'end'),
  );

let survey_id: string;
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: blocks() });
});

const choice = (option_id: string) => ({ type: 'single', option_id }) as const;

/** The arm of each conversation, by stratum, and how many places are taken. */
async function drawn() {
  const { db } = api.services;
  const rows = await db
    .selectFrom('conversations')
    .select(['state', 'conversation_id'])
    .where('survey_id', '=', survey_id)
    .execute();
  const sequences = await db.selectFrom('draw_sequences').selectAll().where('survey_id', '=', survey_id).execute();
  return {
    arms: rows.map(({ state }) => state.draws?.['group'] ?? ''),
    taken: Object.fromEntries(sequences.map((sequence) => [sequence.stratum, sequence.drawn])),
  };
}

const countOf = (arms: readonly string[], arm: string) => arms.filter((one) => one === arm).length;

describe('an experiment', () => {
  it('gives each respondent a place of the sequence, exactly even after every second one', async () => {
    for (let count = 1; count <= 10; count += 1) {
      const respondent = await aRespondent(api, survey_id);
      await respondent.chat();
      const { entries } = await respondent.reply('sex', choice('f'));
      const { arms } = await drawn();
      expect(Math.abs(countOf(arms, 'A') - countOf(arms, 'B'))).toBe(count % 2);
      expect(entries.some(({ context }) => context.includes('picture_'))).toBe(true);
    }
    expect((await drawn()).taken).toEqual({ '"f"': 10 });
  });

  it('is balanced within each stratum by itself', async () => {
    for (const sex of ['f', 'm', 'f', 'm', 'm', 'm']) {
      const respondent = await aRespondent(api, survey_id);
      await respondent.chat();
      await respondent.reply('sex', choice(sex));
    }
    expect((await drawn()).taken).toEqual({ '"f"': 2, '"m"': 4 });
    const stored = await api.services.db
      .selectFrom('answers')
      .select(['value', 'took_ms'])
      .where('survey_id', '=', survey_id)
      .where('unique_question_id', '=', 'group')
      .execute();
    // Nobody has taken time for it.
    expect(new Set(stored.map(({ took_ms }) => took_ms))).toEqual(new Set([null]));
    expect(stored.map(({ value }) => JSON.stringify(value)).toSorted()).toEqual([
      '"A"',
      '"A"',
      '"A"',
      '"B"',
      '"B"',
      '"B"',
    ]);
  });

  it('takes one place for one respondent, whatever is repeated or sent at once', async () => {
    const respondent = await aRespondent(api, survey_id);
    await respondent.chat();
    const turn_id = randomUUID();
    await Promise.all([
      ...Array.from({ length: 4 }, () => respondent.tryReply('sex', choice('f'), turn_id)),
      ...Array.from({ length: 4 }, () => respondent.tryReply('sex', choice('f'))),
    ]);
    expect((await drawn()).taken).toEqual({ '"f"': 1 });
  });

  it('keeps the arm when an earlier answer is changed, and when the conversation begins anew', async () => {
    const respondents = await Promise.all(Array.from({ length: 4 }, () => aRespondent(api, survey_id)));
    for (const respondent of respondents) {
      await respondent.chat();
      await respondent.reply('sex', choice('f'));
    }
    const before = (await drawn()).arms.toSorted();
    for (const { token } of respondents) {
      const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'sex', nachfrage_id: null };
      await api.call('changeAnswer', { ...change, reply: choice('m') }, token);
    }
    expect((await drawn()).arms.toSorted()).toEqual(before);
    for (const respondent of respondents) {
      await api.call('restartDelete', { survey_id, action: 'restart', isLive: true }, respondent.token);
      await respondent.chat();
      await respondent.reply('sex', choice('m'));
    }
    const { arms, taken } = await drawn();
    expect(arms.toSorted()).toEqual(before);
    expect(taken).toEqual({ '"f"': 4 });
  });

  it('is taken away with the answers that lead there no more, and drawn once for another way', async () => {
    const [sex, , ...rest] = blocks();
    const past = { ...aBlock('experiment', 'group', { context: '' }) };
    const leading = { ...sex, jump_to_ids: [{ kind: 'option', option_id: 'm', target: 'end' }] };
    survey_id = await insertSurvey(api, { blocks: inOrder(Object.assign(sex ?? past, leading), past, ...rest) });
    const respondent = await aRespondent(api, survey_id);
    await respondent.chat();
    await respondent.reply('sex', choice('m'));
    expect((await drawn()).taken).toEqual({});
    const change = { survey_id, unique_question_id: 'sex', nachfrage_id: null };
    await api.call('changeAnswer', { ...change, turn_id: randomUUID(), reply: choice('f') }, respondent.token);
    const { arms, taken } = await drawn();
    expect(taken).toEqual({ '': 1 });
    await api.call('changeAnswer', { ...change, turn_id: randomUUID(), reply: choice('m') }, respondent.token);
    await api.call('changeAnswer', { ...change, turn_id: randomUUID(), reply: choice('f') }, respondent.token);
    expect(await drawn()).toEqual({ arms, taken });
  });

  it('goes to the arm that a kept parameter of the link names, without a place of the sequence', async () => {
    await api.services.db
      .insertInto('link_parameters')
      .values({ survey_id, name: 'arm_group', place: 0, removed_at: null })
      .execute();
    for (let count = 0; count < 3; count += 1) {
      const { token_live } = await api.call('registerLive', { survey_id, query: '?arm_group=B' });
      await api.call('conversation', { survey_id }, token_live);
      const reply = { unique_question_id: 'sex', nachfrage_id: null, reply: choice('f') };
      await api.call('turn', { survey_id, turn_id: randomUUID(), ...reply }, token_live);
    }
    expect(await drawn()).toEqual({ arms: ['B', 'B', 'B'], taken: {} });
  });

  it('is drawn in a test without a place of the sequence, or is the arm that the address names', async () => {
    const owner = await anAuthor(api);
    const { token } = owner;
    const own = await insertSurvey(api, { blocks: blocks(), owner });
    const tested = async (query: string) => {
      const { token_live } = await api.call('testRegister', { survey_id: own, query }, token);
      await api.call('conversation', { survey_id: own }, token_live);
      const reply = { unique_question_id: 'sex', nachfrage_id: null, reply: choice('f') };
      await api.call('turn', { survey_id: own, turn_id: randomUUID(), ...reply }, token_live);
    };
    survey_id = own;
    await tested('');
    expect(await drawn()).toMatchObject({ arms: [expect.stringMatching(/^[AB]$/)], taken: {} });
    for (const arm of ['A', 'B', 'A']) {
      await tested(`?arm_group=${arm}`);
      expect(await drawn()).toEqual({ arms: [arm], taken: {} });
    }
  });
});

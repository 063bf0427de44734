import { describe, expect, test } from 'vitest';
import type { Block, Reply } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { email, message, number, open, phone, url } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const masked = { variable: 'x', masked: true } as const;
const hidden = '•••••• (verdeckt)';

describe('a question whose field is covered', () => {
  test.each<[Block, Reply, unknown]>([
    [open('q', masked), { type: 'open', text: 'geheim' }, 'geheim'],
    [number('q', masked), { type: 'number', value: 4711, typed: '4.711' }, 4711],
    [email('q', masked), { type: 'email', text: 'a@b.de' }, 'a@b.de'],
    [phone('q', masked), { type: 'phone', text: '030 123456' }, '030 123456'],
    [url('q', masked), { type: 'url', text: 'https://a.de' }, 'https://a.de'],
  ])('is told so, keeps its answer as any other, and does not say it (%#)', (block, reply, stored) => {
    const conversation = new TestConversation(aSnapshot([block]));
    expect(conversation.question?.input).toMatchObject({ masked: true });
    expect(conversation.reply(reply).outcome).toBe('accepted');
    expect(conversation.stored).toEqual({ q: stored });
    expect(conversation.shown).toEqual([hidden]);
  });

  test('takes no recordings, which would be heard, and no words, which would be said back', () => {
    const { question } = new TestConversation(
      aSnapshot([open('q', masked)], { audio_messages: true, video_messages: true }),
    );
    expect(question?.input).not.toHaveProperty('recordings');
    const numbers = new TestConversation(aSnapshot([number('q', { ...masked, in_words: true })]));
    expect(numbers.question).not.toHaveProperty('in_words');
  });

  test('does not say a reply that does not fit and is counted either', () => {
    const conversation = new TestConversation(aSnapshot([email('q', { ...masked, tries: 2 }), message('Danke.')]));
    conversation.reply({ type: 'email', text: 'meine@adresse' });
    expect(conversation.shown).toEqual([hidden]);
  });

  test('gives a model or a rule nothing to ask back about, but asks its own probe', () => {
    const probing = { goal: 'was genau störte', most: 2, avoid: '', by_rule: true };
    const block = open('q', { ...masked, probing, nachfrage: 'Warum?' });
    const conversation = new TestConversation(aSnapshot([block]));
    conversation.write('nichts');
    expect(conversation.said.at(-1)).toBe('Warum?');
  });

  test('can be skipped, which is said', () => {
    const conversation = new TestConversation(aSnapshot([open('q', { ...masked, optional: true })]));
    conversation.reply({ type: 'skip' });
    expect(conversation.shown).toEqual(['Übersprungen']);
  });

  test('is no secret where a later text says it, and the check says so', () => {
    const blocks = [open('q', { ...masked, context: 'Wie lautet Ihre Nummer?' }), message('Also {{x}}.')];
    const found = (all: readonly Block[]) => checkDialog(aSnapshot(all)).filter(({ kind }) => kind === 'masked-said');
    expect(found(blocks)).toMatchObject([
      { severity: 'warning', message: 'Ein Text sagt mit „{{x}}“, was verdeckt eingegeben wurde.' },
    ]);
    expect(found([open('q', { variable: 'x' }), message('Also {{x}}.')])).toEqual([]);
  });
});

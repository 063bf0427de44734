import type { Comment, CommentThread } from '@dialogwerk/shared/contract';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { mentionsIn, piecesOf } from './mentions.ts';
import { inBlockOrder, openByBlock, withComment, withoutComment, withResolved } from './threads.ts';

const ada = { user_id: 'a', name: 'Ada' };
const adaLovelace = { user_id: 'al', name: 'Ada Lovelace' };
const team = [ada, adaLovelace];

const aComment = (comment_id: string, text = 'Zu lang?', created_at = 0): Comment => ({
  comment_id,
  author: ada,
  text,
  created_at,
  edited_at: null,
  is_unseen: false,
});
const place = { thread_id: 't', unique_question_id: 'q', suggestion: null };
const begun = withComment([], aComment('t'), place);

test('a name that is mentioned is found, the longer of two that begin alike', () => {
  expect(mentionsIn('Was meinen Sie, @Ada Lovelace?', team)).toEqual(['al']);
  expect(mentionsIn('@Ada und @Ada, nicht @Adam', team)).toEqual(['a']);
  expect(piecesOf('Hallo @Ada!', team)).toEqual([
    { at: 0, text: 'Hallo ', person: null },
    { at: 6, text: '@Ada', person: ada },
    { at: 10, text: '!', person: null },
  ]);
});

test('the pieces of a comment are its text', () => {
  const word = constantFrom('@Ada', '@', 'Ada Lovelace', ' ', '@Ada Lovelace');
  assert(
    property(array(word), string(), (words, end) => {
      const text = `${words.join('')}${end}`;
      expect(
        piecesOf(text, team)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('an answer stands after what it answers, and a changed comment where it was', () => {
  const answered = withComment(begun, aComment('u', 'Ja.', 1), place);
  const changed = withComment(answered, aComment('t', 'Viel zu lang?'), place);
  expect(changed.map(({ comments }) => comments.map(({ text }) => text))).toEqual([['Viel zu lang?', 'Ja.']]);
});

test('what is taken away leaves a gap where others have answered, and takes the thread along where nobody has', () => {
  const answered = withComment(begun, aComment('u', 'Ja.', 1), place);
  expect(withoutComment(answered, 't')[0]?.comments.map(({ text }) => text)).toEqual([null, 'Ja.']);
  expect(withoutComment(withoutComment(answered, 't'), 'u')).toEqual([]);
  expect(withoutComment(begun, 't')).toEqual([]);
  expect(withoutComment(begun, 'x')).toEqual(begun);
});

test('only open threads are counted', () => {
  expect([...openByBlock(begun)]).toEqual([['q', 1]]);
  expect([...openByBlock(withResolved(begun, 't', { by: ada, at: 0 }))]).toEqual([]);
});

test('threads stand in the order of their blocks, those of blocks that are gone last', () => {
  const about = (unique_question_id: string): CommentThread => ({
    thread_id: unique_question_id,
    unique_question_id,
    comments: [aComment(unique_question_id)],
    resolved: null,
    suggestion: null,
  });
  const blocks = [{ unique_question_id: 'one' }, { unique_question_id: 'two' }];
  const ordered = inBlockOrder([about('gone'), about('two'), about('one')], blocks);
  expect(ordered.map(({ unique_question_id }) => unique_question_id)).toEqual(['one', 'two', 'gone']);
});

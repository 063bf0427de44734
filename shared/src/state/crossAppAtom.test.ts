import { expect, onTestFinished, test, vi } from 'vitest';
import { lastWriteOf, watchWrites } from './atomWrites.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { isNumber, isText } from './guards.ts';
import { $errorDialog, $notice, $session, $survey, showNotice } from './index.ts';

test('a second copy of the package gets the very same atom', async () => {
  const atom = crossAppAtom('test-shared', 1, isNumber);
  vi.resetModules();
  const second = await import('./crossAppAtom.ts');
  expect(second.crossAppAtom).not.toBe(crossAppAtom);
  const again = second.crossAppAtom('test-shared', 2, isNumber);
  again.set(3);
  expect(atom.get()).toBe(3);
});

test.each([
  ['a notice whose text is an object', $notice, { id: 1, text: { sentence: 'Gespeichert' }, action: null }],
  ['a notice whose offer cannot be run', $notice, { id: 1, text: 'Gespeichert', action: { label: 'Rückgängig' } }],
  ['a notice that lacks a field', $notice, { id: 1, text: 'Gespeichert' }],
  ['an error that is a text alone', $errorDialog, 'Fehler'],
  ['a session without a name', $session, { user_id: 'a' }],
  ['a dialog whose blocks are none', $survey, { survey_id: 'a', all_questions: {} }],
])('%s is not written, and whoever wrote it is told', (_, atom, value) => {
  const refused = vi.fn();
  watchWrites(refused);
  const before = atom.get();
  const writable: { readonly set: (value: never) => void } = atom;
  Reflect.apply(writable.set, atom, [value]);
  expect(atom.get()).toBe(before);
  expect(refused).toHaveBeenCalledOnce();
  expect(refused.mock.calls[0]?.[0]).toMatchObject({
    name: 'RefusedWrite',
    stack: expect.stringContaining('crossAppAtom.test'),
  });
});

test('who wrote last can be told, of several atoms together', () => {
  const atom = crossAppAtom('test-writer', 'a', isText);
  const otherWriter = (): void => showNotice('Gespeichert');
  atom.set('b');
  otherWriter();
  expect(lastWriteOf(['test-writer', 'notice'])).toContain('otherWriter');
  atom.set('c');
  expect(lastWriteOf(['test-writer', 'notice'])).not.toContain('otherWriter');
  expect(lastWriteOf(['nobody'])).toBe('');
});

test('a listener that fails stops nobody who writes', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const atom = crossAppAtom('test-listener', 'a', isText);
  const fault = new Error('kaputt');
  const heard = vi.fn();
  atom.listen(() => {
    throw fault;
  });
  atom.listen(heard);
  atom.set('b');
  expect(heard).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});

import { describe, expect, test } from 'vitest';
import { hashPassword, isRightPassword } from './passwordHash.ts';
import { passwordProblem } from './passwordProblem.ts';

describe('passwords', () => {
  test('are right or wrong, and wrong without an account', async () => {
    const stored = await hashPassword('über Stock und Stein');
    expect(stored).toMatch(/^\$argon2id\$/);
    expect(await isRightPassword('über Stock und Stein', stored)).toBe(true);
    expect(await isRightPassword('Über Stock und Stein', stored)).toBe(false);
    expect(await isRightPassword('', undefined)).toBe(false);
    expect(await isRightPassword('', '')).toBe(false);
  });

  test('are the same however a keyboard writes an umlaut', async () => {
    expect(await isRightPassword('u\u0308ber alles Maß', await hashPassword('\u00fcber alles Maß'))).toBe(true);
  });

  test('of ten signs that nobody tries first are taken', () => {
    expect(passwordProblem('zehn Zeich')).toBeNull();
  });

  test.each([
    ['neunZeich', 'mindestens 10 Zeichen'],
    ['Passwort123', 'leicht zu erraten'],
    ['QWERTZUIOP', 'leicht zu erraten'],
    ['👍👍👍👍👍', 'mindestens 10 Zeichen'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password)).toContain(problem);
  });
});

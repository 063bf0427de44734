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

  const ada = { username: 'ada.lovelace@example.org', first_name: 'Ada', last_name: 'Lovelace' };

  test.each([
    'zehn-Zeichen',
    'xk7-Qm2pLw',
    'korrekt Pferd Batterie',
    'über Stock und Stein',
    'AmZaunTropftMorgenTau',
    'Pa5$wört'.repeat(4) + 'kwzrfp hbmq vlxt',
  ])('that are not guessed early are taken: %s', (password) => {
    expect(passwordProblem(password, ada)).toBeNull();
  });

  test.each([
    ['neunZeich', 'mindestens 10 Zeichen'],
    ['👍👍👍👍👍', 'mindestens 10 Zeichen'],
    ['0000000000', 'wiederholt sich'],
    ['Passwort2026', 'Jahreszahl'],
    ['Sommer2026', 'Jahreszahl'],
    ['Passwort123', 'leicht zu erraten'],
    ['QWERTZUIOP', 'leicht zu erraten'],
    ['qwertzuiopü', 'nebeneinander'],
    ['abcdefghijkl', 'nebeneinander'],
    ['Bundesliga1', 'Häufige Wörter'],
    ['IchLiebeDich', 'leicht zu erraten'],
    ['P4ssw0rt12!', 'leicht zu erraten'],
    ['ada.lovelace@example.org', 'Ihren Namen, Ihre E-Mail-Adresse'],
    ['Lovelace-2026', 'Ihren Namen'],
    ['adalovelace1', 'Ihren Namen'],
    ['Dialogwerk1!', 'Namen des Produkts'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, ada)).toContain(problem);
    expect(passwordProblem(password, ada)).toContain(problem.includes('10 Zeichen') ? 'mindestens' : 'vier Wörter');
  });

  test('of somebody else’s name are not theirs', () => {
    const name = 'WulfhildKastner';
    const owner = { username: 'w@example.org', first_name: 'Wulfhild', last_name: 'Kastner' };
    expect(passwordProblem(name, ada)).toBeNull();
    expect(passwordProblem(name, owner)).toContain('Ihren Namen');
  });

  test('take no longer to judge the longer they are', () => {
    for (const long of ['Pa5$'.repeat(250), 'a'.repeat(1_000), 'e1n$a'.repeat(200), '4@8({[<3'.repeat(125)]) {
      const before = process.cpuUsage();
      passwordProblem(long, ada);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
    }
  });
});

import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalEmail, plainName } from './plainText.ts';
import { calls } from './calls.ts';
import { surveyConfig } from './schemas/authoring/survey.ts';

const { inviteUser, login, magicLinkRegistration, requestMagicLink } = calls;
const ada = 'ada@example.org';

describe('an e-mail address', () => {
  test.each([
    ['spaces and lines around it', `\n ${ada}\t`],
    ['signs of another width', '\uff41\uff44\uff41\uff20\uff45xample\uff0e\uff4frg'],
    ['a sign without width', 'a\u200bda@example.org'],
    ['a soft hyphen', 'ada@exam\u00adple.org'],
    ['a mark of direction', '\u202eada@example.org\u202c'],
    ['a byte order mark', `\ufeff${ada}`],
    ['a joiner of graphemes', 'a\u034fda@example.org'],
    ['a variation selector', 'ada\ufe0f@example.org'],
    ['a NUL', 'ada\0@example.org'],
    ['capitals in its domain', 'ada@EXAMPLE.Org'],
    ['a ligature', 'ada@example.o\u{1d42b}g'],
  ])('with %s is the plain one', (_, written) => {
    expect(requestMagicLink.request.parse({ username: written })).toEqual({ username: ada });
    expect(login.request.parse({ username: written, password: 'x' }).username).toBe(ada);
  });

  test('keeps the letters before its domain', () => {
    expect(requestMagicLink.request.parse({ username: ' Ada.Lovelace+x@Example.org ' }).username).toBe(
      'Ada.Lovelace+x@example.org',
    );
  });

  test.each([
    '<ada@example.org>',
    'Ada <ada@example.org>',
    '"ada"@example.org',
    'ada@example.org,',
    'a(b)@c.de',
    'a b@c.de',
  ])('is not %s', (written) => {
    const refused = inviteUser.request.safeParse({ survey_id: 'x', name: written, new_role: 'Trainieren' });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Bitte gültige Email angeben']);
  });

  test('that is nothing but invisible signs is missing', () => {
    const refused = inviteUser.request.safeParse({ survey_id: 'x', name: ' \u200b', new_role: 'Trainieren' });
    expect(refused.error?.issues[0]?.message).toBe('Bitte gültige E-Mail angeben');
  });

  test('has one form: bringing it into that form once more changes nothing', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const once = canonicalEmail(`${text}@Example.ORG`);
        expect(canonicalEmail(once)).toBe(once);
      }),
    );
  });
});

describe('a name', () => {
  const registration = { password: 'x', magic_link: 'y', lastName: 'L' };
  const nameOf = (firstName: string) => magicLinkRegistration.request.parse({ ...registration, firstName }).firstName;

  test.each([
    ['Ada\u202e gpj.exe', 'Ada gpj.exe'],
    ['Ada\r\nBcc: x@y.z', 'Ada Bcc: x@y.z'],
    ['\u0000A\u0007da\u200b', 'A da'],
    ['  Zoë  ', 'Zoë'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j is kept as %j', (written, kept) => {
    expect(nameOf(written)).toBe(kept);
    expect(surveyConfig.shape.survey_name.parse(written)).toBe(kept);
  });

  test('that shows nothing is missing', () => {
    expect(magicLinkRegistration.request.safeParse({ ...registration, firstName: '\u202e\u200b' }).success).toBe(false);
    expect(surveyConfig.shape.survey_name.safeParse('\u200b').error?.issues[0]?.message).toBe(
      'Bitte geben Sie dem Dialog einen Namen.',
    );
  });

  test('never holds a sign that turns or breaks the line', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(plainName(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        expect(plainName(plainName(text))).toBe(plainName(text));
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { texts } from '../../texts.ts';
import { linkRule } from './linkRule.ts';

test.each(['', 'https://example.org', 'http://example.org/a?b=ä', 'HTTPS://EXAMPLE.ORG'])('takes %s', (link) => {
  expect(linkRule(link)).toBe(true);
});

test.each(['example.org', 'javascript:alert(1)', 'https://', 'https:///weg', 'ftp://example.org', 'https://a b'])(
  'refuses %s',
  (link) => {
    expect(linkRule(link)).toBe(texts.urlInvalid);
  },
);

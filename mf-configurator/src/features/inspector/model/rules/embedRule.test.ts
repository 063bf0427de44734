import { expect, test } from 'vitest';
import { embedTexts as texts } from '../../embedTexts.ts';
import { embedRule } from './embedRule.ts';

const hosts = ['player.vimeo.com'];

test.each(['', '  ', 'https://vimeo.com/76979871', ' https://player.vimeo.com/video/1 '])('takes %j', (address) => {
  expect(embedRule(hosts)(address)).toBe(true);
});

test('says which hosts are allowed, and that none is', () => {
  const youtube = 'https://youtu.be/dQw4w9WgXcQ';
  expect(embedRule(hosts)(youtube)).toBe(
    'Inhalte von www.youtube-nocookie.com sind auf diesem Server nicht erlaubt. Erlaubt: player.vimeo.com.',
  );
  expect(embedRule([])(youtube)).toMatch(/nicht erlaubt\. Erlaubt: keine\.$/);
  expect(embedRule(hosts)('vimeo.com/1')).toBe(texts.broken);
});

import { expect, test } from 'vitest';
import { sourceLinks } from './sourceLinks.ts';

const link = 'https://dialog.example.org/assess_live/umfrage';

test('each source has a link of its own, once, in the order of the lines', () => {
  expect(sourceLinks(link, 'quelle', ' Newsletter \n\nPlakat & Flyer\nNewsletter')).toEqual([
    { name: 'Newsletter', link: `${link}?quelle=Newsletter` },
    { name: 'Plakat & Flyer', link: `${link}?quelle=Plakat+%26+Flyer` },
  ]);
});

test('without a source there is no link, and there is an end to them', () => {
  expect(sourceLinks(link, 'quelle', ' \n ')).toEqual([]);
  const many = Array.from({ length: 300 }, (_, index) => `Schule ${index}`).join('\n');
  expect(sourceLinks(link, 'quelle', many)).toHaveLength(200);
});

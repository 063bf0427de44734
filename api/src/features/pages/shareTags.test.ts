import { expect, test } from 'vitest';
import { shareTags } from './shareTags.ts';
import type { SharedPage } from './shareTags.ts';

const page = { title: 'Herbst', description: 'Drei Fragen', path: '/dialog/herbst' };
const card = { title: null, description: null, picture: '/media/bild.png', isLarge: true };
const tagsOf = (more: Pick<SharedPage, 'card' | 'publicUrl'>) => shareTags({ ...page, ...more }).join('\n');

test('a picture and an address stand in a page only where its whole address is known', () => {
  const known = tagsOf({ card, publicUrl: 'https://dialog.example.org' });
  expect(known).toContain('<meta property="og:image" content="https://dialog.example.org/media/bild.png">');
  expect(known).toContain('<meta property="og:url" content="https://dialog.example.org/dialog/herbst">');
  expect(known).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(known).toContain('<meta property="og:image:alt" content="Herbst">');
  const unknown = tagsOf({ card, publicUrl: null });
  expect(unknown).not.toMatch(/og:image|og:url|twitter:image/);
  expect(unknown).toContain('<meta name="twitter:card" content="summary">');
});

test('a logo makes no large card, and no markup of an author or an address gets out of its tag', () => {
  const publicUrl = 'https://dialog.example.org';
  expect(tagsOf({ card: { ...card, isLarge: false }, publicUrl })).toContain('content="summary"');
  const evil = '"><script>alert(1)</script>';
  const said = shareTags({
    ...page,
    path: `/dialog/${evil}`,
    card: { ...card, title: evil, description: evil },
    publicUrl,
  });
  expect(said.join('')).not.toContain('<script>');
});

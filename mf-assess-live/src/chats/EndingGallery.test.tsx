import { renderPart, screen } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { EndingGallery } from './EndingGallery.tsx';
import { chatsTexts } from './texts.ts';

test('endings that were come to stand by their titles, of the others nothing is told', () => {
  const seen = [{ number: 2, title: 'Halbmond' }];
  renderPart(() => (
    <EndingGallery endings={3} seen={[...seen, ...seen]} texts={chatsTexts('de', 'du')} language="de" />
  ));
  expect(screen.getByRole('region', { name: 'Enden: 1 von 3 gesehen' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Noch nicht gesehen',
    'Halbmond',
    'Noch nicht gesehen',
  ]);
});

import { act, renderPart, screen } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { EmbedFrame } from './EmbedFrame.tsx';

const location = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const open = (lang = 'de') => renderPart(() => <EmbedFrame location={location} title="Unser Haus" lang={lang} />);

test('nothing of the other host is in the page before it is asked for, and it is said who gets to know what', async () => {
  const { user } = open();
  expect(document.querySelector('iframe, img')).toBeNull();
  const show = screen.getByRole('button', { name: 'Anzeigen' });
  const told = document.getElementById(show.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(told).toMatch(/kommt von www\.youtube-nocookie\.com\. Bis zum Anzeigen wird nichts dorthin gesendet/);
  await user.click(show);
  const frame = screen.getByTitle('Unser Haus');
  expect(frame.getAttribute('src')).toBe(location);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
  expect(document.activeElement?.textContent).toBe('Ausblenden');
  await user.keyboard('{Enter}');
  expect(document.querySelector('iframe')).toBeNull();
});

test('what the page may not show leaves a sentence and the link', async () => {
  const { user } = open('en');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const refused = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'frame-src',
    blockedURI: location,
  });
  act(() => void document.dispatchEvent(refused));
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be shown here/);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(location);
});

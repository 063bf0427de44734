import { expect, test } from 'vitest';
import { embedProblem, embedSource } from './embedSource.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://tube.example.org/w/9c9de5e8', 'https://tube.example.org/videos/embed/9c9de5e8'],
  ['https://tube.example.org/videos/watch/9c9de5e8', 'https://tube.example.org/videos/embed/9c9de5e8'],
  ['https://karte.example.org/plan?ort=1', 'https://karte.example.org/plan?ort=1'],
])('%s is shown by %s', (address, source) => {
  expect(embedSource(address)).toBe(source);
});

test.each([
  '',
  'video',
  'http://player.vimeo.com/video/1',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://ana@player.vimeo.com/video/1',
  'https://player.vimeo.com:8443/video/1',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=../../x',
  'https://vimeo.com/about',
])('%j cannot be shown', (address) => {
  expect(embedSource(address)).toBeNull();
  expect(embedProblem(address, ['player.vimeo.com'])).toEqual({ kind: 'broken' });
});

test('a host that is not named is refused by its name, also one that ends alike', () => {
  const hosts = ['player.vimeo.com'];
  expect(embedProblem('https://vimeo.com/76979871', hosts)).toBeNull();
  expect(embedProblem('https://youtu.be/dQw4w9WgXcQ', hosts)).toEqual({
    kind: 'forbidden',
    host: 'www.youtube-nocookie.com',
  });
  expect(embedProblem('https://xplayer.vimeo.com/video/1', hosts)).toEqual({
    kind: 'forbidden',
    host: 'xplayer.vimeo.com',
  });
});

import type { DialogEntry } from '@dialogwerk/shared/contract';
import { renderPart, screen, within } from '@dialogwerk/shared/testing/part';
import { beforeEach, expect, test, vi } from 'vitest';
import { standInBrowserParts } from '../../testing/browserParts.ts';
import { pauseBefore } from './model/pauseBefore.ts';
import { Transcript } from './ui/Transcript.tsx';

const texts = {
  lang: 'de',
  log: 'Gesprächsverlauf',
  you: 'Sie',
  newTab: '(neuer Tab)',
  change: 'Ändern',
  audio: 'Tonaufnahme',
  video: 'Video',
  captions: 'Untertitel',
  transcript: 'Abschrift',
};

function entry(context: string, user_or_bot: 'bot' | 'user' = 'bot'): DialogEntry {
  return {
    context,
    user_or_bot,
    created_on: 1,
    type: 'open',
    unique_question_id: 'a',
    nachfrage_id: null,
    current_question_id: 'a',
    finished_question_id: null,
    pause: 0,
  };
}

const onChange = vi.fn<(place: number) => void>();

function draw(...entries: DialogEntry[]): HTMLElement {
  return drawIn('de', entries);
}

/** A dialog of that language, with our own words in German. */
function drawIn(language: string, entries: readonly DialogEntry[]): HTMLElement {
  renderPart(() => (
    <Transcript
      entries={entries}
      language={language}
      pending={null}
      botName="Frida"
      texts={texts}
      idPrefix="b"
      onChange={onChange}
    />
  ));
  return screen.getByRole('log', { name: 'Gesprächsverlauf' });
}

beforeEach(() => standInBrowserParts());

test('the bot may emphasise, break lines, list and link', () => {
  const log = draw(entry('**Wichtig**, *wirklich*:\n- eins\n- zwei\n\n[Mehr](https://example.org/x)'));
  expect(within(log).getByText('Wichtig').tagName).toBe('STRONG');
  expect(within(log).getByText('wirklich').tagName).toBe('EM');
  expect(within(log).getAllByRole('listitem')).toHaveLength(3);
  const link = within(log).getByRole('link', { name: /^Mehr ?\(neuer Tab\)$/ });
  expect(link.getAttribute('href')).toEqual('https://example.org/x');
  expect(link.getAttribute('rel')).toEqual(expect.stringContaining('noopener'));
});

test('markup and javascript: links stay text', () => {
  const log = draw(entry('<img src=x onerror=alert(1)> [Klick](javascript:alert(1)) <script>alert(1)</script>'));
  expect(within(log).queryByRole('img')).toBeNull();
  expect(within(log).queryByRole('link')).toBeNull();
  expect(log.querySelector('script')).toBeNull();
  expect(log.textContent).toContain('<img src=x onerror=alert(1)> [Klick](javascript:alert(1))');
});

test('what a respondent writes is text, whatever signs it has', () => {
  const log = draw(entry('**laut** [x](https://example.org)', 'user'));
  expect(within(log).queryByRole('link')).toBeNull();
  expect(log.textContent).toBe('**laut** [x](https://example.org)');
});

test('pauses are as authored at speed 0.5, twice as long at 0 and none at 1; a reply never waits', () => {
  const authored = { user_or_bot: 'bot', pause: 1500 } as const;
  expect([0, 0.5, 1].map((speed) => pauseBefore(authored, speed))).toEqual([3000, 1500, 0]);
  expect(pauseBefore({ user_or_bot: 'bot', pause: 0 }, 0.5)).toBeGreaterThan(0);
  expect(pauseBefore({ user_or_bot: 'bot', pause: 0 }, 1)).toBe(0);
  expect(pauseBefore({ user_or_bot: 'user', pause: 0 }, 0)).toBe(0);
});

test('each bubble says who speaks', () => {
  const log = draw(entry('Wie alt?'), entry('9', 'user'));
  const speakers = within(log)
    .getAllByRole('listitem')
    .map((bubble) => bubble.dataset['speaker']);
  expect(speakers).toEqual(['Frida', 'Sie']);
});

test('each part says which language it is in: what is said in the dialog’s, our own words about it in ours', () => {
  const sound = { location: '/a.mp3', type: 'audio/mpeg' };
  const log = drawIn('ar', [
    entry('كم عمرك؟ [المزيد](https://example.org/x)'),
    entry('تسعة', 'user'),
    { ...entry('Antwort geändert'), type: 'changed' },
    { ...entry(''), media: sound },
  ]);
  const languageOf = (part: Element | null | undefined) => part?.closest('[lang]')?.getAttribute('lang');
  const [asked, reply, mark, recording] = within(log).getAllByRole('listitem');
  // Who speaks is said by the bubble itself: the author’s name for the bot, our word for the respondent.
  expect([asked, reply, mark].map(languageOf)).toEqual(['ar', 'de', 'de']);
  expect(languageOf(within(log).getByText('تسعة'))).toBe('ar');
  expect(languageOf(within(log).getByText('(neuer Tab)', { exact: false, selector: 'span' }))).toBe('de');
  expect(languageOf(recording?.querySelector('audio'))).toBe('de');
});

test('a message of one paragraph has at most five nodes, because a dialog can be long', () => {
  const log = draw(entry('Wie alt?'), entry('9', 'user'));
  for (const bubble of within(log).getAllByRole('listitem')) {
    const walker = document.createTreeWalker(bubble);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    expect(nodes).toBeLessThanOrEqual(5);
  }
});

test('a change of an answer is marked, without anyone seeming to say it', () => {
  const log = draw(entry('Wie alt?'), { ...entry('Antwort geändert'), type: 'changed' }, entry('9', 'user'));
  expect(within(log).getByText('Antwort geändert').textContent).toBe('Antwort geändert');
  expect(within(log).getByText('Antwort geändert').closest('.dw-bubble')).toBeNull();
});

test("each of the respondent's own bubbles can be changed, and its button adds no words to the log", () => {
  const log = draw(entry('Wie alt?'), entry('9', 'user'));
  const button = within(log).getByRole('button', { name: 'Ändern', description: '9' });
  button.click();
  expect(onChange).toHaveBeenCalledWith(1);
  expect(log.textContent).not.toContain('Ändern');
});

test('a picture of the dialog has its alternative text, a recording its transcript and no autoplay', () => {
  const picture = { ...entry('Ein Hund'), media: { location: '/media/a.webp', type: 'image/webp' } };
  const sound = { ...entry('Hallo **du**'), media: { location: '/media/b.mp3', type: 'audio/mpeg' } };
  const log = draw(picture, sound);
  expect(within(log).getByRole('img', { name: 'Ein Hund' }).getAttribute('src')).toBe('/media/a.webp');
  const audio = log.querySelector('audio');
  expect(audio?.autoplay).toBe(false);
  expect(audio?.controls).toBe(true);
  expect(within(log).getByText('du').tagName).toBe('STRONG');
});

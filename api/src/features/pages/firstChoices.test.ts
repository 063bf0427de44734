import type { DialogEntry, OpenQuestion } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import type { OpenDialog } from './dialogPage.ts';
import { firstChoices } from './firstChoices.ts';

const entry = (more: Partial<DialogEntry> = {}): DialogEntry => ({
  context: 'Kommen Sie?',
  created_on: 1,
  type: 'single',
  unique_question_id: 'a',
  nachfrage_id: null,
  current_question_id: 'a',
  finished_question_id: null,
  user_or_bot: 'bot',
  pause: 0,
  ...more,
});
const single: OpenQuestion['input'] = {
  type: 'single',
  options: [
    { id: 'ja', text: 'Ja & "gern"' },
    { id: 'nein', text: '<b>Nein</b>' },
  ],
};

function choices(
  input: OpenQuestion['input'],
  reason: string | null = null,
  entries = [entry()],
  language = 'de',
): string {
  const popUp = { header: '', text: '', btn_back: '' };
  const dialog: OpenDialog = {
    config: {
      survey_id: 'abc',
      survey_id_int: 1,
      survey_name: 'Fest',
      messenger_ui: 'default',
      avatar_name: '',
      background_link: null,
      speed: 0.5,
      feedback_allowed: false,
      training_mode: false,
      du_sie: 'sie',
      language,
      active: true,
      config: {
        accent_color: '#5ABAB2',
        logo_src: null,
        avatar_src: null,
        avatar_name: '',
        video_messages: false,
        audio_messages: false,
        background_image: null,
      },
    },
    language: {
      restart: '',
      delete: '',
      privacy: '',
      restart_pop_up: { ...popUp, btn_restart: '' },
      delete_pop_up: { ...popUp, btn_delete: '' },
    },
    firstEntries: entries,
    firstQuestion: { unique_question_id: 'a', nachfrage_id: null, item_id: null, reason, optional: false, input },
  };
  return firstChoices(dialog);
}

const repliesIn = (html: string): unknown[] =>
  [...html.matchAll(/data-reply="([^"]*)"/g)].map(([, reply = '']) => JSON.parse(reply.replaceAll('&quot;', '"')));

test('options stand in the page as buttons, each with its reply, as text whatever signs they have', () => {
  const html = choices(single);
  expect(repliesIn(html)).toEqual([
    { type: 'single', option_id: 'ja' },
    { type: 'single', option_id: 'nein' },
  ]);
  expect(html).toContain('>Ja &amp; &quot;gern&quot;</button>');
  expect(html).toContain('&lt;b&gt;Nein&lt;/b&gt;');
  expect(html).toContain(' hidden>');
});

test('a battery says where it is; its points have the layout and the way out that the messenger gives them', () => {
  const points = [
    { value: 0, label: 'gar nicht' },
    { value: 1, label: 'sehr' },
  ];
  const html = choices({ type: 'matrix', item_id: 'i1', position: 1, count: 9, points, na: true });
  expect(html).toContain('Aussage 1 von 9');
  expect(html).toContain('dw-row-scale');
  expect(repliesIn(html)).toEqual([
    { type: 'matrix', item_id: 'i1', value: 0 },
    { type: 'matrix', item_id: 'i1', value: 1 },
    { type: 'matrix', item_id: 'i1', value: 'na' },
  ]);
  expect(html).toContain('>keine Angabe</button>');
});

test('what the messenger would draw otherwise is left to it', () => {
  expect(choices({ type: 'open', multiline: true, max_length: 100 })).toBe('');
  expect(choices(single, 'Weil wir planen.')).toBe('');
  expect(choices(single, null, [entry(), entry({ pause: 900 })])).toBe('');
  expect(choices(single, null, [entry({ media: { location: '/media/a', type: 'image/webp' } })])).toBe('');
});

test('an open question of one line has its line where the messenger puts it, and nothing that needs more than that', () => {
  const line: OpenQuestion['input'] = { type: 'open', multiline: false, max_length: 100 };
  expect(choices(line)).toContain('<input class="dw-text"');
  expect(choices(line)).toContain(' hidden>');
  expect(choices({ ...line, masked: true })).toBe('');
  expect(choices({ ...line, emoji: true })).toBe('');
  expect(choices({ ...line, recordings: [] })).toBe('');
  expect(choices(line, null, [entry()], 'nl').match(/ lang="en"/g)).toHaveLength(2);
});

test('our own words in a dialog of a language that we do not have say that they are English', () => {
  const scale: OpenQuestion['input'] = { type: 'likert', points: [{ value: 1, label: 'نعم' }], na: true };
  const html = choices(scale, null, [entry()], 'fa');
  expect(html.match(/<button[^>]* lang="en"[^>]*>[^<]*/g)).toHaveLength(1);
  expect(html).toMatch(/ lang="en"[^>]*>no answer</);
  expect(choices(scale)).not.toContain('lang=');
});

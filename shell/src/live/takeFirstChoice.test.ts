import type { DialogData } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeFirstChoice } from './takeFirstChoice.ts';

const popUp = { header: '', text: '', btn_back: '' };
const data: Exclude<DialogData, { problem: string }> = {
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
    du_sie: 'du',
    language: 'de',
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
  firstEntries: [],
  firstQuestion: {
    unique_question_id: 'kommt',
    nachfrage_id: null,
    item_id: null,
    reason: null,
    optional: false,
    input: { type: 'single', options: [] },
  },
  module: '/live.js',
};

function open() {
  document.documentElement.lang = 'de';
  document.body.innerHTML = `<div class="first-choices" hidden>
    <button data-reply='{"type":"single","option_id":"ja"}'>Ja</button>
    <button data-reply='{"type":"single","option_id":"nein"}'>Nein</button>
  </div>`;
  takeFirstChoice(document, data);
  const offered = document.querySelector<HTMLElement>('.first-choices');
  const [yes, no] = document.querySelectorAll('button');
  if (!offered || !yes || !no) throw new Error('there is nothing to choose');
  return { offered, yes, no };
}

const outbox = (): unknown => JSON.parse(localStorage.getItem('outbox_abc') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is chosen first lies in the outbox, the newest choice alone, and is said to be kept', () => {
  const { offered, yes, no } = open();
  expect(offered.hidden).toBe(false);
  yes.click();
  no.click();
  expect(outbox()).toMatchObject({
    unique_question_id: 'kommt',
    nachfrage_id: null,
    reply: { type: 'single', option_id: 'nein' },
    shown: 'Nein',
  });
  expect([yes.ariaPressed, no.ariaPressed]).toEqual(['false', 'true']);
  expect(offered.querySelector('[role="status"]')?.textContent).toContain('Deine Antwort ist gespeichert.');
});

test.each(['live_user_abc', 'outbox_abc'])('whoever has been here before (%s) waits for the messenger', (key) => {
  localStorage.setItem(key, '{}');
  expect(open().offered.hidden).toBe(true);
});

describe('a line', () => {
  const line = (): { field: HTMLInputElement; send: () => void } => {
    document.body.innerHTML = '<div class="first-choices" hidden><form><input><button>Senden</button></form></div>';
    takeFirstChoice(document, data);
    const field = document.querySelector('input');
    if (!field) throw new Error('there is nothing to type into');
    return { field, send: () => document.querySelector('button')?.click() };
  };
  const type = (field: HTMLInputElement, text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  test('what is sent lies in the outbox, the newest alone, and nothing empty', () => {
    const { field, send } = line();
    send();
    expect(outbox()).toBeNull();
    type(field, ' Ada ');
    send();
    expect(outbox()).toMatchObject({ unique_question_id: 'kommt', reply: { type: 'open', text: 'Ada' }, shown: 'Ada' });
    type(field, 'Ada L.');
    send();
    expect(outbox()).toMatchObject({ reply: { type: 'open', text: 'Ada L.' } });
    expect(document.querySelector('[role="status"]')?.textContent).toContain('Deine Antwort ist gespeichert.');
  });

  test('what is typed and not sent is kept for the messenger, in this tab alone', () => {
    const { field } = line();
    type(field, 'Ad');
    expect(sessionStorage.getItem('draft_abc')).toBe('kommt\n{"text":"Ad","reply":null}');
    expect(outbox()).toBeNull();
  });
});

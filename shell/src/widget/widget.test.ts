import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisits } from './createVisits.ts';
import { inkOn } from './inkOn.ts';
import { readSettings } from './readSettings.ts';
import { watchBanners } from './watchBanners.ts';
import { whenToOpen } from './whenToOpen.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

function settingsOf(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return readSettings(element);
}

test('what is missing or no sense has its default, also a colour and a layer that would be rules of their own', () => {
  const usual = settingsOf({ dialog: 'abc' });
  expect(usual).toMatchObject({ kind: 'bubble', opening: null, color: '#1d655f', label: 'Ihre Meinung', layer: 100 });
  const odd = { dialog: 'abc', kind: 'x', open: 'x:1', color: 'red}body{x:y', layer: '1}*{', 'max-height': '-5' };
  expect(settingsOf(odd)).toEqual(usual);
});

test.each([
  ['time:30', { by: 'time', seconds: 30 }],
  ['time', { by: 'time', seconds: 10 }],
  ['scroll:75', { by: 'scroll', percent: 75 }],
  ['exit', { by: 'exit' }],
])('%j opens by %j', (open, opening) => {
  expect(settingsOf({ open }).opening).toEqual(opening);
});

test('it speaks English on English pages, and as it is told', () => {
  expect(settingsOf({ lang: 'en' }).label).toBe('Your opinion');
  document.documentElement.lang = 'en-GB';
  expect(settingsOf({}).label).toBe('Your opinion');
  expect(settingsOf({ lang: 'de' }).label).toBe('Ihre Meinung');
  document.documentElement.lang = '';
});

test('the dialog is asked for in the language that is set, unless its parameters name another', () => {
  expect(settingsOf({ lang: 'fr', params: '?pid=7' }).params).toBe('pid=7&lang=fr');
  expect(settingsOf({ lang: 'fr', params: 'lang=ar' }).params).toBe('lang=ar');
  document.documentElement.lang = 'en';
  expect(settingsOf({ params: 'pid=7' }).params).toBe('pid=7');
  document.documentElement.lang = '';
});

test.each([
  ['#1d655f', '#fff'],
  ['#ffd400', '#000'],
  ['#000000', '#fff'],
])('on %s one reads %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink);
});

test('a dialog opens by itself once a day, not after a refusal, and once for a page where nothing can be kept', () => {
  vi.setSystemTime('2026-11-29T12:00:00');
  createVisits('a').noteOpened();
  expect(createVisits('a').mayOpen()).toBe(false);
  expect(createVisits('b').mayOpen()).toBe(true);
  vi.setSystemTime('2026-11-30T12:00:00');
  expect(createVisits('a').mayOpen()).toBe(true);
  createVisits('a').noteDone();
  vi.setSystemTime('2027-11-30T12:00:00');
  expect(createVisits('a').mayOpen()).toBe(false);

  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const visits = createVisits('c');
  expect(visits.mayOpen()).toBe(true);
  visits.noteOpened();
  expect(visits.mayOpen()).toBe(false);
});

test('time opens once, and not after the widget has gone', () => {
  const [open, gone] = [vi.fn<() => void>(), new AbortController()];
  whenToOpen({ by: 'time', seconds: 2 }, open, gone.signal);
  vi.advanceTimersByTime(1_999);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(open).toHaveBeenCalledTimes(1);
  whenToOpen({ by: 'time', seconds: 2 }, open, gone.signal);
  gone.abort();
  vi.advanceTimersByTime(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('turning to leave is the pointer going out at the top, once', () => {
  const open = vi.fn<() => void>();
  whenToOpen({ by: 'exit' }, open, new AbortController().signal);
  const out = (clientY: number, relatedTarget: EventTarget | null = null) =>
    document.dispatchEvent(new MouseEvent('mouseout', { clientY, relatedTarget }));
  out(300);
  out(-1, document.body);
  expect(open).not.toHaveBeenCalled();
  out(-1);
  out(-1);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a banner is told when it comes and goes, whatever selector a page gives', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  const told = vi.fn<(isThere: boolean) => void>();
  const gone = new AbortController();
  watchBanners('][', told, gone.signal);
  const banner = document.createElement('div');
  banner.className = 'cc-window';
  document.body.append(banner);
  vi.advanceTimersByTime(1_000);
  banner.style.visibility = 'hidden';
  vi.advanceTimersByTime(1_000);
  expect(told.mock.calls).toEqual([[false], [true], [false]]);
  gone.abort();
  banner.style.visibility = 'visible';
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledTimes(3);
});

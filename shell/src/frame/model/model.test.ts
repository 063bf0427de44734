import { describe, expect, test } from 'vitest';
import { moduleRoutes } from '../../routes/moduleRoutes.ts';
import { fallbackRoute, ownRoutes } from '../../routes/ownRoutes.data.ts';
import type { RouteEntry } from '../../routes/RouteEntry.ts';
import { knownAreas } from '../../testing/knownAreas.ts';
import { initialsOf, nameOf } from './initialsOf.ts';
import { DEFAULT_LOGO, logoAddress } from './logoAddress.ts';
import { surveyHeading } from './surveyHeading.ts';

const routes = [...ownRoutes, ...moduleRoutes(knownAreas), fallbackRoute];
const names = (holds: (entry: RouteEntry) => boolean) =>
  [...new Set(routes.filter(holds).map(({ name }) => name))].toSorted();

describe('initials [§2.55 §2.56]', () => {
  test.each([
    ['Erika', 'Beispiel', 'EB', 'Erika Beispiel'],
    ['erika', null, 'E', 'erika'],
    ['null', 'Beispiel', 'B', 'Beispiel'],
    ['null', 'null', 'O', 'otto@example.org'],
    [null, '', 'O', 'otto@example.org'],
    ['Ärne', 'Öz', 'ÄÖ', 'Ärne Öz'],
  ])("%j and %j give %s: 'null' counts as empty", (firstName, lastName, initials, name) => {
    const author = { username: 'otto@example.org', firstName, lastName };
    expect(initialsOf(author)).toBe(initials);
    expect(nameOf(author)).toBe(name);
  });

  test('nothing at all gives no initials, not a crash', () => {
    expect(initialsOf({ username: 'null', firstName: null, lastName: null })).toBe('');
  });
});

describe('the name in the bar [§2.41]', () => {
  const survey = { survey_id: 'a', survey_id_int: 7, survey_name: 'Teamklima' };
  const at = (name: string, surveyId: string | null, pathname = '/') => ({
    entry: { name },
    surveyId,
    pathname,
  });
  test.each([
    ['the loaded dialog', at('Share', 'a'), survey, 'Teamklima'],
    ['the loaded dialog by its number', at('Share', '7'), survey, 'Teamklima'],
    ['another dialog is loaded', at('Share', 'b'), survey, 'Neuer Dialog'],
    ['none is loaded yet', at('Share', 'a'), null, 'loading...'],
    ['the analysis of a crime story', at('AnalyseMultiChat', null, '/analyse_multichat/3'), survey, 'Tatort-Game'],
    [
      'the analysis of another multi-chat, which stands on the page',
      at('AnalyseMultiChat', null, '/analyse_multichat/34'),
      survey,
      null,
    ],
    ['a screen about no dialog', at('Dashboard', null), survey, null],
  ])('%s', (_, place, loaded, name) => {
    expect(surveyHeading(place, loaded)).toBe(name);
  });
});

test('the bar is hidden exactly where spec §2 says, on every multi-chat, and where the messenger has its own [§2.38]', () => {
  expect(names(({ bar }) => bar === null)).toEqual(
    [
      'About',
      'Assess_live',
      'Aufderflucht_Multichat_live',
      'Datenschutz',
      'Dialog',
      'Dialog_exit',
      'E-Mail_Reset_Password',
      'E-Mail_Validation',
      'Flow_Multichat_live',
      'Login',
      'Figures',
      'Login_Refresh',
      'Magic_link',
      'Multichat',
      'Multichat_live',
      'Privacy',
      'Widget_Only',
    ].toSorted(),
  );
});

test('the parts of the bar stand where spec §2 puts them [§2.40 §2.54 §2.57]', () => {
  expect(names(({ bar }) => bar?.back !== undefined)).toEqual([
    'Account',
    'Analyse',
    'AnalyseMultiChat',
    'Appearance',
    'Assess',
    'Configurator',
    'Intrance',
    'Intrance_ai',
    'Intrance_old',
    'Media_library',
    'Report',
    'Reports',
    'Share',
    'ShareMultiChat',
    'Translate',
    'Workspaces',
  ]);
  expect(names(({ bar }) => bar?.dialogControls === true)).toEqual([
    'Analyse',
    'Appearance',
    'Assess',
    'Configurator',
    'Intrance',
    'Intrance_ai',
    'Report',
    'Reports',
    'Share',
    'Translate',
  ]);
  expect(names(({ bar }) => bar?.userName === true)).toEqual(['Dashboard', 'Root']);
});

test.each([
  [null, DEFAULT_LOGO],
  ['', DEFAULT_LOGO],
  ['/media/logo.png', '/media/logo.png'],
  ['file:/media/logo.png', '/media/logo.png'],
  ['01890a5d-ac96.png', '/media/01890a5d-ac96.png'],
  ['file:01890a5d-ac96.png', '/media/01890a5d-ac96.png'],
  ['https://example.org/logo.png', DEFAULT_LOGO],
  ['//example.org/logo.png', DEFAULT_LOGO],
])('the logo %j comes from this host or is the default [§3.13]', (source, address) => {
  expect(logoAddress(source)).toBe(address);
});

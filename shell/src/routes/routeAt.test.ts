import { beforeEach, expect, test } from 'vitest';
import { routeAt } from './routeAt.ts';
import { $areas } from '../remotes/state/areas.ts';
import { knownAreas } from '../testing/knownAreas.ts';
import { fallbackRoute } from './ownRoutes.data.ts';

beforeEach(() => $areas.set(knownAreas));

/** The line that the router finds for an address. */
const lineOf = (address: string) => routeAt(new URL(address, 'https://dialogwerk.example').pathname).entry;

// Spec §2, line by line: address, name, access, navbar mode, tab, survey.
test.each([
  ['/login', 'Login', 'public', 'app', null, false],
  ['/login_refresh', 'Login_Refresh', 'public', 'app', null, false],
  ['/', 'Root', 'auth', 'app', null, false],
  ['/dashboard', 'Dashboard', 'auth', 'app', null, false],
  ['/configurator/a', 'Configurator', 'auth', 'app', 'bearbeiten', true],
  ['/assess/a', 'Assess', 'auth', 'app', 'testen', true],
  ['/assess_live/a', 'Assess_live', 'public', 'live', null, false],
  ['/dialog/a', 'Dialog', 'public', 'live', null, false],
  ['/multi/1', 'Multichat', 'auth', 'app', null, false],
  ['/multi_live/1', 'Multichat_live', 'public', 'app', null, false],
  ['/flow', 'Flow_Multichat_live', 'public', 'app', null, false],
  ['/aufderflucht', 'Aufderflucht_Multichat_live', 'public', 'app', null, false],
  ['/exit/deleted_de', 'Dialog_exit', 'public', 'live', null, false],
  ['/impressum', 'Impressum', 'public', 'app', null, false],
  ['/impressum_tatort', 'Impressum_Tatort', 'public', 'app', null, false],
  ['/bi', 'BI', 'public', 'app', null, false],
  ['/datenschutz', 'Datenschutz', 'public', 'app', null, false],
  ['/agb', 'AGB', 'public', 'app', null, false],
  ['/privacy/a', 'Privacy', 'public', 'app', null, false],
  ['/magic_link?token=x', 'Magic_link', 'public', 'app', null, false],
  ['/email_validation', 'E-Mail_Validation', 'public', 'app', null, false],
  ['/reset_password', 'E-Mail_Reset_Password', 'public', 'app', null, false],
  ['/account', 'Account', 'auth', 'app', null, true],
  ['/admin', 'Admin', 'auth', 'app', null, false],
  ['/analyse/a', 'Analyse', 'auth', 'app', 'analyse', true],
  ['/analyse/a/refresh_login', 'Login_Refresh', 'auth', 'app', null, false],
  ['/figures/a', 'Figures', 'public', 'app', null, false],
  ['/analyse_multichat/1', 'AnalyseMultiChat', 'auth', 'app', null, false],
  ['/analyse_multichat/1/refresh_login', 'Login_Refresh', 'auth', 'app', null, false],
  ['/intrance/a', 'Intrance', 'auth', 'app', 'intrance', true],
  ['/intrance_ai/a', 'Intrance_ai', 'auth', 'app', 'intrance', true],
  ['/intrance_old/a', 'Intrance_old', 'auth', 'app', null, true],
  ['/share/a', 'Share', 'auth', 'app', 'live_switch', true],
  ['/share_multichat/1', 'ShareMultiChat', 'auth', 'app', null, false],
  ['/widget/a', 'Widget_Only', 'public', 'live', null, false],
  ['/about', 'About', 'public', 'app', null, false],
] as const)('%s is %s [§2.26]', (address, name, access, navbar, tab, needsSurvey) => {
  expect(lineOf(address)).toMatchObject({ name, access, navbar, tab, needsSurvey });
});

test.each(['/irgendwas', '/configurator', '/share/a/b', '/LOGIN/x', '/analyse/a/anderes'])(
  '%s falls back to the login screen',
  (address) => {
    expect(lineOf(address)).toBe(fallbackRoute);
    expect(fallbackRoute).toMatchObject({ name: 'Login', access: 'public', screen: { kind: 'login' } });
  },
);

test('the crime story of /flow brings its own description and icon', () => {
  expect(lineOf('/flow')).toMatchObject({
    head: { description: expect.stringContaining('Krimi'), icon: '/icons/flow.svg' },
  });
});

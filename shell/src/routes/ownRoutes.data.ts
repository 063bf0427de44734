import { crimeHeads } from '@dialogwerk/shared/contract';
import { WORKSPACES_PATH } from '../workspaces/model/workspacesPath.ts';
import type { OwnRouteName, RouteEntry } from './RouteEntry.ts';
import { titles } from './texts.ts';

const author = {
  access: 'auth',
  navbar: 'app',
  bar: {},
  tab: null,
  needsSurvey: false,
  reloadsWithStatus: false,
} as const;
const anyone = { ...author, access: 'public' } as const;
const withoutBar = { ...anyone, bar: null } as const;
const respondent = { ...withoutBar, navbar: 'live' } as const;

const servedPage = { kind: 'served-page' } as const;
const loginRefresh = { kind: 'login-refresh' } as const;

/** A line, with the title of its name. */
const line = (name: OwnRouteName, entry: Omit<RouteEntry, 'name' | 'title'>): RouteEntry => ({
  ...entry,
  name,
  title: titles[name],
});

/**
 * The paths of spec §2 whose screens are the shell's own; those of the modules stand in their manifests. Spec §2 names
 * About without a path: its own follows the pattern of the others. `/exit/:var` is where a deleted dialog ends; it has the
 * respondents' bar mode, so that no author's bar shows. `/hilfe` and the workspaces are beside the specification (docs/decisions/0087, 0168). Which
 * first parts of paths stand here, the server knows too (`frameAddresses`), so that no module takes them.
 */
export const ownRoutes: readonly RouteEntry[] = [
  line('Login', { ...withoutBar, path: '/login', screen: { kind: 'login' } }),
  line('Login_Refresh', { ...withoutBar, path: '/login_refresh', screen: loginRefresh }),
  line('Assess_live', { ...respondent, path: '/assess_live/:survey_id', screen: servedPage }),
  line('Dialog', { ...respondent, path: '/dialog/:survey_id', screen: servedPage }),
  line('Multichat_live', {
    ...withoutBar,
    path: '/multi_live/:manager_id',
    screen: servedPage,
  }),
  line('Flow_Multichat_live', {
    ...withoutBar,
    path: '/flow',
    screen: { kind: 'crime-teaser', story: 'flow' },
    head: crimeHeads.flow,
  }),
  line('Aufderflucht_Multichat_live', {
    ...withoutBar,
    path: '/aufderflucht',
    screen: { kind: 'crime-teaser', story: 'aufderflucht' },
    head: crimeHeads.aufderflucht,
  }),
  line('Dialog_exit', { ...respondent, path: '/exit/:var', screen: servedPage }),
  line('Impressum', { ...anyone, path: '/impressum', screen: { kind: 'information', page: 'impressum' } }),
  line('Impressum_Tatort', {
    ...anyone,
    path: '/impressum_tatort',
    screen: { kind: 'information', page: 'impressum_tatort' },
  }),
  line('BI', { ...anyone, path: '/bi', screen: { kind: 'information', page: 'bi' } }),
  line('Datenschutz', { ...withoutBar, path: '/datenschutz', screen: { kind: 'information', page: 'datenschutz' } }),
  line('AGB', { ...anyone, path: '/agb', screen: { kind: 'information', page: 'agb' } }),
  line('Privacy', { ...withoutBar, path: '/privacy/:survey_id', screen: servedPage }),
  line('Magic_link', { ...withoutBar, path: '/magic_link', screen: { kind: 'own', screen: 'magicLink' } }),
  line('E-Mail_Validation', {
    ...withoutBar,
    path: '/email_validation',
    screen: { kind: 'own', screen: 'emailValidation' },
  }),
  line('E-Mail_Reset_Password', {
    ...withoutBar,
    path: '/reset_password',
    screen: { kind: 'own', screen: 'resetPassword' },
  }),
  line('Account', {
    ...author,
    path: '/account',
    bar: { back: 'dashboard' },
    needsSurvey: true,
    screen: { kind: 'own', screen: 'account' },
  }),
  line('Workspaces', {
    ...author,
    path: WORKSPACES_PATH,
    bar: { back: 'dashboard' },
    screen: { kind: 'own', screen: 'workspaces' },
  }),
  line('Admin', { ...author, path: '/admin', screen: { kind: 'own', screen: 'admin' } }),
  line('Login_Refresh', {
    ...author,
    bar: null,
    path: '/analyse/:survey_id/refresh_login',
    screen: loginRefresh,
  }),
  line('Login_Refresh', {
    ...author,
    bar: null,
    path: '/analyse_multichat/:dialog_manager_id/refresh_login',
    screen: loginRefresh,
  }),
  line('Widget_Only', { ...respondent, path: '/widget/:survey_id', screen: servedPage }),
  line('Help', { ...anyone, path: '/hilfe/:page?', screen: { kind: 'own', screen: 'help' } }),
  line('About', { ...withoutBar, path: '/about', screen: { kind: 'information', page: 'about' } }),
];

/** Any other path falls back to the login screen (spec §2). */
export const fallbackRoute: RouteEntry = line('Login', { ...withoutBar, path: '*', screen: { kind: 'login' } });

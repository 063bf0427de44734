import { crimeHeads } from '@dialogwerk/shared/contract';
import type { RouteEntry } from './RouteEntry.ts';
import { titles } from './texts.ts';

const author = { access: 'auth', navbar: 'app', tab: null, needsSurvey: false } as const;
const anyone = { ...author, access: 'public' } as const;
const respondent = { ...anyone, navbar: 'live' } as const;
/** Views of one dialog: the route guard loads it. */
const dialogView = { ...author, needsSurvey: true } as const;

const dashboard = { kind: 'module', module: 'mf-dashboard', screen: 'Dashboard' } as const;
const training = { kind: 'module', module: 'mf-configurator', screen: 'Intrance' } as const;
const servedPage = { kind: 'served-page' } as const;
const loginRefresh = { kind: 'login-refresh' } as const;

/**
 * Every path of spec §2, in its order. Spec §2 names Intrance_ai and About without a path: theirs follow the pattern of
 * the others. Intrance_old loads its dialog too, because its bar would say 'loading...' for ever (spec §4 does not name it). `/exit/:var` is where a deleted dialog ends; it has the respondents' bar mode, so that no author's bar shows. `/figures/:token` and `/hilfe` are beside the specification (docs/decisions/0052, 0087).
 */
export const routeTable: readonly RouteEntry[] = [
  { ...anyone, path: '/login', name: 'Login', title: titles.Login, screen: { kind: 'login' } },
  { ...anyone, path: '/login_refresh', name: 'Login_Refresh', title: titles.Login_Refresh, screen: loginRefresh },
  { ...author, path: '/', name: 'Root', title: titles.Root, screen: dashboard },
  { ...author, path: '/dashboard', name: 'Dashboard', title: titles.Dashboard, screen: dashboard },
  {
    ...dialogView,
    path: '/configurator/:survey_id',
    name: 'Configurator',
    tab: 'bearbeiten',
    title: titles.Configurator,
    screen: { kind: 'module', module: 'mf-configurator', screen: 'Configurator' },
  },
  {
    ...dialogView,
    path: '/assess/:survey_id',
    name: 'Assess',
    tab: 'testen',
    title: titles.Assess,
    screen: { kind: 'module', module: 'mf-assess-live', screen: 'Assess' },
  },
  {
    ...respondent,
    path: '/assess_live/:survey_id',
    name: 'Assess_live',
    title: titles.Assess_live,
    screen: servedPage,
  },
  { ...respondent, path: '/dialog/:survey_id', name: 'Dialog', title: titles.Dialog, screen: servedPage },
  {
    ...author,
    path: '/multi/:manager_id',
    name: 'Multichat',
    title: titles.Multichat,
    screen: { kind: 'module', module: 'mf-configurator', screen: 'Multichat' },
  },
  {
    ...anyone,
    path: '/multi_live/:manager_id',
    name: 'Multichat_live',
    title: titles.Multichat_live,
    screen: servedPage,
  },
  {
    ...anyone,
    path: '/flow',
    name: 'Flow_Multichat_live',
    title: titles.Flow_Multichat_live,
    screen: { kind: 'crime-teaser', story: 'flow' },
    head: crimeHeads.flow,
  },
  {
    ...anyone,
    path: '/aufderflucht',
    name: 'Aufderflucht_Multichat_live',
    title: titles.Aufderflucht_Multichat_live,
    screen: { kind: 'crime-teaser', story: 'aufderflucht' },
    head: crimeHeads.aufderflucht,
  },
  { ...respondent, path: '/exit/:var', name: 'Dialog_exit', title: titles.Dialog_exit, screen: servedPage },
  {
    ...anyone,
    path: '/impressum',
    name: 'Impressum',
    title: titles.Impressum,
    screen: { kind: 'information', page: 'impressum' },
  },
  {
    ...anyone,
    path: '/impressum_tatort',
    name: 'Impressum_Tatort',
    title: titles.Impressum_Tatort,
    screen: { kind: 'information', page: 'impressum_tatort' },
  },
  { ...anyone, path: '/bi', name: 'BI', title: titles.BI, screen: { kind: 'information', page: 'bi' } },
  {
    ...anyone,
    path: '/datenschutz',
    name: 'Datenschutz',
    title: titles.Datenschutz,
    screen: { kind: 'information', page: 'datenschutz' },
  },
  { ...anyone, path: '/agb', name: 'AGB', title: titles.AGB, screen: { kind: 'information', page: 'agb' } },
  {
    ...anyone,
    path: '/privacy/:survey_id',
    name: 'Privacy',
    title: titles.Privacy,
    screen: servedPage,
  },
  {
    ...anyone,
    path: '/magic_link',
    name: 'Magic_link',
    title: titles.Magic_link,
    screen: { kind: 'own', screen: 'magicLink' },
  },
  {
    ...anyone,
    path: '/email_validation',
    name: 'E-Mail_Validation',
    title: titles['E-Mail_Validation'],
    screen: { kind: 'own', screen: 'emailValidation' },
  },
  {
    ...anyone,
    path: '/reset_password',
    name: 'E-Mail_Reset_Password',
    title: titles['E-Mail_Reset_Password'],
    screen: { kind: 'own', screen: 'resetPassword' },
  },
  {
    ...dialogView,
    path: '/account',
    name: 'Account',
    title: titles.Account,
    screen: { kind: 'own', screen: 'account' },
  },
  { ...author, path: '/admin', name: 'Admin', title: titles.Admin, screen: { kind: 'own', screen: 'admin' } },
  {
    ...dialogView,
    path: '/analyse/:survey_id',
    name: 'Analyse',
    tab: 'analyse',
    title: titles.Analyse,
    screen: { kind: 'module', module: 'mf-analyse', screen: 'Analyse' },
  },
  {
    ...author,
    path: '/analyse/:survey_id/refresh_login',
    name: 'Login_Refresh',
    title: titles.Login_Refresh,
    screen: loginRefresh,
  },
  {
    ...anyone,
    path: '/figures/:token',
    name: 'Figures',
    title: titles.Figures,
    screen: { kind: 'module', module: 'mf-analyse', screen: 'Figures' },
  },
  {
    ...author,
    path: '/analyse_multichat/:dialog_manager_id',
    name: 'AnalyseMultiChat',
    title: titles.AnalyseMultiChat,
    screen: { kind: 'module', module: 'mf-analyse', screen: 'AnalyseMultiChat' },
  },
  {
    ...author,
    path: '/analyse_multichat/:dialog_manager_id/refresh_login',
    name: 'Login_Refresh',
    title: titles.Login_Refresh,
    screen: loginRefresh,
  },
  {
    ...dialogView,
    path: '/intrance/:survey_id',
    name: 'Intrance',
    tab: 'intrance',
    title: titles.Intrance,
    screen: training,
  },
  {
    ...dialogView,
    path: '/intrance_ai/:survey_id',
    name: 'Intrance_ai',
    tab: 'intrance',
    title: titles.Intrance_ai,
    screen: training,
  },
  {
    ...dialogView,
    path: '/intrance_old/:survey_id',
    name: 'Intrance_old',
    title: titles.Intrance_old,
    screen: { kind: 'module', module: 'mf-configurator', screen: 'Intrance_old' },
  },
  {
    ...dialogView,
    path: '/share/:survey_id',
    name: 'Share',
    tab: 'live_switch',
    title: titles.Share,
    screen: { kind: 'module', module: 'mf-share', screen: 'Share' },
  },
  { ...respondent, path: '/widget/:survey_id', name: 'Widget_Only', title: titles.Widget_Only, screen: servedPage },
  { ...anyone, path: '/hilfe/:page?', name: 'Help', title: titles.Help, screen: { kind: 'own', screen: 'help' } },
  { ...anyone, path: '/about', name: 'About', title: titles.About, screen: { kind: 'information', page: 'about' } },
];

/** Any other path falls back to the login screen (spec §2). */
export const fallbackRoute: RouteEntry = {
  ...anyone,
  path: '*',
  name: 'Login',
  title: titles.Login,
  screen: { kind: 'login' },
};

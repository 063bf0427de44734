import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualEmbedHosts } from '@dialogwerk/shared/contract';
import { canonicalEmail } from '@dialogwerk/shared/contract/schemas';
import type { MediaHosts } from './media/contentLocation.ts';
import type { ModelSettings } from './model/Model.ts';
import { readModelSettings } from './model/readModelSettings.ts';
import { passwordProblem } from './passwords/passwordProblem.ts';
import { usualPushServices } from './push/pushServices.data.ts';
import { readBucketSettings } from './releases/store/readBucketSettings.ts';
import type { BucketSettings } from './releases/store/Bucket.ts';
import { readKeyRing } from './secrets/KeyRing.ts';
import type { KeyRing } from './secrets/KeyRing.ts';
import { StartError } from './StartError.ts';
import { startTexts } from './texts.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const LOG_LEVELS = new Set(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** What an operator can set, by environment variables. */
export interface Settings {
  /** PORT; 0 takes a free one. */
  readonly port: number;
  /** HOST: 127.0.0.1, this machine only, unless set: nothing is open to a network that nobody opened on purpose. */
  readonly host: string;
  /** DATA_DIR, the folder of the bundled database and of media files. */
  readonly dataDir: string;
  /** DATABASE_URL; null for the bundled database. */
  readonly databaseUrl: string | null;
  /** PUBLIC_URL, without a slash at the end. */
  readonly publicUrl: string | null;
  /**
   * MEDIA_STORAGE_HOST and MEDIA_CONTENT_HOST, with MEDIA_ICE_MODE=1 MEDIA_CONTENT_HOST_ICE in its place (spec §9); null
   * where one of them is not set: locations are handed out as they are stored.
   */
  readonly mediaHosts: MediaHosts | null;
  /** MEDIA_QUOTA_MB: the most bytes of all files together, set in MB; 20,000 MB unless set. */
  readonly mediaQuota: number;
  /** FIGURES_LEAST_GROUP: links for figures show no group of fewer people; 5 unless set, 1 shows all. */
  readonly leastGroup: number;
  /** HELP_URL: where 'Hilfe Center' leads. */
  readonly helpUrl: string | null;
  /** LEGAL_DIR: the Markdown files of the information pages; `legal` in the data folder unless set. */
  readonly legalDir: string;
  /** ADMIN_EMAIL and ADMIN_PASSWORD, for the first start only; without a password one is made up. */
  readonly admin: { readonly username: string; readonly password: string | null };
  /** SMTP_URL; null for a folder of files. */
  readonly smtpUrl: string | null;
  /** MAIL_FROM: the sender of all mails; the user of SMTP_URL when that is an address. */
  readonly mailFrom: string;
  /** PASSWORD_MAX_DAYS: how long a password counts; 0, unless set, for ever. */
  readonly passwordDays: number;
  /**
   * TRUST_PROXY: whose X-Forwarded-For is believed. A proxy on the same machine (loopback) unless set, because without
   * it all visitors would share one address and one limit of failed logins; nobody else, because anyone can send the header.
   */
  readonly trustProxy: string;
  /** LOG_LEVEL. On a terminal 'warn', because the operator reads sentences there; else 'info'. */
  readonly logLevel: string;
  /** NODE_ENV is 'production': answers are not checked against the contract once more. */
  readonly production: boolean;
  /** WATCHDOG_SECONDS, in milliseconds: a server that has answered nobody for so long ends; 15 s unless set, 0 for never. */
  readonly watchdogMs: number;
  /** LIVE_CALLS_AT_ONCE: more of respondents' calls at one time are told 'server_busy'. */
  readonly liveCallsAtOnce: number;
  /** API_BLOCK_ALLOW_PRIVATE is 1: dialogs' `api` blocks may ask systems in the operator's own network. */
  readonly allowPrivate: boolean;
  /** WEB_PUSH: the push services that browsers may be told by, as origins, instead of the usual ones; none for 'off'. */
  readonly pushServices: readonly string[];
  /** STORIES is 'off': the public stories are not brought along. */
  readonly stories: boolean;
  /** SECRETS_KEY: what the secrets of dialogs are encrypted with, the newest key first; null for a key file in the data folder. */
  readonly secretKeys: KeyRing | null;
  /** RELEASE_KEY: what a CI proves itself with when it releases; null: nobody may without an admin's login. */
  readonly releaseKey: string | null;
  /** MODULE_ORIGINS: from where authors' pages may load modules, beside this server; none unless set. */
  readonly moduleOrigins: readonly string[];
  /** EMBED_HOSTS: from where dialogs may show pages and films, by the hosts' names; the usual ones unless set, none for 'off'. */
  readonly embedHosts: readonly string[];
  /** REGISTRY_URL with REGISTRY_KEY_ID, REGISTRY_SECRET and REGISTRY_REGION: an S3-compatible store of releases; null for the disk. */
  readonly registryStore: BucketSettings | null;
  /** MEDIA_STORE_URL with MEDIA_STORE_KEY_ID, MEDIA_STORE_SECRET and MEDIA_STORE_REGION: an S3-compatible store of files; null for the disk. */
  readonly mediaStore: BucketSettings | null;
  /** LLM_BASE_URL, LLM_API_KEY and LLM_MODEL, the same with LLM_RESERVE_, and LLM_TOKENS_ for budgets: language models. */
  readonly models: ModelSettings;
  /** VECTORS_DIR: a folder with a model of sentences, by which free replies are understood beside their words; null for none. */
  readonly vectorsDir: string | null;
  /** PRODUCT_DIR: where shell and modules are built, from which a start and a release take them; the project's folder unless set. */
  readonly productDir: string;
}

/** The settings of an environment; throws `StartError` with a German sentence for each that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): Settings {
  const problems: string[] = [];
  const given = (name: string): string | null => env[name]?.trim() || null;
  const checked = (name: string, isRight: (value: string) => boolean, problem: (value: string) => string) => {
    const value = given(name);
    if (value !== null && !isRight(value)) problems.push(problem(value));
    return value;
  };

  const address = (name: string) =>
    checked(name, isUrlOf('http:', 'https:'), (value) => startTexts.mediaHost(name, value))?.replace(/\/$/, '') ?? null;
  const storage = address('MEDIA_STORAGE_HOST');
  const contentHosts = { usual: address('MEDIA_CONTENT_HOST'), ice: address('MEDIA_CONTENT_HOST_ICE') };
  const content = contentHosts[given('MEDIA_ICE_MODE') === '1' ? 'ice' : 'usual'];

  const password = given('ADMIN_PASSWORD');
  const secretsKey = checked(
    'SECRETS_KEY',
    (value) => readKeyRing(value) !== null,
    () => startTexts.secretsKey,
  );
  const vectorsDir = given('VECTORS_DIR');
  const dataDir = resolve(given('DATA_DIR') ?? resolve(PROJECT, '.data'));
  const settings: Settings = {
    port: Number(
      checked('PORT', (value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536, startTexts.port) ?? 3000,
    ),
    host: given('HOST') ?? '127.0.0.1',
    dataDir,
    legalDir: resolve(given('LEGAL_DIR') ?? resolve(dataDir, 'legal')),
    databaseUrl: checked('DATABASE_URL', isUrlOf('postgres:', 'postgresql:'), () => startTexts.databaseUrl),
    publicUrl: checked('PUBLIC_URL', isOrigin, startTexts.publicUrl)?.replace(/\/$/, '') ?? null,
    mediaHosts: storage !== null && content !== null ? { storage, content } : null,
    mediaQuota: Number(checked('MEDIA_QUOTA_MB', isMegabytes, startTexts.mediaQuota) ?? 20_000) * 1_000_000,
    leastGroup: Number(checked('FIGURES_LEAST_GROUP', isGroup, startTexts.leastGroup) ?? 5),
    helpUrl: checked('HELP_URL', isUrlOf('http:', 'https:'), startTexts.helpUrl),
    admin: {
      username: canonicalEmail(checked('ADMIN_EMAIL', isEmail, startTexts.adminEmail) ?? 'admin@dialogwerk.local'),
      password,
    },
    mailFrom: checked('MAIL_FROM', isEmail, startTexts.mailFrom) ?? userOf(given('SMTP_URL')) ?? 'dialogwerk@localhost',
    passwordDays: Number(checked('PASSWORD_MAX_DAYS', isCount, startTexts.passwordDays) ?? 0),
    smtpUrl: checked('SMTP_URL', isMailServer, () => startTexts.smtpUrl),
    trustProxy: checked('TRUST_PROXY', isProxyList, startTexts.trustProxy) ?? 'loopback',
    logLevel:
      checked('LOG_LEVEL', (value) => LOG_LEVELS.has(value), startTexts.logLevel) ?? (isTerminal ? 'warn' : 'info'),
    production: given('NODE_ENV') === 'production',
    liveCallsAtOnce: Number(checked('LIVE_CALLS_AT_ONCE', isCount, startTexts.liveCalls) ?? 200),
    watchdogMs:
      1000 * Number(checked('WATCHDOG_SECONDS', (value) => /^\d{1,5}$/.test(value), startTexts.watchdog) ?? 15),
    allowPrivate: given('API_BLOCK_ALLOW_PRIVATE') === '1',
    pushServices: pushServicesOf(checked('WEB_PUSH', arePushServices, startTexts.webPush)),
    stories: given('STORIES') !== 'off',
    secretKeys: secretsKey === null ? null : readKeyRing(secretsKey),
    releaseKey: checked(
      'RELEASE_KEY',
      (value) => value.length >= 32,
      () => startTexts.releaseKey,
    ),
    moduleOrigins: (checked('MODULE_ORIGINS', areModuleOrigins, startTexts.moduleOrigins)?.split(/[\s,]+/) ?? []).map(
      (value) => new URL(value).origin,
    ),
    embedHosts: embedHostsOf(checked('EMBED_HOSTS', areHosts, startTexts.embedHosts)),
    registryStore: readBucketSettings('REGISTRY', given, (problem) => problems.push(problem)),
    mediaStore: readBucketSettings('MEDIA_STORE', given, (problem) => problems.push(problem)),
    models: readModelSettings(given, (problem) => problems.push(problem)),
    vectorsDir: vectorsDir === null ? null : resolve(vectorsDir),
    productDir: resolve(given('PRODUCT_DIR') ?? PROJECT),
  };
  const owner = { username: settings.admin.username, first_name: null, last_name: null };
  const weakness = password === null ? null : passwordProblem(password, owner);
  if (weakness !== null) problems.push(startTexts.adminPassword(weakness));
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return settings;
}

function isUrlOf(...protocols: readonly string[]): (value: string) => boolean {
  return (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  if (!isUrlOf('http:', 'https:')(value)) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && search === '' && hash === '' && username === '';
}

/** Https alone, but on this machine: who stands between could send any script otherwise. */
function areModuleOrigins(value: string): boolean {
  return value.split(/[\s,]+/).every((one) => isOrigin(one) && isSafe(new URL(one)));
}

/** A star may stand for any host below one. */
function arePushServices(value: string): boolean {
  return value === 'off' || areModuleOrigins(value.replaceAll('//*.', '//'));
}

function pushServicesOf(value: string | null): readonly string[] {
  if (value === null) return usualPushServices;
  return value === 'off' ? [] : value.split(/[\s,]+/).map((one) => one.replace(/\/$/, ''));
}

/** Names alone, in small letters as browsers have them: neither stars nor ports. */
function areHosts(value: string): boolean {
  return value === 'off' || value.split(/[\s,]+/).every((one) => /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(one));
}

function embedHostsOf(value: string | null): readonly string[] {
  if (value === null) return usualEmbedHosts;
  return value === 'off' ? [] : value.split(/[\s,]+/);
}

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value) && value.length <= 320;
}

function isMailServer(value: string): boolean {
  return isUrlOf('smtp:', 'smtps:')(value) && decoded(new URL(value).username + new URL(value).password) !== null;
}

/** null for percent signs that stand for nothing. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The user name in a mail server's address, when it is an e-mail address. */
function userOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const user = decoded(new URL(url).username);
  return user !== null && isEmail(user) ? user : null;
}

function isCount(value: string): boolean {
  return /^[1-9]\d{0,5}$/.test(value);
}

function isGroup(value: string): boolean {
  return /^[1-9]\d{0,2}$/.test(value);
}

function isMegabytes(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value);
}

/** Names, addresses and networks as fastify takes them. */
function isProxyList(value: string): boolean {
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined;
    const most = isIP(address) === 6 ? 128 : 32;
    return (
      isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    );
  });
}

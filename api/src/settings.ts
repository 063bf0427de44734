import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passwordProblem } from './passwords/passwordProblem.ts';
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
  /** ADMIN_EMAIL and ADMIN_PASSWORD, for the first start only; without a password one is made up. */
  readonly admin: { readonly username: string; readonly password: string | null };
  /** SMTP_URL. */
  readonly smtpUrl: string | null;
  /**
   * TRUST_PROXY: whose X-Forwarded-For is believed. A proxy on the same machine (loopback) unless set, because without
   * it all visitors would share one address and one limit of failed logins; nobody else, because anyone can send the header.
   */
  readonly trustProxy: string;
  /** LOG_LEVEL. On a terminal 'warn', because the operator reads sentences there; else 'info'. */
  readonly logLevel: string;
  /** NODE_ENV is 'production': answers are not checked against the contract once more. */
  readonly production: boolean;
  /** LIVE_CALLS_AT_ONCE: more of respondents' calls at one time are told 'server_busy'. */
  readonly liveCallsAtOnce: number;
  /** API_BLOCK_ALLOW_PRIVATE is 1: dialogs' `api` blocks may ask systems in the operator's own network. */
  readonly allowPrivate: boolean;
  /** PRODUCT_DIR: where the built shell and modules stand; the project's folder unless set. */
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

  const password = given('ADMIN_PASSWORD');
  const weakness = password === null ? null : passwordProblem(password);
  const settings: Settings = {
    port: Number(
      checked('PORT', (value) => /^\d{1,5}$/.test(value) && Number(value) < 65_536, startTexts.port) ?? 3000,
    ),
    host: given('HOST') ?? '127.0.0.1',
    dataDir: resolve(given('DATA_DIR') ?? resolve(PROJECT, '.data')),
    databaseUrl: checked('DATABASE_URL', isUrlOf('postgres:', 'postgresql:'), () => startTexts.databaseUrl),
    publicUrl: checked('PUBLIC_URL', isOrigin, startTexts.publicUrl)?.replace(/\/$/, '') ?? null,
    admin: {
      username: checked('ADMIN_EMAIL', isEmail, startTexts.adminEmail) ?? 'admin@dialogwerk.local',
      password,
    },
    smtpUrl: checked('SMTP_URL', isUrlOf('smtp:', 'smtps:'), () => startTexts.smtpUrl),
    trustProxy: checked('TRUST_PROXY', isProxyList, startTexts.trustProxy) ?? 'loopback',
    logLevel:
      checked('LOG_LEVEL', (value) => LOG_LEVELS.has(value), startTexts.logLevel) ?? (isTerminal ? 'warn' : 'info'),
    production: given('NODE_ENV') === 'production',
    liveCallsAtOnce: Number(checked('LIVE_CALLS_AT_ONCE', isCount, startTexts.liveCalls) ?? 200),
    allowPrivate: given('API_BLOCK_ALLOW_PRIVATE') === '1',
    productDir: resolve(given('PRODUCT_DIR') ?? PROJECT),
  };
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

function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 320;
}

function isCount(value: string): boolean {
  return /^[1-9]\d{0,5}$/.test(value);
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

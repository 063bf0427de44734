import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartError } from './StartError.ts';

describe('settings', () => {
  test('without any, the server is for this machine alone, with a data folder in the project', () => {
    const settings = readSettings({}, false);
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: null,
      mediaHosts: null,
      mediaStore: null,
      smtpUrl: null,
      trustProxy: 'loopback',
      admin: { username: 'admin@dialogwerk.local', password: null },
      production: false,
      allowPrivate: false,
      stories: true,
      logLevel: 'info',
    });
    expect(settings.dataDir).toBe(`${settings.productDir.replace(/\/$/, '')}/.data`);
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: ' ' }, false)).toMatchObject({ databaseUrl: null, port: 3000 });
  });

  test('a MB of the quota is a million bytes, as the administration shows it', () => {
    expect(readSettings({}, false).mediaQuota).toBe(20_000_000_000);
    expect(readSettings({ MEDIA_QUOTA_MB: '3' }, false).mediaQuota).toBe(3_000_000);
  });

  test('on a terminal only warnings are logged', () => {
    expect(readSettings({}, true).logLevel).toBe('warn');
    expect(readSettings({ LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
  });

  test.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ DATABASE_URL: 'postgresql://a:b@c/d' }, { databaseUrl: 'postgresql://a:b@c/d' }],
    [{ MEDIA_STORAGE_HOST: 'https://store.example.org' }, { mediaHosts: null }],
    [
      { MEDIA_STORAGE_HOST: 'https://store.example.org/', MEDIA_CONTENT_HOST: 'https://media.example.org' },
      { mediaHosts: { storage: 'https://store.example.org', content: 'https://media.example.org' } },
    ],
    [
      {
        MEDIA_STORAGE_HOST: 'https://store.example.org',
        MEDIA_CONTENT_HOST: 'https://media.example.org',
        MEDIA_CONTENT_HOST_ICE: 'https://ice.example.org',
        MEDIA_ICE_MODE: '1',
      },
      { mediaHosts: { storage: 'https://store.example.org', content: 'https://ice.example.org' } },
    ],
    [{ PUBLIC_URL: 'https://dialog.example.org/' }, { publicUrl: 'https://dialog.example.org' }],
    [{ HELP_URL: 'https://hilfe.example.org/start' }, { helpUrl: 'https://hilfe.example.org/start' }],
    [{ LEGAL_DIR: '/srv/texte' }, { legalDir: '/srv/texte' }],
    [{ VECTORS_DIR: '/srv/modell/' }, { vectorsDir: '/srv/modell' }],
    [{ VECTORS_DIR: ' ' }, { vectorsDir: null }],
    [{ DATA_DIR: '/srv/daten' }, { legalDir: '/srv/daten/legal' }],
    [{ SMTP_URL: 'smtps://mail.example.org' }, { smtpUrl: 'smtps://mail.example.org' }],
    [{ SMTP_URL: 'smtp://anna%40example.org:x@mail' }, { mailFrom: 'anna@example.org' }],
    [{ SMTP_URL: 'smtp://anna%40example.org:x@mail', MAIL_FROM: 'post@example.org' }, { mailFrom: 'post@example.org' }],
    [
      { SMTP_URL: 'smtp://anna:x@mail', PASSWORD_MAX_DAYS: '90' },
      { mailFrom: 'dialogwerk@localhost', passwordDays: 90 },
    ],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }, { trustProxy: 'loopback, 10.0.0.0/8,fd00::/8' }],
    [{ LIVE_CALLS_AT_ONCE: '50' }, { liveCallsAtOnce: 50 }],
    [{}, { watchdogMs: 15_000 }],
    [{ WATCHDOG_SECONDS: '0' }, { watchdogMs: 0 }],
    [{ WATCHDOG_SECONDS: '60' }, { watchdogMs: 60_000 }],
    [{ API_BLOCK_ALLOW_PRIVATE: '1' }, { allowPrivate: true }],
    [{ STORIES: 'off' }, { stories: false }],
    [{}, { moduleOrigins: [] }],
    [
      { MODULE_ORIGINS: 'https://team.example.org/, http://localhost:5174' },
      { moduleOrigins: ['https://team.example.org', 'http://localhost:5174'] },
    ],
    [{}, { embedHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'] }],
    [{ EMBED_HOSTS: 'off' }, { embedHosts: [] }],
    [{ EMBED_HOSTS: 'tube.example.org, player.vimeo.com' }, { embedHosts: ['tube.example.org', 'player.vimeo.com'] }],
    [{ NODE_ENV: 'production' }, { production: true }],
    [
      { ADMIN_EMAIL: 'chefin@example.org', ADMIN_PASSWORD: 'zehn-Zeichen' },
      { admin: { username: 'chefin@example.org', password: 'zehn-Zeichen' } },
    ],
  ])('%j is taken', (env, expected) => {
    expect(readSettings(env, false)).toMatchObject(expected);
  });

  test.each([
    [{ PORT: '70000' }, 'PORT=70000 ist kein Port'],
    [{ PORT: 'http' }, 'PORT=http ist kein Port'],
    [{ MODULE_ORIGINS: 'http://team.example.org' }, 'MODULE_ORIGINS ist „http://team.example.org“'],
    [{ MODULE_ORIGINS: 'https://team.example.org/mf-share' }, 'Nötig sind Adressen ohne Pfad'],
    [{ EMBED_HOSTS: '*.example.org' }, 'EMBED_HOSTS ist „*.example.org“'],
    [{ EMBED_HOSTS: 'example.org; script-src *' }, 'Nötig sind Namen von Servern'],
    [{ DATABASE_URL: 'mysql://x' }, 'postgres://'],
    [{ DATABASE_URL: 'localhost' }, 'postgres://'],
    [{ MEDIA_CONTENT_HOST: 'media.example.org' }, 'MEDIA_CONTENT_HOST=media.example.org ist keine Web-Adresse'],
    [{ PUBLIC_URL: 'dialog.example.org' }, 'keine Web-Adresse'],
    [{ PUBLIC_URL: 'https://example.org/pfad' }, 'keine Web-Adresse'],
    [{ HELP_URL: 'javascript:alert(1)' }, 'HELP_URL=javascript:alert(1) ist keine Web-Adresse'],
    [{ ADMIN_EMAIL: 'chefin' }, 'keine E-Mail-Adresse'],
    [{ ADMIN_PASSWORD: 'kurz' }, 'mindestens 10 Zeichen'],
    [{ ADMIN_PASSWORD: 'Passwort123' }, 'leicht zu erraten'],
    [{ SMTP_URL: 'https://mail' }, 'smtp://'],
    [{ SMTP_URL: 'smtp://100%@mail' }, 'smtp://'],
    [{ MAIL_FROM: 'post' }, 'MAIL_FROM=post'],
    [{ PASSWORD_MAX_DAYS: '0' }, 'PASSWORD_MAX_DAYS=0'],
    [{ LOG_LEVEL: 'laut' }, 'LOG_LEVEL=laut'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY=true'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY=10.0.0.0/99'],
    [{ LIVE_CALLS_AT_ONCE: '0' }, 'LIVE_CALLS_AT_ONCE=0'],
  ])('%j is refused with a sentence that says what is right', (env, sentence) => {
    expect(() => readSettings(env, false)).toThrow(StartError);
    expect(() => readSettings(env, false)).toThrow(sentence);
  });

  test('all that is wrong is told at once', () => {
    expect(() => readSettings({ PORT: 'x', SMTP_URL: 'x' }, false)).toThrow(/PORT=x[^]*SMTP_URL/);
  });

  test('a secret never stands in a refusal', () => {
    const env = { DATABASE_URL: 'mysql://a:geheim@b/c', ADMIN_PASSWORD: 'geheim', SMTP_URL: 'http://a:geheim@b' };
    expect(() => readSettings(env, false)).not.toThrow(/geheim/);
    expect(() => readSettings(env, false)).toThrow(StartError);
  });
});

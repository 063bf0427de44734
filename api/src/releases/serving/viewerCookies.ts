import type { Access, CallName } from '@dialogwerk/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../cookies.ts';
import type { Pseudonym } from '../../identity/createPseudonym.ts';
import type { Author } from '../../identity/identity.ts';
import type { Services } from '../../services.ts';
import { anybody } from './choose.ts';
import type { Viewer } from './choose.ts';
import type { Releases } from '../Releases.ts';
import { partsOf, stateOf } from '../registry/Registry.ts';

/** Where a browser stands among all, of 10,000; set only while a version is tried by a share. */
const SHARE = 'dialogwerk-share';
const PLACES = 10_000;
/** An account that a trial names, so that a page knows it before anybody has logged in on it. */
const USER = 'dialogwerk-user';
/** An admin, who may look at compositions again. */
const ADMIN = 'dialogwerk-replay';
/** Somebody who is signed in, by a stand-in of the account; sent with reports alone. */
const REPORTER = 'dialogwerk-reporter';
const YEAR_S = 365 * 24 * 60 * 60;
const REPLAY_S = 15 * 60;

/** Who asks for a page or for the registry. */
export async function readViewer(request: FastifyRequest, releases: Releases, now: number): Promise<Viewer> {
  const place = cookieOf(request, SHARE) ?? '';
  const [user_id] = vouchedFor(request, releases, USER);
  return {
    share: /^\d{1,4}$/.test(place) ? Number(place) / PLACES : null,
    user_id: user_id ?? null,
    replay: await replayOf(request, releases, now),
  };
}

/** Gives a browser its place while a version is tried by a share: the viewer it is from now on. */
export async function withPlace(viewer: Viewer, releases: Releases, reply: FastifyReply): Promise<Viewer> {
  if (viewer.share !== null) return viewer;
  const registry = await releases.registry();
  if (!partsOf(registry).some((id) => (stateOf(registry, id).canary?.share ?? 0) > 0)) return viewer;
  const place = Math.floor(Math.random() * PLACES);
  setCookie(reply, { name: SHARE, value: String(place), seconds: YEAR_S });
  return { ...viewer, share: place / PLACES };
}

/** What an account is called in reports: always the same, and of no use without the installation's secret. */
export function reporterOf(pseudonym: Pseudonym, user_id: string): string {
  return pseudonym(`reporter:${user_id}`).toString('hex', 0, 8);
}

/** Who reports, as `reporterOf`; null for a browser in which nobody was ever signed in. */
export function readReporter(request: FastifyRequest, releases: Releases): string | null {
  const [reporter] = vouchedFor(request, releases, REPORTER);
  return reporter ?? null;
}

/**
 * Lets pages know whom a trial names, before anybody has logged in on them, and lets an admin with a fresh login look at
 * compositions again for a quarter of an hour. Reports of a browser in which somebody is signed in can be told from
 * those that anybody could have sent.
 */
export async function rememberAuthor(
  { user_id }: Author,
  call: { readonly name: CallName; readonly access: Access },
  { releases, now, pseudonym }: Pick<Services, 'releases' | 'now' | 'pseudonym'>,
  reply: FastifyReply,
): Promise<void> {
  const vouched = (name: string, text: string, seconds: number, path = '/') =>
    setCookie(reply, { name, value: `${text}.${releases.vouch(`${name} ${text}`)}`, seconds, path });
  if (call.access === 'admin') vouched(ADMIN, String(now() + REPLAY_S * 1000), REPLAY_S);
  // Each page of the authors makes it once.
  if (call.name === 'account') vouched(REPORTER, reporterOf(pseudonym, user_id), YEAR_S, '/api/reports');
  const registry = await releases.registry();
  const isNamed = partsOf(registry).some((id) => stateOf(registry, id).canary?.users.includes(user_id));
  if (isNamed) vouched(USER, user_id, YEAR_S);
}

async function replayOf(request: FastifyRequest, releases: Releases, now: number): Promise<Viewer['replay']> {
  const wanted = new URL(request.url, 'http://here').searchParams.get('composition');
  if (wanted === null) return anybody.replay;
  const [until] = vouchedFor(request, releases, ADMIN);
  if (until === undefined || Number(until) < now) return anybody.replay;
  const { compositions } = await releases.registry();
  return (Object.hasOwn(compositions, wanted) ? compositions[wanted] : undefined) ?? anybody.replay;
}

/** What a cookie says, if it is from here; none otherwise. */
function vouchedFor(request: FastifyRequest, releases: Releases, name: string): readonly string[] {
  const [text, proof] = cookieOf(request, name)?.split('.') ?? [];
  if (!text || !proof) return [];
  return releases.isVouched(`${name} ${text}`, proof) ? [text] : [];
}

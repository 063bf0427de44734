import type { StudyOverview } from '@dialogwerk/shared/contract';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { overviewTexts } from '../texts.ts';
import type { RunStudy } from './RunStudy.ts';
import type { Trouble } from './Trouble.ts';

const texts = overviewTexts.troubles;

type Place = 'link' | 'zeitraum' | 'quoten' | 'zugang' | 'persoenlich' | 'sprachen' | 'datenschutz' | 'verbindungen';

const wrong = (panel: Place, text: string): Trouble => ({ weight: 'wrong', panel, text });
const soon = (panel: Place, text: string): Trouble => ({ weight: 'soon', panel, text });
const shown = (moment: number): string => formatShortMoment(moment, 'de-DE');

interface Telling {
  /** The moment, in milliseconds since 1970. */
  readonly now: number;
  /** What a language is called. */
  readonly languageName: (language: string) => string;
}

/** What is wrong with how a study is run, the worst first. */
export function troublesOf(
  overview: StudyOverview,
  study: RunStudy,
  { now, languageName }: Telling,
): readonly Trouble[] {
  const all = [
    ...ofTime(overview, study, now),
    ...ofQuotas(overview),
    ...ofDoors(overview),
    ...ofPeople(overview, study),
    ...ofSystems(overview),
    ...ofWords(overview, study, languageName),
  ];
  return [...all.filter(({ weight }) => weight === 'wrong'), ...all.filter(({ weight }) => weight === 'soon')];
}

function ofTime({ period, begun }: StudyOverview, { what, active }: RunStudy, now: number): Trouble[] {
  const { starts_at, ends_at, most } = period;
  if (!active) return [];
  if (ends_at !== null && now >= ends_at) return [wrong('zeitraum', texts.over(what, shown(ends_at)))];
  if (most !== null && begun >= most) return [wrong('zeitraum', texts.full(what, most))];
  if (starts_at !== null && now < starts_at) return [soon('zeitraum', texts.notBegun(shown(starts_at)))];
  return [];
}

function ofQuotas({ quotas, period: { most: limit } }: StudyOverview): Trouble[] {
  const full = quotas.filter(({ taken, most }) => taken >= most).map(({ name }) => name);
  const beyond = quotas.filter(({ most }) => limit !== null && most > limit);
  return [
    ...(full.length > 0 ? [soon('quoten', texts.quotasFull(full))] : []),
    ...beyond.map(({ name, most }) => soon('quoten', texts.quotaBeyond(name, most, limit ?? 0))),
  ];
}

function ofDoors({ personal_only, password_set_at, proof, invited, connections }: StudyOverview): Trouble[] {
  if (!personal_only) return [];
  const idle = [...(password_set_at === null ? [] : [texts.password]), ...(proof ? [texts.proof] : [])];
  return [
    // Who may not see who is invited does not know whether anybody is.
    ...(invited === null && connections !== null ? [wrong('persoenlich', texts.nobodyInvited)] : []),
    ...(idle.length > 0 ? [soon('zugang', texts.idleDoors(idle))] : []),
  ];
}

function ofPeople({ invited, period: { ends_at } }: StudyOverview, { what, active }: RunStudy): Trouble[] {
  if (invited === null) return [];
  const { refused, next_mailing_at } = invited;
  const isLate = next_mailing_at !== null && ends_at !== null && next_mailing_at >= ends_at;
  return [
    ...(next_mailing_at !== null && !active ? [wrong('link', texts.mailsWhileOff(what, shown(next_mailing_at)))] : []),
    ...(isLate ? [wrong('persoenlich', texts.mailsTooLate(shown(next_mailing_at)))] : []),
    ...(refused > 0 ? [soon('persoenlich', texts.refused(refused))] : []),
  ];
}

function ofSystems({ connections }: StudyOverview): Trouble[] {
  if (connections === null) return [];
  const { failing, given_up } = connections;
  return [
    ...(failing > 0 ? [wrong('verbindungen', texts.failing(failing))] : []),
    ...(given_up > 0 ? [soon('verbindungen', texts.givenUp(given_up))] : []),
  ];
}

function ofWords(
  { languages, privacy_outdated }: StudyOverview,
  { what, publication, lacksPrivacy }: RunStudy,
  languageName: Telling['languageName'],
): Trouble[] {
  const changes = publication?.unpublished_changes ?? 0;
  const behind = languages.filter(({ missing, changed }) => missing + changed > 0);
  return [
    ...(changes > 0 ? [soon('link', texts.unpublished(what, changes))] : []),
    ...behind.map(({ language, missing, changed }) =>
      soon('sprachen', texts.language(languageName(language), missing, changed)),
    ),
    ...(lacksPrivacy ? [soon('datenschutz', texts.privacy)] : []),
    ...(!lacksPrivacy && privacy_outdated ? [soon('datenschutz', texts.privacyOutdated)] : []),
  ];
}

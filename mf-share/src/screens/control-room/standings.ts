import type { StudyOverview, SurveyData } from '@dialogwerk/shared/contract';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { texts } from '../../texts.ts';
import type { PublicName } from '../../features/public-name/usePublicName.ts';
import type { Standing, StandingOf } from './PanelEntry.ts';

const { standing } = texts;
const moment = (time: number): string => formatShortMoment(time, 'de-DE');
/** As one sentence, begun with a capital. */
const sentence = (parts: readonly string[]): string => {
  const said = parts.join(' · ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
};
/** One that follows from the study alone. */
const byStudy =
  (of: (overview: StudyOverview) => Standing): StandingOf<unknown> =>
  (_, overview) =>
    overview && of(overview);

/** One whose use nobody knows before it is asked for. */
const onceAsked =
  (line: string): StandingOf<unknown> =>
  () => ({ line, isUsed: false });

/** How each panel stands while it is folded, and whether it is used: then it is not. */
export const standings = {
  /** By the path that a name makes. */
  name:
    (pathOf: (name: string) => string): StandingOf<{ readonly name: PublicName }> =>
    ({ name: { state } }) => {
      if (state.kind === 'loading') return null;
      if (state.kind === 'failed') return { line: texts.name.failed(state.reason), isUsed: true };
      const { name } = state.value;
      return { line: name === null ? standing.unnamed : pathOf(name), isUsed: name !== null };
    },
  /** By what is shown of the link where its authors have set nothing. */
  card: (unset: string) => byStudy(({ has_card }) => ({ line: has_card ? standing.card : unset, isUsed: has_card })),
  others: onceAsked(standing.others),
  access: byStudy(({ personal_only, password_set_at, once, proof }) => {
    const set = [
      ...(personal_only ? [standing.access.personal] : []),
      ...(password_set_at === null ? [] : [standing.access.password]),
      ...(once ? [standing.once] : []),
      ...(proof ? [standing.proof] : []),
    ];
    return { line: set.length === 0 ? standing.access.all : sentence(set), isUsed: set.length > 0 };
  }),
  sources: byStudy(({ parameters }) => ({ line: standing.sources(parameters), isUsed: parameters > 0 })),
  period: byStudy(({ begun, period: { starts_at, ends_at, most } }) => {
    const set = [
      ...(starts_at === null ? [] : [standing.period.from(moment(starts_at))]),
      ...(ends_at === null ? [] : [standing.period.until(moment(ends_at))]),
      ...(most === null ? [] : [standing.period.most(begun, most)]),
    ];
    return { line: set.length === 0 ? standing.period.always : sentence(set), isUsed: set.length > 0 };
  }),
  quotas: byStudy(({ quotas }) => {
    const full = quotas.filter(({ taken, most }) => taken >= most).length;
    return { line: standing.quotas(quotas.length, full), isUsed: quotas.length > 0 };
  }),
  ends: byStudy(({ ends }) => {
    const { none, led } = standing.ends;
    return { line: ends.length === 0 ? none : led(ends.map((way) => standing.ends[way])), isUsed: ends.length > 0 };
  }),
  test: byStudy(({ has_test_link }) => ({ line: standing.test(has_test_link), isUsed: has_test_link })),
  languages: byStudy(({ languages }) => {
    const missing = languages.reduce((sum, language) => sum + language.missing, 0);
    return { line: standing.languages(languages.length, missing), isUsed: languages.length > 0 };
  }),
  invitees: byStudy(({ invited }) => ({
    line: standing.invitees(invited?.total ?? 0, invited?.used ?? 0),
    isUsed: invited !== null,
  })),
  /** By what a number of sites may show. */
  embed: (lineOf: (sites: number) => string) => byStudy(({ sites }) => ({ line: lineOf(sites), isUsed: sites > 0 })),
  // A long form, which is filled in once.
  privacy: (
    { survey }: { readonly survey: Pick<SurveyData, 'privacy_declaration_text'> },
    overview: StudyOverview | null,
  ) => {
    const { isMissing, isThere, isOutdated } = texts.privacy;
    const isWritten = survey.privacy_declaration_text.trim() !== '';
    return { line: isWritten ? (overview?.privacy_outdated ? isOutdated : isThere) : isMissing, isUsed: false };
  },
  consents: onceAsked(standing.consents),
  connections: byStudy(({ connections }) => {
    const { none, webhooks, feed } = standing.connections;
    const set = [
      ...(connections && connections.webhooks > 0 ? [webhooks(connections.webhooks)] : []),
      ...(connections?.has_feed ? [feed] : []),
    ];
    return { line: set.length === 0 ? none : sentence(set), isUsed: set.length > 0 };
  }),
} as const;

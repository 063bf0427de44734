import type { CallResponse, QualityFlag, ResultDevice, ResultFilter, ResultState } from '@dialogwerk/shared/contract';
import { sourceValues, withSource } from '../../../resultFilter/sources.ts';
import { filterNames as names } from '../../../resultFilter/texts.ts';
import { toggled } from '../../../resultFilter/toggled.ts';
import { overviewTexts as texts } from '../texts.ts';

/** A part of the conversations. */
export interface BreakdownRow {
  readonly id: string;
  readonly name: string;
  readonly help?: string;
  readonly count: number;
  /** The filter asks for it. */
  readonly isChosen: boolean;
  /** The filter that takes it in, or out again where it is in; null for what no filter can ask for. */
  readonly toggled: ResultFilter | null;
}

/** How conversations divide by one thing; the rows of most add up to all. */
export interface Breakdown {
  readonly id: string;
  readonly title: string;
  /** How many conversations its shares are of. */
  readonly of: number;
  readonly rows: readonly BreakdownRow[];
}

interface Names {
  readonly publication: (publication_id: string) => string;
  readonly language: (code: string) => string;
}

const flags: readonly QualityFlag[] = ['fast', 'straight', 'nonsense', 'duplicate'];
/** Of a source are shown as many values; the filter's menu has more. */
const MOST_VALUES = 8;
const states: readonly ResultState[] = ['finished', 'waiting', 'stopped', 'screened', 'opened'];

/** What the filter asks for of one thing, and the filter that asks for these of it. */
interface Choice<Id extends string> {
  readonly chosen: readonly Id[];
  readonly filterWith: (ids: Id[]) => ResultFilter;
}

interface Part<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly help?: string;
  readonly count: number;
}

/** The parts of one thing as rows. */
function rowsOf<Id extends string>({ chosen, filterWith }: Choice<Id>, parts: readonly Part<Id>[]): BreakdownRow[] {
  return parts.map((part) => ({
    ...part,
    isChosen: chosen.includes(part.id),
    toggled: filterWith(toggled(chosen, part.id)),
  }));
}

/** All by which conversations can be divided; what has one part only says nothing and is left out, unless the filter asks for it. */
export function breakdowns(
  overview: CallResponse<'resultOverview'>,
  filter: ResultFilter,
  { publication, language }: Names,
): readonly Breakdown[] {
  const of = overview.total;
  const ofState: Choice<ResultState> = { chosen: filter.states, filterWith: (ids) => ({ ...filter, states: ids }) };
  const ofDevice: Choice<ResultDevice> = { chosen: filter.devices, filterWith: (ids) => ({ ...filter, devices: ids }) };
  const ofFlag: Choice<(typeof filter.flags)[number]> = {
    chosen: filter.flags,
    filterWith: (ids) => ({ ...filter, flags: ids }),
  };
  /** Where a part may be nameless, and then cannot be asked for. */
  const named = (
    field: 'languages' | 'publications',
    parts: readonly { readonly id: string | null; readonly total: number }[],
    nameOf: (id: string) => string,
    nameless: string,
  ): BreakdownRow[] => {
    const choice: Choice<string> = { chosen: filter[field], filterWith: (ids) => ({ ...filter, [field]: ids }) };
    return parts.flatMap(({ id, total }): BreakdownRow[] =>
      id === null
        ? [{ id: '', name: nameless, count: total, isChosen: false, toggled: null }]
        : rowsOf(choice, [{ id, name: nameOf(id), count: total }]),
    );
  };

  const standing = states.map((id) => ({
    id,
    name: names.states[id],
    help: names.stateHelp[id],
    count: overview.states[id],
  }));
  const devices = overview.devices.map(({ device, total }) => ({
    id: device,
    name: names.devices[device],
    count: total,
  }));
  const flagged = flags.map((id) => ({
    id,
    name: names.flags[id],
    help: names.flagHelp[id],
    count: overview.flags[id],
  }));
  const languages = overview.languages.map(({ language: id, total }) => ({ id, total }));
  const publications = overview.publications.map(({ publication_id: id, total }) => ({ id, total }));
  const sources = overview.sources.map(({ variable, values }): Breakdown => {
    const choice: Choice<string> = {
      chosen: sourceValues(filter, variable),
      filterWith: (ids) => withSource(filter, variable, ids),
    };
    const parts = values
      .slice(0, MOST_VALUES)
      .map(({ value, total }) => ({ id: value, name: value || names.emptyValue, count: total }));
    return { id: `source ${variable}`, title: texts.source(variable), of, rows: rowsOf(choice, parts) };
  });
  const others: readonly Breakdown[] = [
    { id: 'devices', title: texts.devices, of, rows: rowsOf(ofDevice, devices) },
    { id: 'languages', title: texts.languages, of, rows: named('languages', languages, language, names.noLanguage) },
    {
      id: 'publications',
      title: texts.publications,
      of,
      rows: named('publications', publications, publication, names.noPublication),
    },
  ];
  // Marks are for those who came to an end.
  const judged = overview.states.finished + overview.states.screened;
  const flagRows = rowsOf(ofFlag, flagged);
  return [
    { id: 'states', title: texts.states, of, rows: rowsOf(ofState, standing) },
    ...others
      .filter(({ rows }) => rows.length > 1 || rows.some(({ isChosen }) => isChosen))
      .map((one) => Object.assign({}, one, { rows: one.rows.toSorted((a, b) => b.count - a.count) })),
    ...sources,
    ...(flagRows.some(({ count, isChosen }) => count > 0 || isChosen)
      ? [{ id: 'flags', title: texts.flags, of: judged, rows: flagRows }]
      : []),
  ];
}

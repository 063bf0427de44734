import type { CallResponse, QualityFlag, ResultFilter, ResultState } from '@dialogwerk/shared/contract';
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

/** All by which conversations can be divided; what has one part only says nothing and is left out, unless the filter asks for it. */
export function breakdowns(
  overview: CallResponse<'resultOverview'>,
  filter: ResultFilter,
  { publication, language }: Names,
): readonly Breakdown[] {
  const standing: Breakdown = {
    id: 'states',
    title: texts.states,
    rows: states.map((state) => ({
      id: state,
      name: names.states[state],
      help: names.stateHelp[state],
      count: overview.states[state],
      isChosen: filter.states.includes(state),
      toggled: { ...filter, states: toggled(filter.states, state) },
    })),
  };
  const rowOf =
    (field: 'languages' | 'publications', name: (id: string) => string, nameless: string) =>
    ({ id, total }: { readonly id: string | null; readonly total: number }): BreakdownRow => ({
      id: id ?? '',
      name: id === null ? nameless : name(id),
      count: total,
      isChosen: id !== null && filter[field].includes(id),
      toggled: id === null ? null : { ...filter, [field]: toggled(filter[field], id) },
    });
  const devices: Breakdown = {
    id: 'devices',
    title: texts.devices,
    rows: overview.devices.map(({ device, total }) => ({
      id: device,
      name: names.devices[device],
      count: total,
      isChosen: filter.devices.includes(device),
      toggled: { ...filter, devices: toggled(filter.devices, device) },
    })),
  };
  const sources = overview.sources.map(({ variable, values }): Breakdown => ({
    id: `source ${variable}`,
    title: texts.source(variable),
    rows: values.slice(0, MOST_VALUES).map(({ value, total }) => ({
      id: value,
      name: value || names.emptyValue,
      count: total,
      isChosen: sourceValues(filter, variable).includes(value),
      toggled: withSource(filter, variable, toggled(sourceValues(filter, variable), value)),
    })),
  }));
  const flagged: Breakdown = {
    id: 'flags',
    title: texts.flags,
    rows: flags.map((flag) => ({
      id: flag,
      name: names.flags[flag],
      help: names.flagHelp[flag],
      count: overview.flags[flag],
      isChosen: filter.flags.includes(flag),
      toggled: { ...filter, flags: toggled(filter.flags, flag) },
    })),
  };
  const others: Breakdown[] = [
    devices,
    {
      id: 'languages',
      title: texts.languages,
      rows: overview.languages
        .map(({ language: id, total }) => ({ id, total }))
        .map(rowOf('languages', language, names.noLanguage)),
    },
    {
      id: 'publications',
      title: texts.publications,
      rows: overview.publications
        .map(({ publication_id: id, total }) => ({ id, total }))
        .map(rowOf('publications', publication, names.noPublication)),
    },
  ];
  return [
    standing,
    ...others
      .filter(({ rows }) => rows.length > 1 || rows.some(({ isChosen }) => isChosen))
      .map(({ id, title, rows }) => ({ id, title, rows: rows.toSorted((a, b) => b.count - a.count) })),
    ...sources,
    ...(flagged.rows.some(({ count, isChosen }) => count > 0 || isChosen) ? [flagged] : []),
  ];
}

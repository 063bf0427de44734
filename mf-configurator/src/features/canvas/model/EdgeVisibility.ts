import type { TriggerStub } from '../../../model/TriggerStub.ts';
import type { Connection, ConnectionKind } from '@dialogwerk/shared/dialog/graph';

/** Which connections of a dialog are drawn (spec §4). */
export interface EdgeVisibility {
  readonly conditionalJumps: boolean;
  readonly triggerSources: boolean;
  readonly triggerTargets: boolean;
}

/** As every dialog begins, and after a reset. */
export const allVisible: EdgeVisibility = { conditionalJumps: true, triggerSources: true, triggerTargets: true };

/** The flag that a kind of connections goes by; null: always drawn, because it is how the dialog goes on. */
const flagOf: { readonly [Kind in ConnectionKind]: keyof EdgeVisibility | null } = {
  order: null,
  jump: null,
  round: null,
  condition: 'conditionalJumps',
  triggerSource: 'triggerSources',
  triggerTarget: 'triggerTargets',
};

/** The connections that are drawn. */
export function visibleConnections(connections: readonly Connection[], visibility: EdgeVisibility): Connection[] {
  return connections.filter(({ kind }) => {
    const flag = flagOf[kind];
    return flag === null || visibility[flag];
  });
}

/** The ends of triggers that are drawn. */
export function visibleStubs(stubs: readonly TriggerStub[], visibility: EdgeVisibility): TriggerStub[] {
  return stubs.filter(({ kind }) => visibility[kind === 'triggerSource' ? 'triggerSources' : 'triggerTargets']);
}

/** What a browser has kept of all dialogs; empty when it is none of ours. */
export function readVisibility(kept: string | null): ReadonlyMap<string, EdgeVisibility> {
  const all = new Map<string, EdgeVisibility>();
  for (const [survey_id, flags] of pairsOf(parsed(kept))) {
    if (typeof survey_id !== 'string' || typeof flags !== 'object' || flags === null) continue;
    const given = new Map<string, unknown>(Object.entries(flags));
    const isOn = (flag: keyof EdgeVisibility): boolean => given.get(flag) !== false;
    all.set(survey_id, {
      conditionalJumps: isOn('conditionalJumps'),
      triggerSources: isOn('triggerSources'),
      triggerTargets: isOn('triggerTargets'),
    });
  }
  return all;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function pairsOf(value: unknown): (readonly [unknown, unknown])[] {
  if (!Array.isArray(value)) return [];
  const items: readonly unknown[] = value;
  return items.flatMap((item) => (Array.isArray(item) ? [[item[0], item[1]] as const] : []));
}

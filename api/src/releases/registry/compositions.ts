import { createHash } from 'node:crypto';
import { compositionText } from '@dialogwerk/shared/contract';
import { choose } from '../serving/choose.ts';
import { partsOf, stateOf } from './Registry.ts';
import type { Registry } from './Registry.ts';

/** Older ones cannot be looked at again. */
const KEPT = 300;

/** What versions are as one value: 16 hex digits. */
export function compositionId(versions: Readonly<Record<string, string>>): string {
  return createHash('sha256').update(compositionText(versions)).digest('hex').slice(0, 16);
}

/** The registry with what it serves together noted: to most, and to those who try something. */
export function withCompositions(registry: Registry, api: string): Registry {
  const parts = partsOf(registry);
  const shares = new Set([1, ...parts.flatMap((id) => stateOf(registry, id).canary?.share ?? [])]);
  const users = new Set(parts.flatMap((id) => stateOf(registry, id).canary?.users ?? []));
  const viewers = [
    // Whoever stands just below a share has every trial of at least that share.
    ...[...shares].map((share) => ({ share: share - Number.EPSILON, user_id: null, replay: {} })),
    ...[...users].map((user_id) => ({ share: null, user_id, replay: {} })),
    { share: null, user_id: null, replay: {} },
  ];
  const anew = viewers.map((viewer) => {
    const chosen = parts.map((id) => [id, choose(registry, id, viewer)?.version] as const);
    const versions = {
      ...Object.fromEntries(chosen.flatMap(([id, version]) => (version ? [[id, version]] : []))),
      api,
    };
    return [compositionId({ shell: '', ...versions }), versions] as const;
  });
  const all = { ...registry.compositions, ...Object.fromEntries(anew) };
  return { ...registry, compositions: Object.fromEntries(Object.entries(all).slice(-KEPT)) };
}

import { namesInAddress } from '@dialogwerk/shared/contract';
import type { Study } from '@dialogwerk/shared/contract';
import { parameterNamed } from '@dialogwerk/shared/dialog';

interface SentData {
  /** Variables whose values an address takes along, each once. */
  readonly answers: readonly string[];
  /** Names that nothing stands under. */
  readonly unknown: readonly string[];
}

/** What the addresses of a study take along of what respondents have said; `variables` of the dialog, `parameters` that are kept of its link. */
export function sentData(
  { ends, quotas }: Pick<Study, 'ends' | 'quotas'>,
  variables: Pick<ReadonlySet<string>, 'has'>,
  parameters: ReadonlySet<string>,
): SentData {
  const own = quotas.flatMap(({ when_full }) => (when_full.kind === 'address' ? [when_full.address] : []));
  const addresses = [ends.finished, ends.screened, ends.quota_full, ...own].filter((address) => address !== null);
  const names = [...new Set(addresses.flatMap(namesInAddress))];
  return {
    answers: names.filter((name) => variables.has(name)),
    unknown: names.filter((name) => !variables.has(name) && !parameters.has(parameterNamed(name) ?? '')),
  };
}

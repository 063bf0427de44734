import type { ReleasableId, ReportedVersion } from '@dialogwerk/shared/contract';

export interface ModuleReports {
  readonly module: ReleasableId;
  /** Tabs of all its versions. */
  readonly tabs: number;
  readonly versions: readonly ReportedVersion[];
}

/** What was reported, part by part in the order of `parts`; those with nothing to tell as well, then what is not released any more. */
export function byModule(parts: readonly ReleasableId[], versions: readonly ReportedVersion[]): ModuleReports[] {
  const others = versions.map(({ module }) => module).filter((module) => !parts.includes(module));
  return [...new Set([...parts, ...others])].map((module) => {
    const own = versions.filter((one) => one.module === module);
    return { module, tabs: own.reduce((sum, { tabs }) => sum + tabs, 0), versions: own };
  });
}

import { moduleIds } from '@dialogwerk/shared/contract';
import type { ReleasableId, ReportedVersion } from '@dialogwerk/shared/contract';

export interface ModuleReports {
  readonly module: ReleasableId;
  /** Tabs of all its versions. */
  readonly tabs: number;
  readonly versions: readonly ReportedVersion[];
}

/** What was reported, module by module: the shell first, then as their tabs stand; those with nothing to tell as well. */
export function byModule(versions: readonly ReportedVersion[]): ModuleReports[] {
  const ids: readonly ReleasableId[] = ['shell', ...moduleIds];
  return ids.map((module) => {
    const own = versions.filter((one) => one.module === module);
    return { module, tabs: own.reduce((sum, { tabs }) => sum + tabs, 0), versions: own };
  });
}

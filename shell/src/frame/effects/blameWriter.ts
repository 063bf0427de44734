import { lastWriteOf, watchWrites } from '@dialogwerk/shared/state';
import { whenCrashed } from '../../remotes/effects/followReleases.ts';
import { moduleIn } from '../../reports/model/placeOf.ts';
import { reporter } from '../../reports/reporter.ts';

/** Counts a crash of a part of the frame against the module that wrote last what the part draws; else against the shell. */
export function blameWriter(atoms: readonly string[], error: unknown): void {
  const name = error instanceof Error ? error.name : 'Error';
  const writer = moduleIn(lastWriteOf(atoms));
  if (!writer) {
    reporter.faultAt('crash', error);
    return;
  }
  reporter.fault('crash', writer.module, writer.version, tellable(name, writer.line));
  // The frame draws itself again; what counts is whether the module's version goes on doing so.
  void whenCrashed(writer.module, () => undefined);
}

/** Tells of values that were not written, against the module that wrote them. */
export function tellRefusedWrites(): void {
  watchWrites((refused) => {
    const writer = moduleIn(refused.stack ?? '');
    if (writer) reporter.fault('refused-write', writer.module, writer.version, tellable(refused.name, writer.line));
    else reporter.faultAt('refused-write', refused);
  });
}

/** An error as reports take it, at another place than where it was thrown. */
function tellable(name: string, line: string): Error {
  return Object.assign(new Error(), { name, stack: line });
}

import { isModuleId } from '@dialogwerk/shared/contract';
import { placeOf } from '../../reports/model/placeOf.ts';
import { filesOf, filesOfShell } from './loading/filesOf.ts';
import { moduleLoader } from './loading/loadModule.ts';
import { renewFiles } from './loading/renewFiles.ts';
import type { HashedFiles } from './loading/renewFiles.ts';
import { addressOfMissing } from './watchChunks.ts';

/** For a part of the code that did not come: fetches anew what was altered on its way; tells whether anything was. */
export async function renewParts(fault: unknown): Promise<boolean> {
  const address = addressOfMissing(fault);
  if (address === null) return false;
  const renewal = await renewFiles(filesBeside(address));
  return renewal === 'renewed';
}

/** All scripts of the build that a file is of, because one that imports what was altered does not come either. */
function filesBeside(address: string): HashedFiles {
  const module = placeOf(address)?.module ?? 'shell';
  const running = isModuleId(module) ? moduleLoader.running(module) : null;
  return running ? filesOf(running.release) : filesOfShell();
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CallName, ReleasableId } from '@dialogwerk/shared/contract';
import { doorRecord, unlikeNames } from '@dialogwerk/shared/contract/doors';
import type { DoorRecord } from '@dialogwerk/shared/contract/doors';
import { expect } from 'playwright/test';
import { areas } from '../product/areas.ts';
import { builtVersionOf } from '../product/Checkout.ts';
import { test } from '../product/test.ts';

async function doorsOf(id: ReleasableId): Promise<DoorRecord> {
  const file = new URL(`../../${id}/dist/${await builtVersionOf(id)}/doors.json`, import.meta.url);
  return doorRecord.parse(JSON.parse(await readFile(fileURLToPath(file), 'utf8')));
}

/** What a build would have recorded before this call was in the contract. */
function before(call: CallName, { types, ...record }: DoorRecord): DoorRecord {
  const isCall = (place: number): boolean => {
    const type = types[place];
    return type?.kind === 'value' && type.value === JSON.stringify(call);
  };
  const known = types.map((type) =>
    type.kind === 'oneOf' ? { ...type, of: type.of.filter((place) => !isCall(place)) } : type,
  );
  return { ...record, types: known };
}

test('a new call refuses no module: each fits a shell that does not know the call yet', async () => {
  const shell = await doorsOf('shell');
  for (const call of ['adminAudit', 'addCodes'] as const) {
    const older = before(call, shell);
    expect(older).not.toEqual(shell);
    for (const { module } of areas)
      expect(unlikeNames({ module: await doorsOf(module), shell: older }), `${module} before ${call}`).toEqual([]);
  }
});

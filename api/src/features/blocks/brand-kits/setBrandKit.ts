import { brandPictures } from '@dialogwerk/shared/contract';
import type { BrandLook } from '@dialogwerk/shared/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '../../../calls/handler.ts';
import { CallError } from '../../../errors/CallError.ts';
import { mayManageBrandKit } from '../../../policies/mayUseBrandKit.ts';
import type { BrandKitOfAuthor } from '../../../policies/mayUseBrandKit.ts';
import type { Services } from '../../../services.ts';
import { shownKit } from './shownKit.ts';

/** Names a kit, or sets its look; a dialog is changed by it only once somebody brings it there. */
export const setBrandKit: Handler<'setBrandKit'> = async (input, context) => {
  const kit = await mayManageBrandKit(context, input.kit_id);
  const { services } = context;
  if (input.look) await refuseOtherPictures(services, kit, input.look);
  return { kit: shownKit(await writeKit(services, kit, input.look ?? kit.look, input.name)) };
};

/** Writes a kit's look and name; another look is another version. */
export async function writeKit(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kit: BrandKitOfAuthor,
  look: BrandLook,
  name = kit.name,
): Promise<BrandKitOfAuthor> {
  const version = isDeepStrictEqual(look, kit.look) ? kit.version : kit.version + 1;
  await db
    .updateTable('brand_kits')
    .set({ name, version, look: JSON.stringify(look), changed_at: new Date(now()) })
    .where('kit_id', '=', kit.kit_id)
    .execute();
  return { ...kit, name, version, look };
}

/** Refuses pictures that are neither the kit's own files nor what it has (422): nobody else's file becomes public by it. */
async function refuseOtherPictures(
  { db }: Pick<Services, 'db'>,
  kit: BrandKitOfAuthor,
  look: BrandLook,
): Promise<void> {
  const other = brandPictures.flatMap((field) => (look[field] === kit.look[field] ? [] : (look[field] ?? [])));
  if (other.length === 0) return;
  const own = await db
    .selectFrom('brand_kit_files')
    .where('kit_id', '=', kit.kit_id)
    .where('filename', 'in', other)
    .where('size', 'is not', null)
    .select('filename')
    .execute();
  if (new Set(other).size !== own.length) throw new CallError('brand-kit/picture');
}

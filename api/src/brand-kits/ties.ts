import { brandFields } from '@dialogwerk/shared/contract';
import type { BrandField, BrandKitUse, BrandLook } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { BrandTie } from '../storage/tables/brandKitTables.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** The part of a dialog's settings that a kit holds. */
export function lookIn(settings: BrandLook): BrandLook {
  const { accent_color, logo_src, avatar_src, background_link, messenger, typeface } = settings;
  return { accent_color, logo_src, avatar_src, background_link, messenger, typeface };
}

/** Which fields of two looks differ. */
export const differing = (one: BrandLook, other: BrandLook): BrandField[] =>
  brandFields.filter((field) => one[field] !== other[field]);

/** What bringing a kit's look to a dialog would change there, by how it stands now. */
export function changesBy(kit: BrandLook, { taken, given }: BrandTie, now: BrandLook): BrandField[] {
  return brandFields.filter((field) => kit[field] !== taken[field] || now[field] !== given[field]);
}

/** How a dialog is tied to a kit; null where it is not. */
export async function readTie(db: Kysely<Tables>, survey_id: string): Promise<BrandTie | null> {
  const row = await db
    .selectFrom('brand_kit_uses')
    .where('survey_id', '=', survey_id)
    .select(['kit_id', 'taken', 'given'])
    .executeTakeFirst();
  const { kit_id = null } = row ?? {};
  return !row || kit_id === null ? null : { ...row, kit_id };
}

/** The same for who looks at the dialog: a kit that is deleted, or of a workspace that they are not in, has a name alone. */
export async function readUse(db: Kysely<Tables>, survey_id: string, user_id: string): Promise<BrandKitUse | null> {
  const row = await db
    .selectFrom('brand_kit_uses')
    .innerJoin('brand_kits', 'brand_kits.kit_id', 'brand_kit_uses.kit_id')
    .innerJoin('surveys', 'surveys.survey_id', 'brand_kit_uses.survey_id')
    .leftJoin('workspace_members', (join) =>
      join.onRef('workspace_members.workspace_id', '=', 'brand_kits.workspace_id').on('user_id', '=', user_id),
    )
    .where('brand_kit_uses.survey_id', '=', survey_id)
    .select(['brand_kits.kit_id', 'name', 'look', 'taken', 'given', 'settings', 'user_id', 'brand_kits.deleted_at'])
    .executeTakeFirst();
  if (!row) return null;
  const { name, kit_id, look, taken, given, settings } = row;
  const isTheirs = row.user_id !== null && row.deleted_at === null;
  return {
    name,
    kit_id: isTheirs ? kit_id : null,
    news: isTheirs ? differing(look, taken) : [],
    own: differing(lookIn(settings), given),
  };
}

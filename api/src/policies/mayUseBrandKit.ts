import type { BrandLook, RoleName } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import type { PolicyContext } from './findSurvey.ts';
import { maySharePermission } from './rights.ts';

/** A brand kit, with the author's role in its workspace. */
export interface BrandKitOfAuthor {
  readonly kit_id: string;
  readonly workspace_id: string;
  readonly name: string;
  readonly version: number;
  readonly look: BrandLook;
  readonly role: RoleName;
}

/** The kit, if the author is in its workspace; 404 without, because one of another workspace does not exist for them. */
export async function mayUseBrandKit(
  { services, who }: PolicyContext,
  kit_id: string,
  state: 'there' | 'deleted' = 'there',
): Promise<BrandKitOfAuthor> {
  const kit = await services.db
    .selectFrom('brand_kits')
    .innerJoin('workspace_members', 'workspace_members.workspace_id', 'brand_kits.workspace_id')
    .where('workspace_members.user_id', '=', who.user_id)
    .where('kit_id', '=', kit_id)
    .where('deleted_at', state === 'there' ? 'is' : 'is not', null)
    .select(['kit_id', 'brand_kits.workspace_id', 'name', 'version', 'look', 'role'])
    .executeTakeFirst();
  if (!kit) throw new CallError('brand-kit/unknown');
  return kit;
}

/** The kit, if the author may change it: who manages its workspace. */
export async function mayManageBrandKit(
  context: PolicyContext,
  kit_id: string,
  state: 'there' | 'deleted' = 'there',
): Promise<BrandKitOfAuthor> {
  const kit = await mayUseBrandKit(context, kit_id, state);
  if (maySharePermission(kit.role) === 0)
    throw new CallError('role/insufficient', { role: kit.role, need: 'brandKit' });
  return kit;
}

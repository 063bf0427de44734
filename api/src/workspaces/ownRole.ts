import type { RoleName } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';

/** What the dialog itself gave somebody, of a row of `members`; null for who is in its team by a workspace alone. */
export const ownRole = sql<RoleName | null>`case when members.by_workspace is null then members.role else members.own_role end`;

import type { RoleName } from '@dialogwerk/shared/contract';
import type { Generated } from 'kysely';

/** The rows of workspaces, as Kysely sees them; part of `Tables`. */
export interface WorkspaceTables {
  workspaces: {
    workspace_id: string;
    name: string;
    /** Whose own it is; null for one that several share. */
    personal_of: string | null;
    created_at: Generated<Date>;
    /** Put aside for 30 days; nobody is in it meanwhile. */
    deleted_at: Date | null;
  };
  workspace_invitations: {
    workspace_id: string;
    email: string;
    role: Exclude<RoleName, 'Besitzer'>;
    invited_by: string | null;
    created_at: Date;
  };
  workspace_members: {
    workspace_id: string;
    user_id: string;
    role: RoleName;
    created_at: Generated<Date>;
  };
}

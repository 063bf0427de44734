import { send } from '@dialogwerk/shared/clients';
import { takeSession } from '../session/effects/takeSession.ts';

/** What a magic link has led to. */
export type OpenedLink =
  /** Tells whether this page goes on (`enterSession`). */
  | { readonly kind: 'login'; readonly goesOn: boolean }
  | { readonly kind: 'registration'; readonly username: string }
  | { readonly kind: 'accepted'; readonly names: readonly string[]; readonly workspaces: readonly string[] };

/** Opens the link of a mail; a login link begins the session (spec §4). Throws `ApiError`. */
export async function openMagicLink(magic_link: string): Promise<OpenedLink> {
  const answer = await send('magicLink', { magic_link });
  switch (answer.kind) {
    case 'login': {
      const { kind, success: _, token, refresh_token, device, ...user } = answer;
      return { kind, goesOn: takeSession(user, { token, refresh_token, device }) };
    }
    case 'registration':
      return { kind: answer.kind, username: answer.username };
    case 'accepted':
      return { kind: answer.kind, names: answer.survey_names, workspaces: answer.workspace_names };
  }
}

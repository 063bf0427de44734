import type { Invitee } from '@dialogwerk/shared/contract';
import { inviteeTexts } from '../texts.ts';

/** What a person is called: their address, or the first that is known of them. */
export function nameOf({ email, known }: Pick<Invitee, 'email' | 'known'>): string {
  return email ?? Object.values(known).find((value) => value !== '') ?? inviteeTexts.table.nobody;
}

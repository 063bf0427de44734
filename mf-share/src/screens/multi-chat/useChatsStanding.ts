import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { ManagerLive, PublicNames } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { namingTexts } from '@dialogwerk/shared/ui';
import type { PublicName } from '../../features/public-name/usePublicName.ts';
import { chatsTexts as texts } from './texts.ts';

/** What stands before the name in a multi-chat's address as people say it. */
export const chatsAddress = (name: string): string => `${location.host}/multi_live/${name}`;

/** The name of a multi-chat in its public address. */
export function useChatsName(id: number): PublicName {
  const names = useResource('managerPublicName', { id });
  const give = async (name: string | null): Promise<string | null> => {
    const answered = (now: PublicNames) => [patch('managerPublicName', { id }, () => now)];
    const made = await change('setManagerPublicName', { id, name }, { answered });
    if (!made.ok) return made.reason;
    showNotice(name === null ? namingTexts.taken : namingTexts.given(chatsAddress(name)));
    return null;
  };
  return { ...names, give };
}

/** Has a multi-chat be live or inactive, shown at once; says why where it could not be. */
export async function switchChats(id: number, active: boolean): Promise<void> {
  const shown = patch('managerLive', { id }, (known) => ({ ...known, active }));
  const answered = (now: ManagerLive) => [patch('managerLive', { id }, () => now)];
  const made = await change('switchManager', { id, active }, { patches: [shown], answered });
  if (!made.ok) showNotice(texts.live.failed(made.reason));
}

import { useResource } from '@dialogwerk/shared/clients';

/** The author's multi-chats with their dialogs. */
export const useManagers = () => useResource('listManagers', {});

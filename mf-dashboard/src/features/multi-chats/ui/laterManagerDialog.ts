import { laterDialog } from '@dialogwerk/shared/ui';

/** With what holds its form, when it is opened. */
export const ManagerDialog = laterDialog(async () => (await import('./ManagerDialog.tsx')).ManagerDialog);

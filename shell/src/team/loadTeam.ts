/** Brings the code of the team dialog. */
export const loadTeam = async () => (await import('./ui/TeamDialog.tsx')).TeamDialog;

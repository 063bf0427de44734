import { WORKSPACE_LIMITS } from '../limits.ts';
import { refusal } from './ErrorRecord.ts';
import type { Member } from './surveyErrors.ts';

/** Refusals about workspaces and who is in them. */
export const workspaceErrors = {
  'workspace/too-many': refusal(
    409,
    `Sie sind schon in ${WORKSPACE_LIMITS.most} Arbeitsbereichen. Bitte verlassen oder löschen Sie zuerst einen. Es wurde nichts angelegt.`,
  ),
  'workspace/already-member': refusal(
    409,
    ({ name }: Member) => `${name} gehört schon zum Arbeitsbereich. Es wurde keine Einladung versendet.`,
  ),
  'workspace/unknown-member': refusal(
    404,
    ({ name }: Member) => `${name} gehört nicht (mehr) zum Arbeitsbereich. Es wurde nichts geändert.`,
  ),
  'workspace/last-manager': refusal(
    409,
    'Außer Ihnen verwaltet niemand diesen Arbeitsbereich. Geben Sie zuerst jemandem „Voller Zugriff“, oder löschen Sie ihn. Es wurde nichts geändert.',
  ),
  'team/by-workspace': refusal(
    409,
    ({ name }: Member) =>
      `${name} gehört über einen Arbeitsbereich zum Team. Bitte ändern Sie die Berechtigung dort. Es wurde nichts geändert.`,
  ),
};

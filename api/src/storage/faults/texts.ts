/** German sentences about the database, read by whoever runs the installation. */
export const storageTexts = {
  changedMigration: (name: string) =>
    `Die Datenbank wurde mit einer anderen Version von „${name}“ eingerichtet. Es wurde nichts geändert. Bitte starten Sie die Version von Dialogwerk, mit der diese Datenbank angelegt wurde, oder spielen Sie eine Sicherung ein.`,
  newerDatabase: (name: string) =>
    `Die Datenbank gehört zu einer neueren Version von Dialogwerk (sie enthält „${name}“). Es wurde nichts geändert. Bitte starten Sie die neuere Version.`,
} as const;

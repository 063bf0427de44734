const elsewhere = 'oder setzen Sie DATABASE_URL auf einen eigenen PostgreSQL-Server.';

/** All sentences of the bundled PostgreSQL that an operator may read. */
export const texts = {
  inUse: (folder: string) =>
    `Die Datenbank in „${folder}“ wird gerade von einem anderen laufenden Dialogwerk benutzt. Die Daten sind unversehrt. ` +
    'Beenden Sie das andere Dialogwerk, oder starten Sie dieses mit einem anderen Datenordner.',
  notWritable: (folder: string) =>
    `In den Datenordner „${folder}“ kann Dialogwerk nicht schreiben. Vorhandene Daten wurden nicht verändert. ` +
    `Geben Sie dem Benutzer, unter dem Dialogwerk läuft, Schreibrechte, wählen Sie einen anderen Datenordner, ${elsewhere}`,
  diskFull: (folder: string) =>
    `Auf dem Datenträger von „${folder}“ ist kein Platz mehr. Gespeicherte Daten sind unversehrt. ` +
    'Schaffen Sie Platz, und starten Sie Dialogwerk erneut.',
  otherVersion: (folder: string, found: string, needed: string) =>
    `Die Datenbank in „${folder}“ stammt von PostgreSQL ${found}, dieses Dialogwerk bringt PostgreSQL ${needed} mit. ` +
    `Die Daten wurden nicht verändert. Starten Sie das Dialogwerk, mit dem sie angelegt wurden, und übertragen Sie die Daten mit einer Sicherung, ${elsewhere}`,
  damaged: (folder: string, missing: string) =>
    `In der Datenbank in „${folder}“ fehlt die Datei „${missing}“. Es wurde nichts verändert. ` +
    'Stellen Sie den Ordner aus einer Sicherung wieder her, oder starten Sie Dialogwerk mit einem anderen Datenordner.',
  lockDamaged: (file: string) =>
    `Die Datei „${file}“, in der PostgreSQL vermerkt, dass es läuft, ist unlesbar. Die Daten sind unversehrt. ` +
    'Wenn sicher kein anderes Dialogwerk mit diesem Datenordner läuft, löschen Sie diese Datei, und starten Sie Dialogwerk erneut.',
  linkedDataMissing: (link: string, target: string) =>
    `„${link}“ verweist auf „${target}“, aber dort liegen keine Daten. Es wurde nichts verändert. ` +
    'Stellen Sie den fehlenden Ordner wieder her. Wenn Sie ohne die alten Daten neu beginnen möchten, löschen Sie den Verweis.',
  unreachable: (folder: string) =>
    `PostgreSQL läuft nie mit Administratorrechten, und „${folder}“ liegt in einem Ordner, den andere Benutzer nicht betreten dürfen. ` +
    `Die Daten sind unversehrt. Verschieben Sie Dialogwerk an einen allgemein erreichbaren Ort, starten Sie es ohne Administratorrechte, ${elsewhere}`,
  noBinaries: (platform: string) =>
    `Für dieses System (${platform}) gibt es keine mitgelieferte PostgreSQL-Datenbank. Vorhandene Daten wurden nicht verändert. ` +
    'Setzen Sie DATABASE_URL auf einen PostgreSQL-Server, zum Beispiel postgres://benutzer:kennwort@rechner:5432/dialogwerk.',
  noAccount: (uid: string) =>
    `PostgreSQL kann keine Datenbank anlegen, weil der Benutzer mit der Nummer ${uid} auf diesem System kein Konto hat. Es wurde nichts verändert. ` +
    `Starten Sie Dialogwerk mit einem angelegten Benutzer, ${elsewhere}`,
  noUnprivilegedAccount:
    'PostgreSQL läuft nie mit Administratorrechten, und auf diesem System fehlt ein Konto ohne solche Rechte. Vorhandene Daten wurden nicht verändert. ' +
    `Legen Sie ein Konto namens „dialogwerk“ an, starten Sie Dialogwerk ohne Administratorrechte, ${elsewhere}`,
  administrator:
    'PostgreSQL startet nicht mit Administratorrechten. Die Daten sind unversehrt. ' +
    `Starten Sie Dialogwerk ohne Administratorrechte, ${elsewhere}`,
  foreignSocketFolder: (folder: string) =>
    `Der Ordner „${folder}“ gehört einem anderen Benutzer, Dialogwerk braucht ihn für die Verbindung zur Datenbank. Die Daten sind unversehrt. ` +
    'Löschen Sie diesen Ordner, oder wählen Sie einen Datenordner mit kürzerem Pfad.',
  silent: (folder: string) =>
    `Die Datenbank in „${folder}“ antwortet nicht. Gespeicherte Daten sind unversehrt. ` +
    'Starten Sie Dialogwerk erneut. Wenn das nicht hilft, starten Sie den Rechner neu.',
  failed: (folder: string, logFolder: string) =>
    `Die Datenbank in „${folder}“ konnte nicht gestartet werden. Gespeicherte Daten wurden nicht gelöscht. ` +
    `Den Grund nennen die Dateien in „${logFolder}“. Beheben Sie ihn, und starten Sie Dialogwerk erneut.`,

  initialized: (milliseconds: number) => `PostgreSQL: neue Datenbank angelegt (${milliseconds} ms).`,
  started: (pid: number) => `PostgreSQL: gestartet (Prozess ${pid}).`,
  takenOver: (pid: number) => `PostgreSQL: lief noch und wird weiter benutzt (Prozess ${pid}).`,
  recovering: 'PostgreSQL: stellt nach einem unerwarteten Ende den letzten Stand wieder her …',
  lost: 'PostgreSQL: unerwartet beendet, wird wieder gestartet.',
  restartFailed: (reason: string, seconds: number) =>
    `PostgreSQL: Neustart noch nicht gelungen, nächster Versuch in ${seconds.toLocaleString('de-DE')} s. ${reason}`,
  privateHome: (link: string, target: string) =>
    `PostgreSQL: „${link}“ ist nur für Administratoren erreichbar, die Datenbank liegt deshalb in „${target}“.`,
  stopped: 'PostgreSQL: beendet.',
  stopFailed: (output: string) => `PostgreSQL: ließ sich nicht beenden: ${output}`,
};

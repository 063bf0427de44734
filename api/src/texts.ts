/** German sentences for whoever starts and stops the server. */
export const startTexts = {
  /** The note of the first publication of a story. */
  /** The folder that the stories are delivered in. */
  storyFolder: 'Mitgelieferte Geschichten',
  storyNote: 'So, wie Dialogwerk die Geschichte mitbringt.',
  running: (url: string) => `Dialogwerk läuft: ${url}`,
  stopping: 'Dialogwerk wird beendet. Laufende Anfragen werden noch beantwortet …',
  stopped: 'Dialogwerk ist beendet.',
  stopFailed: 'Dialogwerk ist beendet, aber nicht sauber. Gespeicherte Daten sind sicher.',
  failed: (reason: string) => `Dialogwerk konnte nicht starten: ${reason}`,
  crashed:
    'Dialogwerk wurde wegen eines unerwarteten Fehlers beendet. Gespeicherte Daten sind sicher; bitte starten Sie es neu.',

  stoodStill: (seconds: number) =>
    `Dialogwerk hat ${seconds} Sekunden lang niemandem mehr geantwortet und wurde deshalb beendet. Gespeicherte Daten sind sicher. Woran es gerade arbeitete, steht in der Zeile darüber; bitte melden Sie sie.`,

  portTaken: (port: number) =>
    `Der Port ${port} ist schon belegt. Beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen Port, zum Beispiel PORT=${port + 1}.`,
  portForbidden: (port: number) =>
    `Der Port ${port} darf von diesem Benutzer nicht geöffnet werden. Bitte wählen Sie mit PORT einen Port ab 1024.`,
  hostUnknown: (host: string) =>
    `Die Adresse „${host}“ gibt es auf diesem Rechner nicht. Bitte prüfen Sie HOST (127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das ganze Netz).`,

  mediaFolder: (folder: string) =>
    `Der Ordner „${folder}“ für Bilder und andere Dateien lässt sich nicht anlegen oder nicht beschreiben. Bitte prüfen Sie DATA_DIR und die Rechte daran.`,

  noMediaStore:
    'Es ist kein Speicher genannt. Bitte setzen Sie MEDIA_STORE_URL, MEDIA_STORE_KEY_ID und MEDIA_STORE_SECRET.',
  mediaMoved: (copied: number, there: number) =>
    `Kopiert: ${copied} Dateien. Schon im Speicher: ${there}. Die Dateien auf der Platte sind noch da.`,
  mediaNotMoved: (reason: string) =>
    `Das Kopieren ist abgebrochen: ${reason} Was schon kopiert ist, bleibt im Speicher; ein neuer Versuch macht dort weiter.`,

  legalFolder: (folder: string) =>
    `Der Ordner „${folder}“ für Impressum, Datenschutz und AGB lässt sich nicht anlegen oder nicht beschreiben. Bitte prüfen Sie LEGAL_DIR oder DATA_DIR und die Rechte daran.`,

  databaseUnreachable:
    'Die Datenbank aus DATABASE_URL ist nicht erreichbar. Bitte prüfen Sie Rechner und Port und ob PostgreSQL dort läuft.',
  databaseRefused: 'Die Datenbank aus DATABASE_URL lehnt die Anmeldung ab. Bitte prüfen Sie Benutzername und Passwort.',
  databaseMissing:
    'Die Datenbank aus DATABASE_URL gibt es auf dem Server nicht. Bitte legen Sie sie an (createdb) oder prüfen Sie den Namen.',
  databaseTooOld: 'Der PostgreSQL-Server aus DATABASE_URL ist zu alt. Dialogwerk braucht PostgreSQL 14 oder neuer.',

  watchdog: (value: string) =>
    `WATCHDOG_SECONDS=${value} ist keine Anzahl von Sekunden. Bitte geben Sie eine ganze Zahl ab 1 an, oder 0 für nie.`,
  port: (value: string) => `PORT=${value} ist kein Port. Bitte geben Sie eine ganze Zahl von 0 bis 65535 an.`,
  databaseUrl:
    'DATABASE_URL ist keine Adresse einer PostgreSQL-Datenbank. Sie sieht so aus: postgres://benutzer:passwort@rechner:5432/datenbank',
  publicUrl: (value: string) =>
    `PUBLIC_URL=${value} ist keine Web-Adresse. Sie beginnt mit https:// oder http:// und hat keinen Pfad, zum Beispiel https://dialog.example.org`,
  mediaHost: (name: string, value: string) =>
    `${name}=${value} ist keine Web-Adresse. Sie beginnt mit https:// oder http://, zum Beispiel https://medien.example.org`,
  helpUrl: (value: string) =>
    `HELP_URL=${value} ist keine Web-Adresse. Sie beginnt mit https:// oder http://, zum Beispiel https://hilfe.example.org`,
  adminEmail: (value: string) => `ADMIN_EMAIL=${value} ist keine E-Mail-Adresse.`,
  adminPassword: (problem: string) => `ADMIN_PASSWORD: ${problem}`,
  smtpUrl: 'SMTP_URL ist keine Adresse eines Mailservers. Sie sieht so aus: smtp://benutzer:passwort@rechner:587',
  mailFrom: (value: string) => `MAIL_FROM=${value} ist keine E-Mail-Adresse.`,
  passwordDays: (value: string) =>
    `PASSWORD_MAX_DAYS=${value} ist keine Anzahl von Tagen. Bitte geben Sie eine ganze Zahl ab 1 an.`,
  mailFolder: (folder: string) =>
    `E-Mails werden nicht versendet, sondern als Dateien abgelegt: ${folder} (Versand: SMTP_URL setzen)`,
  mailServer: (target: string) => `E-Mails gehen über ${target}.`,
  mailServerAway: (target: string, reason: string) =>
    `Der Mailserver ${target} nimmt gerade keine E-Mails an (${reason}). Dialogwerk läuft trotzdem; E-Mails warten und werden gesendet, sobald er antwortet. Bitte prüfen Sie SMTP_URL.`,
  mailLinks: (url: string) =>
    `Hinweis: PUBLIC_URL ist nicht gesetzt. Links in E-Mails zeigen auf ${url} und gehen nur auf diesem Rechner.`,
  mediaQuota: (value: string) =>
    `MEDIA_QUOTA_MB=${value} ist keine Größe. Bitte geben Sie eine ganze Zahl von MB ab 1 an, zum Beispiel MEDIA_QUOTA_MB=20000.`,
  leastGroup: (value: string) =>
    `FIGURES_LEAST_GROUP=${value} ist keine Anzahl. Bitte geben Sie eine ganze Zahl von 1 bis 999 an, zum Beispiel FIGURES_LEAST_GROUP=5.`,
  logLevel: (value: string) =>
    `LOG_LEVEL=${value} ist keine Stufe. Möglich sind: fatal, error, warn, info, debug, trace, silent.`,
  trustProxy: (value: string) =>
    `TRUST_PROXY=${value} ist keine Liste von Adressen. Beispiele: loopback oder 10.0.0.0/8,192.168.1.5`,
  moduleOrigins: (value: string) =>
    `MODULE_ORIGINS ist „${value}“: Nötig sind Adressen ohne Pfad, durch Komma getrennt, mit https:// (nur auf dieser Maschine auch mit http://).`,
  embedHosts: (value: string) =>
    `EMBED_HOSTS ist „${value}“: Nötig sind Namen von Servern, durch Komma getrennt, zum Beispiel EMBED_HOSTS=www.youtube-nocookie.com,tube.example.org, oder off.`,
  webPush: (value: string) =>
    `WEB_PUSH ist „${value}“: Nötig ist „off“, oder die Adressen von Push-Diensten ohne Pfad, durch Komma getrennt, mit https:// (ein Stern steht für alle Rechner darunter, etwa https://*.push.example.org).`,
  modelIncomplete: (prefix: string) =>
    `Für das Sprachmodell fehlt eine Angabe: ${prefix}_BASE_URL und ${prefix}_MODEL gehören zusammen. Ohne Sprachmodell lassen Sie alle ${prefix}_-Angaben weg.`,
  modelProvider: (prefix: string, known: readonly string[]) =>
    `${prefix}_PROVIDER ist keiner der bekannten Anbieter: ${known.join(', ')}. Ohne Angabe gilt „openai“, auch für alle, die wie OpenAI angesprochen werden.`,
  modelKey: (prefix: string, provider: string) =>
    `Für das Sprachmodell fehlt der Schlüssel: ${provider} verlangt ${prefix}_API_KEY.`,
  modelSeconds: (name: string, { min, max }: { readonly min: number; readonly max: number }) =>
    `${name} sagt, wie viele Sekunden höchstens auf das Sprachmodell gewartet wird: eine ganze Zahl von ${min} bis ${max}.`,
  modelPrice: (prefix: string) =>
    `Der Preis des Sprachmodells besteht aus ${prefix}_PRICE_IN und ${prefix}_PRICE_OUT, je für eine Million Tokens, mit Punkt statt Komma (zum Beispiel 0.15), und bei einer anderen Währung als Euro LLM_CURRENCY (zum Beispiel USD).`,
  modelAddress: (prefix: string, value: string) =>
    `${prefix}_BASE_URL=${value} ist keine Web-Adresse. Sie beginnt mit https:// oder http:// und enthält keine Zugangsdaten, zum Beispiel https://api.example.org/v1`,
  modelReserveAlone:
    'Es gibt nur ein zweites Sprachmodell (LLM_RESERVE_BASE_URL) und kein erstes. Bitte setzen Sie LLM_BASE_URL und LLM_MODEL.',
  modelCount: (name: string, value: string) =>
    `${name}=${value} ist keine Anzahl. Bitte geben Sie eine ganze Zahl ab 1 an.`,
  releaseKey: 'RELEASE_KEY ist zu kurz: mindestens 32 Zeichen, etwa von „openssl rand -base64 32“.',
  secretsKey:
    'SECRETS_KEY ist kein Schlüssel. Er besteht aus 32 zufälligen Bytes in Base64 und lässt sich so erzeugen: openssl rand -base64 32. Bei einem Wechsel steht der neue Schlüssel vorn, mit Komma vom alten getrennt.',
  liveCalls: (value: string) =>
    `LIVE_CALLS_AT_ONCE=${value} ist keine Anzahl. Bitte geben Sie eine ganze Zahl ab 1 an.`,
} as const;

/** What players may write: by chat, block and target. */
export type Questions = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>;

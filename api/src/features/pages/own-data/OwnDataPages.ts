import type { OwnData } from '@dialogwerk/shared/contract';

/** A file that a respondent has sent, in pieces that are read once it is asked for. */
interface OwnFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** What the pages of what is stored of respondents read and do, by the code of a receipt; each refuses as the calls do. */
export interface OwnDataPages {
  readonly read: (code: string, address: string) => Promise<OwnData>;
  readonly files: (code: string, address: string) => Promise<readonly OwnFile[]>;
  readonly withdraw: (code: string, consent_id: string, address: string) => Promise<void>;
  readonly remove: (code: string, address: string) => Promise<void>;
  /** The code of the conversation that a personal link has begun; null where nothing leads there. */
  readonly codeOfLink: (token: string) => Promise<string | null>;
}

import type { z } from 'zod';
import type { ApiScope } from './apiScopes.ts';
import type { CallRoute } from './callRoute.ts';
import type { ErrorCode, PlainErrorCode } from './errors/index.ts';

/** A body that is larger than most, or is read under other bounds. */
export interface BodyBounds {
  readonly maxBytes: number;
  /** The most values of its JSON. */
  readonly maxValues: number;
  /** What a larger one is refused with. */
  readonly tooLarge: PlainErrorCode;
}

/** Conversations one by one, words, files, or a table of all. */
export type AnswersRead = 'conversations' | 'words' | 'files' | 'table';

/** All that is fixed about a call; clients, handlers, the access matrix and OpenAPI follow from it. */
export interface CallRecord extends CallRoute {
  /** Path parameters, query and body together: one flat object. */
  readonly request: z.ZodType;
  readonly response: z.ZodType;
  /** By which scope a personal API key makes it (docs/decisions/0165); absent: by none. */
  readonly scope?: ApiScope;
  /** What of single respondents an author gets to read by it, for the audit trail; absent for figures. */
  readonly reads?: AnswersRead;
  /** Its work grows with a whole dialog: a person's calls of this kind follow each other, and few run at one time (`createShares`). */
  readonly whole?: true;
  /** What it makes stays: how much of it one person makes in a time is limited (`makingShares`). */
  readonly makes?: 'dialogs' | 'entries';
  /** 1 MB when absent. */
  readonly body?: BodyBounds;
  /** What it may be refused with, beside what its access, its input and a server in trouble imply (`errorsOf`). */
  readonly errors?: readonly ErrorCode[];
}

export type CallRecords = Readonly<Record<string, CallRecord>>;

import type { Access, CallInput, CallName, CallResponse } from '@dialogwerk/shared/contract';
import type { calls } from '@dialogwerk/shared/contract/calls';
import type { BrowserMarks } from './browserMarks.ts';
import type { Author, KeyHolder, Respondent, TokenHolder } from '../identity/identity.ts';
import type { Services } from '../services.ts';

/** Who stands behind a request, by the access that the contract demands: a handler cannot see less or more. */
export interface IdentityOf {
  public: null;
  author: Author;
  admin: Author;
  releaser: Author | KeyHolder;
  respondent: Respondent;
  'anyone-with-token': TokenHolder;
  /** The raw refresh token. */
  refresh: string;
}
export type AccessOf<N extends CallName> = (typeof calls)[N]['access'];

/** What a handler knows beside its input. */
export interface CallContext<A extends Access = Access> {
  readonly services: Services;
  readonly who: IdentityOf[A];
  /** The caller's address, for rate limits only; never logged or stored in the clear. */
  readonly address: string;
  /** What the caller's browser says that it is; only its kind is ever kept. */
  readonly userAgent?: string | undefined;
  /** The languages that the caller's browser is set to, as it says. */
  readonly acceptLanguage?: string | undefined;
  /** Who reports on versions, by a stand-in that the server has vouched for; null where nobody was ever signed in. */
  readonly reporter?: (() => string | null) | undefined;
  /** What the caller's browser keeps for the server. */
  readonly marks: BrowserMarks;
  /** Aborted when the caller goes away before the answer. */
  readonly signal?: AbortSignal | undefined;
  /** Does work as if the call were marked `whole`: for what only seldom grows with a whole dialog. */
  readonly inWholeShare: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** The context of a call by an author. */
export type AuthorContext = CallContext<'author'>;

/** One call's work: validated input in, the contract's response out; throws `CallError` for every refusal. */
export type Handler<N extends CallName> = (
  input: CallInput<N>,
  context: CallContext<AccessOf<N>>,
) => Promise<CallResponse<N>>;

/** One handler per call: a call of the contract without one does not compile. */
export type Handlers = { readonly [N in CallName]: Handler<N> };

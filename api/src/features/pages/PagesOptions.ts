import type { Language } from '@dialogwerk/shared/contract';
import type { BrowserMarks } from '../../calls/browserMarks.ts';
import type { PageCard } from '../../share-card/PageCard.ts';
import type { ClosedDoor } from '../../studies/doors/closedDoor.ts';
import type { Entered, PasswordAttempt } from '../../studies/enterPassword.ts';
import type { TestNotes } from '../../studies/readTestNotes.ts';
import type { Installation } from './appHead.ts';
import type { OpenChats } from './chatsPage.ts';
import type { PlainDialogs } from './plain/PlainDialogs.ts';
import type { OpenDialog } from './dialogPage.ts';
import type { OwnDataPages } from './own-data/OwnDataPages.ts';
import type { PersonalPagesOptions } from './PersonalLinkPages.ts';
import type { PublicPagesOptions } from './registerPublicPages.ts';

/** Who asks for a page. */
export interface Visit {
  /** What stands behind '?'. */
  readonly query: string;
  /** To what they have begun already. */
  readonly goesOn: boolean;
  /** By a personal link, which leads to a conversation in any case. */
  readonly byLink: boolean;
  /** The languages that they want, the most wanted first. */
  readonly wished: readonly Language[];
  readonly marks: BrowserMarks;
}

/** Gives what a public dialog page shows, to who begins or goes on; nothing is stored for it. */
export type ReadOpening = (
  survey_id: string,
  visit: Visit,
) => Promise<
  | ({ readonly kind: 'open'; readonly card?: PageCard } & OpenDialog)
  | ({ readonly kind: 'door' } & ClosedDoor)
  | { readonly kind: 'test'; readonly notes: TestNotes }
  | { readonly kind: 'test-gone' }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'unknown' }
>;

/** Gives what the page of a multi-chat shows; nothing is stored for it. */
export type ReadChatsOpening = (
  id: string,
  visit: Visit,
) => Promise<
  | ({ readonly kind: 'open'; readonly card?: PageCard; readonly alone: readonly string[] } & OpenChats)
  | ({ readonly kind: 'door' } & ClosedDoor)
  | { readonly kind: 'test'; readonly notes: TestNotes }
  | { readonly kind: 'test-gone' }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'unknown' }
>;

/** What a public page leads to, by its id. */
export interface PageOf {
  readonly kind: 'survey' | 'manager';
  readonly id: string;
}

/** Gives where a name in a public address leads; null where nobody has it. */
export type FindByName = (
  kind: PageOf['kind'],
  name: string,
) => Promise<{ readonly id: string; readonly address: string } | null>;

/** Gives the websites whose pages may show a dialog or a multi-chat in a frame, by its public id; none for all. */
export type FindSites = (survey_id: string) => Promise<readonly string[]>;

/** Where the pages come from. */
export interface PagesOptions extends PublicPagesOptions, PersonalPagesOptions {
  readonly readOpening: ReadOpening;
  readonly readChatsOpening: ReadChatsOpening;
  /** Tries a password that was typed before what a page leads to. */
  readonly enterByPassword: (of: PageOf, attempt: PasswordAttempt) => Promise<Entered>;
  /** The language that what stands in the way is said in, to who wants these. */
  readonly readSpoken: (of: PageOf, wished: readonly Language[]) => Promise<string>;
  readonly findByName: FindByName;
  /** What dialogs without a script reach; absent: there are none. */
  readonly plain?: PlainDialogs;
  /** What respondents see and do of what is stored of them; absent: nothing. */
  readonly ownData?: OwnDataPages;
  readonly findSites: FindSites;
  /** Where dialogs' files come from when it is not this server; its origin. */
  readonly mediaHost: string | null;
  readonly installation: Installation;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The same where there are dialogs without a script. */
export interface PlainOptions extends PagesOptions {
  readonly plain: PlainDialogs;
}

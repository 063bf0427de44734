import type { Language } from '@dialogwerk/shared/contract';
import type { Releases } from '../../releases/Releases.ts';
import type { ShutDoor } from '../../studies/shutDoor.ts';
import type { PersonalDialog, Subscription } from './personalPage.ts';

/** What personal links lead to. */
export interface PersonalLinkPages {
  readonly readPersonalOpening: (
    token: string,
    wished: readonly Language[],
  ) => Promise<
    | PersonalDialog
    | ({ readonly kind: 'door'; readonly language: string } & ShutDoor)
    | { readonly kind: 'inactive'; readonly language: string }
    | { readonly kind: 'unknown' }
  >;
  /** Begins or goes on; `code` lets the page of the dialog go on with the conversation, or that of the multi-chat with its chats. */
  readonly enterByLink: (
    token: string,
    attempt: string,
    visitor: { readonly userAgent: string | undefined; readonly wished: readonly Language[] },
  ) => Promise<
    | {
        readonly kind: 'entered';
        readonly survey_id: string;
        readonly code: string;
        readonly to: 'survey' | 'manager';
      }
    | { readonly kind: 'used' }
    | { readonly kind: 'unknown' }
  >;
  readonly readSubscription: (token: string) => Promise<Subscription | null>;
  readonly setUnsubscribed: (token: string, unsubscribed: boolean) => Promise<void>;
  /** What a browser knows a token by. */
  readonly proofOf: (token: string) => string;
}

export interface PersonalPagesOptions {
  readonly releases: Releases;
  readonly personalLinks: PersonalLinkPages;
}

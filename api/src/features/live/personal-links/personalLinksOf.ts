import type { Language } from '@dialogwerk/shared/contract';
import { deviceKind } from '../opening/deviceKind.ts';
import type { Services } from '../../../services.ts';
import { enterByLink } from './enterByLink.ts';
import { readPersonalOpening } from './readPersonalOpening.ts';
import { readSubscription, setUnsubscribed } from './unsubscribe.ts';

/** Who opens a link. */
interface Visitor {
  readonly userAgent: string | undefined;
  readonly wished: readonly Language[];
}

export type PersonalLinks = ReturnType<typeof personalLinksOf>;

/** What the pages of personal links read and do. */
export function personalLinksOf(services: Services) {
  return {
    readPersonalOpening: (token: string, wished: readonly Language[]) => readPersonalOpening(services, token, wished),
    enterByLink: (token: string, attempt: string, { userAgent, wished }: Visitor) =>
      enterByLink(services, token, attempt, { device: deviceKind(userAgent), wished }),
    readSubscription: (token: string) => readSubscription(services, token),
    setUnsubscribed: (token: string, unsubscribed: boolean) => setUnsubscribed(services, token, unsubscribed),
    /** What a browser that has begun by a link knows it by: of no use to who reads it there. */
    proofOf: (token: string): string => services.pseudonym(`personal-link-browser:${token}`).toString('base64url'),
  };
}

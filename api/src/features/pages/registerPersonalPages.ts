import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../errors/CallError.ts';
import { productLanguage } from '../../dialogs/wishedLanguages.ts';
import { PERSONAL_PATH, personalPath, TRIAL_TOKEN, UNSUBSCRIBE } from '../../invitees/personalPath.ts';
import { describeFault } from '../../storage/faults/describeFault.ts';
import { cookieOf, setCookie } from '../../cookies.ts';
import { isUuid } from '../../storage/ids.ts';
import { doorNotice, GOES_ON_BY_LINK } from './doorNotice.ts';
import { inactiveNotice, notAvailableNotice } from './notices.ts';
import { noticePage, personalNotice, personalPage, subscriptionPage } from './personalPage.ts';
import type { PersonalDialog } from './personalPage.ts';
import type { PersonalLinkPages, PersonalPagesOptions } from './PersonalLinkPages.ts';
import { PLAIN_FIELD, plainCodePath } from './plain/plainAddress.ts';
import { OWN_DATA_OF_LINK } from './own-data/ownDataPath.ts';
import type { PublicPage } from './publicPage.ts';
import { sendPublicPage } from './publicPage.ts';
import { fieldOf } from './readForms.ts';
import { wishedBy } from './wishedBy.ts';

/** As long as a conversation is kept in a browser that nobody opens. */
const KNOWN_S = 30 * 24 * 60 * 60;

type Asked = FastifyRequest<{ Params: { token: string } }>;

/** The pages of personal links, made on the server: nothing of a person stands in an address, and only a click begins something. */
export function registerPersonalPages(
  pages: FastifyInstance,
  { releases, personalLinks: links }: PersonalPagesOptions,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, page: PublicPage) =>
    sendPublicPage(releases, request, reply, page);

  pages.get(`${PERSONAL_PATH}/:token`, async (request: Asked, reply) => {
    const { token } = request.params;
    if (token === TRIAL_TOKEN) return send(request, reply, personalNotice('trial', productLanguage(wishedBy(request))));
    const opening = await links.readPersonalOpening(token, wishedBy(request)).catch((error: unknown) => {
      request.log.error({ fault: describeFault(error) }, 'the page of a personal link could not be made');
      return { kind: 'notAvailable' } as const;
    });
    if (isDialog(opening)) {
      const { survey_id } = opening;
      if (opening.kind !== 'first' && cookieOf(request, cookieName(survey_id)) === links.proofOf(token))
        return reply.header('cache-control', 'no-store').redirect(dialogPath(survey_id), 303);
      const own_data = `${personalPath(encodeURIComponent(token))}${OWN_DATA_OF_LINK}`;
      const dialog = opening.anonymous ? opening : { ...opening, own_data };
      return send(request, reply, personalPage(dialog, randomBytes(16).toString('base64url')));
    }
    return send(request, reply, shutPage(opening, request));
  });

  pages.post(`${PERSONAL_PATH}/:token`, async (request: Asked, reply) => {
    const { token } = request.params;
    const attempt = fieldOf(request, 'attempt') ?? randomBytes(16).toString('base64url');
    const visitor = { userAgent: request.headers['user-agent'], wished: wishedBy(request) };
    const entered = await links.enterByLink(token, attempt, visitor).catch((error: unknown) => {
      if (error instanceof CallError && error.status < 500) return null;
      request.log.error({ fault: describeFault(error) }, 'a personal link could not be opened');
      return { kind: 'notAvailable' } as const;
    });
    if (entered?.kind === 'entered') {
      const { survey_id, code, to } = entered;
      setCookie(reply, {
        name: cookieName(survey_id),
        value: links.proofOf(token),
        seconds: KNOWN_S,
        path: PERSONAL_PATH,
      });
      const needsNoScript = to === 'survey' && fieldOf(request, PLAIN_FIELD) !== null;
      const href = needsNoScript ? plainCodePath(survey_id, code) : `${dialogPath(survey_id)}#weiter=${code}`;
      return reply.header('cache-control', 'no-store').redirect(href, 303);
    }
    if (entered?.kind === 'notAvailable')
      return send(request, reply, noticePage(notAvailableNotice(productLanguage(wishedBy(request)))));
    // What keeps them out is what the page says now.
    return reply.header('cache-control', 'no-store').redirect(personalPath(encodeURIComponent(token)), 303);
  });

  pages.get(`${PERSONAL_PATH}/:token${UNSUBSCRIBE}`, async (request: Asked, reply) => {
    const found = await links.readSubscription(request.params.token);
    const page = found ? subscriptionPage(found) : personalNotice('link', productLanguage(wishedBy(request)));
    return send(request, reply, page);
  });

  pages.post(`${PERSONAL_PATH}/:token${UNSUBSCRIBE}`, async (request: Asked, reply) => {
    const { token } = request.params;
    await links.setUnsubscribed(token, fieldOf(request, 'wanted') !== '1');
    const found = await links.readSubscription(token);
    const page = found ? subscriptionPage(found) : personalNotice('link', productLanguage(wishedBy(request)));
    return send(request, reply, page);
  });
}

type Opening = Awaited<ReturnType<PersonalLinkPages['readPersonalOpening']>> | { readonly kind: 'notAvailable' };

const isDialog = (opening: Opening): opening is PersonalDialog => 'survey_id' in opening;

function shutPage(opening: Exclude<Opening, PersonalDialog>, request: Asked): PublicPage {
  if (opening.kind === 'unknown') return personalNotice('link', productLanguage(wishedBy(request)));
  if (opening.kind === 'door') return noticePage(doorNotice(opening, request.url, opening.language));
  return noticePage(
    opening.kind === 'inactive'
      ? inactiveNotice(opening.language)
      : notAvailableNotice(productLanguage(wishedBy(request))),
  );
}

/** One for each dialog or multi-chat, because a browser keeps one conversation of each. */
const cookieName = (survey_id: string): string => `dialogwerk-zugang-${survey_id}`;

const dialogPath = (survey_id: string): string =>
  `/${isUuid(survey_id) ? 'multi_live' : 'assess_live'}/${encodeURIComponent(survey_id)}?${GOES_ON_BY_LINK}`;

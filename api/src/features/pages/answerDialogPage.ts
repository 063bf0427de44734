import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFault } from '../../storage/faults/describeFault.ts';
import { openDialogPage } from './dialogPage.ts';
import { doorNotice, isPreview, visitBy } from './doorNotice.ts';
import type { Notice } from './Notice.ts';
import { inactiveNotice, notAvailableNotice, testGoneNotice, unknownNotice } from './notices.ts';
import { plainOffer } from './plain/plainOffer.ts';
import type { PagesOptions, ReadOpening } from './PagesOptions.ts';
import { readShellPage } from './readShellPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendHtml } from './sendHtml.ts';
import { sendNotice } from './sendNotice.ts';
import { markedAsTest, testMarkStyle } from './testMark.ts';
import { testNotice } from './testNotice.ts';
import { withAppearance } from './withAppearance.ts';
import { wishedBy } from './wishedBy.ts';
import { withStyle } from './withStyle.ts';

/** Answers a public dialog link; whatever is missing or fails, the respondent gets a page with a sentence. */
export async function answerDialogPage(
  options: PagesOptions,
  survey_id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { releases, mediaHost, installation } = options;
  const built = await readShellPage(releases, 'live.html');
  const isWidget = request.url.startsWith('/widget/');
  // Together, so that no dialog is shown without knowing where it may be.
  const [opening, sites] = await Promise.all([
    options.readOpening(survey_id, visitBy(request, reply)),
    isWidget ? options.findSites(survey_id) : [],
  ]).catch((error: unknown) => {
    request.log.error({ fault: describeFault(error) }, 'a dialog page could not be opened');
    return [{ kind: 'notAvailable' }, []] as const;
  });
  const release = (await releases.served('mf-assess-live'))?.manifest;
  if (opening.kind !== 'open') {
    const language =
      opening.kind === 'notAvailable'
        ? 'de'
        : await options.readSpoken({ kind: 'survey', id: survey_id }, wishedBy(request));
    return sendNotice(options, noticeOf(opening, request.url, language), request, reply, sites);
  }
  if (built === null || release?.live === undefined)
    return sendNotice(options, notAvailableNotice(opening.config.language), request, reply, sites);
  const { kind: _, card = null, ...dialog } = opening;
  const isTest = dialog.kept_as !== undefined;
  const looking = withAppearance(built, dialog.config);
  const template = isTest ? withStyle(looking, testMarkStyle) : looking;
  const { embedHosts, publicUrl } = installation;
  reply.headers(securityHeaders(request.url, template, { mediaHost, embedHosts, sites }));
  const live = isWidget && isPreview(request.url) ? null : release.live;
  const [path = ''] = request.url.split('?', 1);
  const plain = live === null || !options.plain ? '' : plainOffer(dialog.config, request.url);
  const share = { card, path, publicUrl };
  const page = openDialogPage(template, dialog, release, { live, isWidget, plain, share });
  return sendHtml(reply, 200, isTest ? markedAsTest(page, dialog.config.language) : page);
}

type Closed = Exclude<Awaited<ReturnType<ReadOpening>>, { kind: 'open' }> | { readonly kind: 'notAvailable' };

/** What is said to who cannot begin, or not yet; `url` as the page was asked for. */
export function noticeOf(closed: Closed, url: string, language: string): Notice {
  switch (closed.kind) {
    case 'door':
      return doorNotice(closed, url, language);
    case 'test':
      return testNotice(closed.notes, url, language);
    case 'inactive':
      return inactiveNotice(language);
    case 'notAvailable':
      return notAvailableNotice(language);
    case 'unknown':
      return unknownNotice(language);
    case 'test-gone':
      return testGoneNotice(language);
  }
}

import type { FastifyInstance } from 'fastify';
import { productLanguage } from '../../dialogs/wishedLanguages.ts';
import type { Releases } from '../../releases/Releases.ts';
import { answerAvatar } from './answerAvatar.ts';
import { exitPage } from './exitPage.ts';
import { privacyPage } from './privacyPage.ts';
import type { Privacy } from './privacyPage.ts';
import { sendPublicPage } from './publicPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendHtml } from './sendHtml.ts';
import { wishedBy } from './wishedBy.ts';
import { widgetPreviewPage } from './widgetPreviewPage.ts';

export interface PublicPagesOptions {
  readonly releases: Releases;
  /** A dialog's privacy text, the draft's where the address is signed; null when there is no such dialog. */
  readonly readPrivacy: (survey_id: string, query: Readonly<Record<string, unknown>>) => Promise<Privacy | null>;
}

/** The public pages that are no dialog, and the generated avatars: none of them needs the authors' application. */
export function registerPublicPages(pages: FastifyInstance, { releases, readPrivacy }: PublicPagesOptions): void {
  pages.get<{ Params: { variant: string }; Querystring: { language?: unknown } }>(
    '/exit/:variant',
    async (request, reply) => {
      const { language } = request.query;
      const asked = typeof language === 'string' ? language : 'de';
      return sendPublicPage(releases, request, reply, exitPage(request.params.variant, asked));
    },
  );

  pages.get<{ Params: { survey_id: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/privacy/:survey_id',
    async (request, reply) => {
      const privacy = await readPrivacy(request.params.survey_id, request.query);
      return sendPublicPage(releases, request, reply, privacyPage(privacy, productLanguage(wishedBy(request))));
    },
  );

  pages.get<{ Params: { survey_id: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/widget_preview/:survey_id',
    async (request, reply) => {
      const { style, html } = widgetPreviewPage(request.params.survey_id, request.query);
      reply.headers(securityHeaders(request.url, style));
      return sendHtml(reply, 200, html);
    },
  );

  pages.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) =>
    answerAvatar(request.params.file, request.query, reply),
  );
}

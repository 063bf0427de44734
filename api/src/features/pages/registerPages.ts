import { createHash, randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { SendOptions } from '@fastify/static';
import { crimeHeads, isModuleId } from '@dialogwerk/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readViewer, withPlace } from '../../releases/serving/viewerCookies.ts';
import { compressAnswers } from '../../calls/bodies/compressAnswers.ts';
import type { Releases } from '../../releases/Releases.ts';
import { CallError } from '../../errors/CallError.ts';
import { appPage } from './appPage.ts';
import { answerChatsPage, storyNumbers } from './answerChatsPage.ts';
import { answerDialogPage } from './answerDialogPage.ts';
import { answerPassword } from './answerPassword.ts';
import type { PageOf, PagesOptions } from './PagesOptions.ts';
import { plainPage } from './dialogPage.ts';
import { idInAddress } from './idInAddress.ts';
import { readShellPage } from './readShellPage.ts';
import { registerPlainPages } from './plain/registerPlainPages.ts';
import { registerOwnDataPages } from './own-data/registerOwnDataPages.ts';
import { registerPersonalPages } from './registerPersonalPages.ts';
import { registerPublicPages } from './registerPublicPages.ts';
import { widgetOf } from './widgetOf.ts';
import { registerTypefaces } from './registerTypefaces.ts';
import { headersAt, securityHeaders } from './securityHeaders.ts';
import { readForms } from './readForms.ts';
import { sendHtml } from './sendHtml.ts';
import { texts } from './texts.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A website's visitors do not wait for an answer on each page, and have another version within minutes. */
const WIDGET_CACHE = 'public, max-age=600, stale-while-revalidate=86400';

/** The header of caching is ours; the rest (ETag, ranges, the compressed file) is @fastify/static's. */
const sendOptions: SendOptions = { cacheControl: false, dotfiles: 'ignore' };
/** What never changes is never asked for again, so nothing is said to ask by; a first visit brings two dozen such files. */
const sendForEver: SendOptions = { ...sendOptions, etag: false, lastModified: false, acceptRanges: false };

/** Built files that are no addresses of their own: pages are made or sent under the app's paths. */
const notServed = /\.(html|br|gz)$/;

/**
 * Serves the product: the released shell, the modules' releases with their registry, and the public dialog pages. Looks at
 * the releases with each request, so that one needs no restart.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { releases, mediaHost, now, plain } = options;

  app.setNotFoundHandler(async (_request, reply) => notFound(reply));
  await app.register(async (pages) => {
    await compressAnswers(pages, 'given');
    await pages.register(fastifyStatic, { root: releases.folder, serve: false, preCompressed: true, index: false });
    pages.addHook('onRequest', async (request, reply) => {
      reply.headers(headersAt(request.url, mediaHost));
    });

    registerTypefaces(pages);

    pages.get('/remotes.json', async (request, reply) => {
      const viewer = await readViewer(request, releases, now());
      const body = JSON.stringify(await releases.remotes(viewer));
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      reply.headers({ 'cache-control': 'no-store', etag, 'content-type': 'application/json; charset=utf-8' });
      const known = request.headers['if-none-match']?.replace(/^W\//, '');
      return known === etag ? reply.code(304).send() : reply.send(body);
    });

    pages.get<{ Params: { id: string; version: string; '*': string } }>(
      '/remotes/:id/:version/*',
      async (request, reply) => {
        const { id, version, '*': file } = request.params;
        const folder =
          isModuleId(id) && isPlainPath(`${version}/${file}`) ? await releases.folderOf(id, version, file) : null;
        return sendReleased(reply, file, folder, IMMUTABLE);
      },
    );
    pages.get('/remotes/*', async (_request, reply) => notFound(reply));

    pages.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
      const path = `assets/${request.params['*']}`;
      return sendReleased(reply, path, await shellFolderOf(releases, path), IMMUTABLE);
    });

    pages.get('/widget.js', async (_request, reply) => {
      // Other websites load it, those too whose browsers ask of each file whether it may be.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendReleased(reply, 'widget.js', await shellFolderOf(releases, 'widget.js'), WIDGET_CACHE);
    });

    readForms(pages);
    for (const path of ['/assess_live/:survey_id', '/dialog/:survey_id']) {
      pages.get<{ Params: { survey_id: string } }>(path, async (request, reply) => {
        const asked = { kind: 'survey', asked: request.params.survey_id } as const;
        const survey_id = await idInAddress(options, asked, request, reply);
        return survey_id === null ? reply : answerDialogPage(options, survey_id, request, reply);
      });
      pages.post<{ Params: { survey_id: string } }>(path, async (request, reply) =>
        passwordFor('survey', request.params.survey_id, request, reply),
      );
    }

    // What stands in other websites is a dialog or a multi-chat, by one address.
    pages.get<{ Params: { id: string } }>('/widget/:id', async (request, reply) => {
      const asked = await widgetOf(options, request.params.id);
      const id = await idInAddress(options, asked, request, reply);
      if (id === null) return reply;
      return asked.kind === 'survey'
        ? answerDialogPage(options, id, request, reply)
        : answerChatsPage(options, { id, head: null }, request, reply);
    });
    pages.post<{ Params: { id: string } }>('/widget/:id', async (request, reply) => {
      const { kind, asked } = await widgetOf(options, request.params.id);
      return passwordFor(kind, asked, request, reply);
    });

    pages.get<{ Params: { manager_id: string } }>('/multi_live/:manager_id', async (request, reply) => {
      const asked = { kind: 'manager', asked: request.params.manager_id } as const;
      const id = await idInAddress(options, asked, request, reply);
      return id === null ? reply : answerChatsPage(options, { id, head: null }, request, reply);
    });
    pages.post<{ Params: { manager_id: string } }>('/multi_live/:manager_id', async (request, reply) =>
      passwordFor('manager', request.params.manager_id, request, reply),
    );
    for (const story of ['flow', 'aufderflucht'] as const) {
      pages.get(`/${story}`, async (request, reply) => {
        const opening = { id: storyNumbers[story], head: crimeHeads[story] };
        const page = await answerChatsPage(options, opening, request, reply, { onlyOpen: true });
        // While it is not Live, the application says what it will be.
        return page ?? answerApp(request, reply, story);
      });
      pages.post(`/${story}`, async (request, reply) =>
        answerPassword(options, { kind: 'manager', id: storyNumbers[story] }, request, reply),
      );
    }

    registerPublicPages(pages, options);
    registerPersonalPages(pages, options);
    if (options.ownData) registerOwnDataPages(pages, { releases, ownData: options.ownData });
    // Apart, because they take forms of their own.
    if (plain) await pages.register(async (scope) => registerPlainPages(scope, { ...options, plain }));

    pages.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*'];
      if (path === 'api' || path.startsWith('api/')) return notFound(reply);
      const folder = path === '' || notServed.test(path) ? null : await shellFolderOf(releases, path);
      return folder === null ? answerApp(request, reply, path) : sendReleased(reply, path, folder, 'no-cache');
    });

    async function passwordFor(
      kind: PageOf['kind'],
      asked: string,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<FastifyReply> {
      const id = await idInAddress(options, { kind, asked }, request, reply);
      return id === null ? reply : answerPassword(options, { kind, id }, request, reply);
    }

    async function answerApp(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
      const viewer = await withPlace(await readViewer(request, releases, now()), releases, reply);
      const template = await readShellPage(releases, 'index.html', viewer);
      if (template === null)
        return sendHtml(reply, 503, plainPage({ sentence: texts.notBuilt, more: texts.notBuiltMore, language: 'de' }));
      const nonce = randomBytes(16).toString('base64');
      const { installation } = options;
      const { embedHosts } = installation;
      const { moduleOrigins } = releases;
      reply.headers(securityHeaders(request.url, template, { mediaHost, nonce, moduleOrigins, embedHosts }));
      return sendHtml(reply, 200, await appPage(releases, { template, path, viewer, nonce, installation }));
    }
  });
}

async function shellFolderOf(releases: Releases, path: string): Promise<string | null> {
  return isPlainPath(path) ? releases.shellFolderOf(path) : null;
}

async function sendReleased(
  reply: FastifyReply,
  path: string,
  folder: string | null,
  cacheControl: string,
): Promise<FastifyReply> {
  if (folder === null) return notFound(reply);
  if (cacheControl !== IMMUTABLE)
    return reply.header('cache-control', cacheControl).sendFile(path, folder, sendOptions);
  return reply.removeHeader('x-request-id').header('cache-control', IMMUTABLE).sendFile(path, folder, sendForEver);
}

/** Never the app's page: a browser would run or show it as the file that it asked for. */
function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(new CallError('request/unknown-address').body);
}

/**
 * Whether a decoded path names a file below a folder and nothing else: no empty, hidden or parent segment, no
 * backslash, no NUL. Everything else is answered as not found before the disk is touched.
 */
function isPlainPath(path: string): boolean {
  return path.split('/').every((segment) => /^[^.\\\0][^\\\0]*$/.test(segment));
}

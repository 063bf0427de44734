import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SendOptions } from '@fastify/static';
import { moduleIds } from '@dialogwerk/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compressAnswers } from '../../calls/compressAnswers.ts';
import { CallError } from '../../calls/CallError.ts';
import { appPage } from './appPage.ts';
import { answerDialogPage } from './answerDialogPage.ts';
import type { PagesOptions } from './answerDialogPage.ts';
import { plainPage } from './dialogPage.ts';
import { isPlainPath } from './plainPath.ts';
import { registerPublicPages } from './registerPublicPages.ts';
import { readRegistry } from './releases.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendHtml } from './sendHtml.ts';
import { texts } from './texts.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The header of caching is ours; the rest (ETag, ranges, the compressed file) is @fastify/static's. */
const sendOptions: SendOptions = { cacheControl: false, dotfiles: 'ignore' };

/** Built files that are no addresses of their own: pages are made or sent under the app's paths. */
const notServed = /\.(html|br|gz)$|^release\.json$/;

/**
 * Serves the built product: the shell, the modules' releases with their registry, and the public dialog pages. Reads
 * what is built at the time of each request, so that a module may be taken away and put back without a restart.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { productDir, mediaHost } = options;
  const shellDir = join(productDir, 'shell', 'dist');

  app.setNotFoundHandler(async (_request, reply) => notFound(reply));
  await app.register(async (pages) => {
    await compressAnswers(pages, 'given');
    await pages.register(fastifyStatic, { root: productDir, serve: false, preCompressed: true, index: false });
    pages.addHook('onRequest', async (request, reply) => {
      reply.headers(securityHeaders(request.url, '', mediaHost));
    });

    pages.get('/remotes.json', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await readRegistry(productDir)),
    );

    pages.get<{ Params: { id: string; version: string; '*': string } }>(
      '/remotes/:id/:version/*',
      async (request, reply) => {
        const { id, version, '*': file } = request.params;
        const known = moduleIds.some((moduleId) => moduleId === id) && isPlainPath(`${version}/${file}`);
        if (!known) return notFound(reply);
        return sendBuilt(reply, file, join(productDir, id, 'dist', version), IMMUTABLE);
      },
    );
    pages.get('/remotes/*', async (_request, reply) => notFound(reply));

    pages.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) =>
      sendBuilt(reply, `assets/${request.params['*']}`, shellDir, IMMUTABLE),
    );

    for (const path of ['/assess_live/:survey_id', '/dialog/:survey_id', '/widget/:survey_id']) {
      pages.get<{ Params: { survey_id: string } }>(path, async (request, reply) =>
        answerDialogPage(options, request.params.survey_id, request, reply),
      );
    }

    registerPublicPages(pages, options);

    pages.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*'];
      if (path === 'api' || path.startsWith('api/')) return notFound(reply);
      if (path !== '' && !notServed.test(path) && (await isFile(shellDir, path))) {
        return sendBuilt(reply, path, shellDir, 'no-cache');
      }
      const template = await readFile(join(shellDir, 'index.html'), 'utf8').catch(() => null);
      if (template === null)
        return sendHtml(reply, 503, plainPage({ sentence: texts.notBuilt, more: texts.notBuiltMore }));
      return sendHtml(reply, 200, await appPage(template, productDir, path, options.installation));
    });
  });
}

async function isFile(folder: string, path: string): Promise<boolean> {
  if (!isPlainPath(path)) return false;
  const found = await stat(join(folder, path)).catch(() => null);
  return found?.isFile() ?? false;
}

async function sendBuilt(
  reply: FastifyReply,
  path: string,
  folder: string,
  cacheControl: string,
): Promise<FastifyReply> {
  if (!(await isFile(folder, path))) return notFound(reply);
  return reply.header('cache-control', cacheControl).sendFile(path, folder, sendOptions);
}

/** Never the app's page: a browser would run or show it as the file that it asked for. */
function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(new CallError('request/unknown-address').body);
}

import type { FastifyRequest } from 'fastify';
import { wishedLanguages } from '../../dialogs/wishedLanguages.ts';

/** The languages that who asks for a page wants, the most wanted first: those of its address, then the browser's. */
export const wishedBy = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): readonly string[] =>
  wishedLanguages(url.split('?')[1] ?? '', headers['accept-language']);

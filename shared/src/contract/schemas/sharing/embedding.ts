import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { EMBED_LIMITS } from '../../limits.ts';
import { surveyId } from '../primitives.ts';

/** A website by its origin, as `frame-ancestors` takes it; a '*.' before the name stands for all names below it. */
const site = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMBED_LIMITS.site)
  .regex(
    /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:[0-9]{1,5})?$/,
    'Bitte geben Sie die Website ohne Pfad an, etwa https://www.example.org.',
  );

const path = '/api/surveys/:survey_id/embedding';
const sites = z.array(site).max(EMBED_LIMITS.sites, `Möglich sind höchstens ${EMBED_LIMITS.sites} Websites.`);
const response = z.object({ sites: z.array(z.string()) });

export const embeddingCalls = {
  /** The websites whose pages may show the dialog in a frame, or the multi-chat with this public id; none for all. */
  embedding: {
    method: 'GET',
    path,
    access: 'author',
    errors: ['manager/unknown', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response,
  },
  /** Allows these in place of those before, from the next opening on (Besitzer and Voller Zugriff). One that comes twice counts once. */
  setEmbedding: {
    method: 'PUT',
    path,
    access: 'author',
    invalidates: ['embedding', 'studyOverview'],
    errors: ['manager/role-insufficient', 'manager/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, sites }),
    response,
  },
} as const satisfies CallRecords;

import { z } from 'zod';
import type { ModuleManifest } from '../moduleManifest.ts';
import { surveyFlags } from './accounts/surveyRights.ts';
import { moduleId } from './moduleId.ts';

/** More of each is no module's. */
const MOST = 30;

const name = z.string().regex(/^[A-Za-z][\w-]{0,39}$/);
const label = z.string().trim().min(1).max(60);
/** Parts of letters, digits and hyphens, or names of parameters, the last of which may be missing: '/share/:survey_id'. */
const path = z
  .templateLiteral(['/', z.string().regex(/^[\w:/?-]{0,120}$/)])
  .refine((text) => /^(\/|(\/(:[a-z_]{1,40}|[\w-]{1,40})){1,6}\??)$/.test(text), 'is no address of a route');
const icon = z.string().regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s.,-]{1,4000}$/);

const bar = z.strictObject({
  back: z.enum(['dashboard', 'editing']).exactOptional(),
  dialogControls: z.boolean().exactOptional(),
  publication: z.boolean().exactOptional(),
  signal: z.enum(['restart', 'update']).exactOptional(),
  userName: z.boolean().exactOptional(),
});

const route = z.strictObject({
  path,
  name,
  title: label,
  screen: name,
  access: z.enum(['auth', 'public']),
  tab: name.exactOptional(),
  needsSurvey: z.boolean().exactOptional(),
  bar: bar.nullable().exactOptional(),
  reloadsWithStatus: z.boolean().exactOptional(),
});

const tab = z.strictObject({
  name,
  label,
  icon,
  path,
  order: z.number().min(0).max(1000),
  flag: surveyFlags.keyof().exactOptional(),
  managerPath: path.exactOptional(),
});

/** A module's manifest as it stands in a release. */
export const moduleManifest: z.ZodType<ModuleManifest> = z.strictObject({
  id: moduleId,
  title: label,
  routes: z.array(route).min(1).max(MOST),
  tabs: z.array(tab).max(MOST).exactOptional(),
  menu: z.array(z.strictObject({ label, icon, path })).max(MOST).exactOptional(),
  places: z.record(name, name).exactOptional(),
});

import { z } from 'zod';

/** A module's name, as `isModuleId` takes it. */
export const moduleId = z.templateLiteral(['mf-', z.string().regex(/^[a-z\d]{1,16}(-[a-z\d]{1,16}){0,2}$/)]);

/** What is released by itself: the shell, or a module. */
export const releasableId = z.union([z.literal('shell'), moduleId]);

import { createFurther } from './createFurther.ts';
import type { DialogTexts } from './DialogTexts.ts';

/** What a dialog itself says in further languages: all of them on a server, in a browser those that it has fetched. */
export const dialogWording = createFurther<DialogTexts>();

import type { HelpPage } from '@dialogwerk/shared/contract';
import { blockPages } from './blockPages.ts';
import { fieldPages } from './fieldPages.ts';
import { shortcutPage } from './shortcutPage.ts';
import { taskHelp } from './tasks.data.ts';

/** The help of the configurator. */
export const help: readonly HelpPage[] = [...taskHelp, ...blockPages, ...fieldPages, shortcutPage];

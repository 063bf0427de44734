import { fileURLToPath } from 'node:url';
import type { Frame } from './aloneFrame.ts';

const shell = (path: string): string => fileURLToPath(new URL(`../../../../shell/${path}`, import.meta.url));

/** Where the shell lies, for a module that runs alone inside of it. */
export const frameFiles: Frame = {
  page: shell('index.html'),
  style: shell('src/boot/page.css'),
  main: shell('src/boot/main.tsx'),
  publicDir: shell('public'),
  help: '@dialogwerk/shared/testing/alone',
};

import { defineRemote } from '@dialogwerk/shared/config/vite';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest);

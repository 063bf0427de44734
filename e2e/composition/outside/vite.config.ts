import { defineRemote } from '@dialogwerk/host/vite';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest);

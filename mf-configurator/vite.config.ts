import { defineRemote } from '@dialogwerk/shared/config/vite';

export default defineRemote('mf-configurator');

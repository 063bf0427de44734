import { defineRemote } from '@dialogwerk/host/vite';

export default defineRemote('mf-share');

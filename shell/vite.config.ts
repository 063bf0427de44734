import { defineShell } from '@dialogwerk/shared/config/vite';

export default defineShell();

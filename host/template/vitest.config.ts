import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    // One copy of each door, as in the frame.
    server: { deps: { inline: ['@dialogwerk/host'] } },
  },
});

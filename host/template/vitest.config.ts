import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    // A machine that is busy takes its time.
    testTimeout: 30_000,
    // One copy of each door, as in the frame.
    server: { deps: { inline: ['@dialogwerk/host'] } },
  },
});

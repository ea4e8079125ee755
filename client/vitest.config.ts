import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config.ts';

/** What tests need on top of the build, in a file of its own: building takes no test runner. */
export default mergeConfig(
  built,
  defineConfig({
    // Tests mount components as a browser would.
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
  }),
);

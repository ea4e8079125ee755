import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config.ts';

/** Tests that need a page: what they leave on it, or in the modules that draw it, is no concern of the next file. */
const ON_A_PAGE = [
  'src/titles/*/Board.test.ts',
  'src/i18n/words.test.ts',
  'src/keys.test.ts',
  'src/learn/pointing.test.ts',
  'src/lobby/tables/TurnCard.test.ts',
  'src/own/drafts.test.ts',
  'src/router.test.ts',
  'src/stage/guard.test.ts',
  'src/stage/past/lookback.test.ts',
  'src/stage/recap/seen.test.ts',
  'src/table/session.test.ts',
  'src/table/places/roving.test.ts',
  'src/table/bar/offer.test.ts',
  'src/table/hint/hinting.svelte.test.ts',
  'src/table/rail/rules.test.ts',
  'src/table/seats/Bubble.svelte.test.ts',
  'src/titles/trucker/building/drag.test.ts',
  'src/titles/trucker/ending/portrait.test.ts',
  'src/titles/vanguard/board/{cells,stands}.test.ts',
];

/** What tests need on top of the build, in a file of its own: building takes no test runner. */
export default mergeConfig(
  built,
  defineConfig({
    // Tests mount components as a browser would.
    resolve: { conditions: ['browser'] },
    test: {
      // Vitest would leave one core to others, of whom there are none: half of a small machine.
      maxWorkers: availableParallelism(),
      // How long a test takes says nothing on a machine that others use too; only one that hangs is ended.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        { extends: true, test: { name: 'page', environment: 'happy-dom', include: ON_A_PAGE } },
        {
          extends: true,
          // Most tests only reckon. They share processes, which take longer to start than such a file takes.
          test: {
            name: 'plain',
            environment: 'node',
            isolate: false,
            include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
            exclude: ON_A_PAGE,
          },
        },
      ],
    },
  }),
);

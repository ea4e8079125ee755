/** `npm run size`: what a visitor downloads, in kilobytes as they travel. */
import { MOST_SHELL, measure } from './measure.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const { shell, titles } = await measure();
console.log(`shell   ${kilobytes(shell)} of ${kilobytes(MOST_SHELL)}`);
for (const [title, weight] of Object.entries(titles)) console.log(`${title} ${kilobytes(weight)}`);
if (shell > MOST_SHELL) process.exitCode = 1;

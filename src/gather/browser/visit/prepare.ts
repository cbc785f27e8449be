import { flushCompileCache } from 'node:module'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { isolateLighthouse } from './isolate-lighthouse.ts'
import { lighthouseParts } from './lighthouse-parts.ts'

/**
 * Loads Lighthouse's code while the browser starts, turns off its benchmark, and isolates what it runs in pages. What was compiled is kept at once,
 * because a browser worker may be killed.
 */
export async function prepareLighthouse(): Promise<void> {
  skipBenchmark()
  isolateLighthouse()
  await lighthouseParts()
  flushCompileCache()
}

/**
 * Lighthouse benchmarks this machine for a second before each run, for a line of its own report that no score uses (`BenchmarkIndex` in its
 * `runner.js`). `contention-gatherer.ts` measures how busy the machine is during the run.
 */
function skipBenchmark(): void {
  pageFunctions.computeBenchmarkIndex = () => 0
}

import { initializeConfig } from 'lighthouse/core/config/config.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { configFor } from './config.ts'
import { ContentionGatherer } from './contention-gatherer.ts'
import { PageGatherer } from './page-gatherer.ts'

/** Loads Lighthouse's code while the browser starts, and turns off its benchmark. */
export async function prepareLighthouse(): Promise<void> {
  skipBenchmark()
  const page = new PageGatherer({ read: () => Promise.resolve(''), onPage: ignore, onFault: ignore })
  await initializeConfig('navigation', configFor('mobile', new ContentionGatherer(process.pid), page))
}

const ignore = (): void => undefined

/**
 * Lighthouse benchmarks this machine for a second before each run, for a line of its own report that no score uses (`BenchmarkIndex` in its
 * `runner.js`). `contention-gatherer.ts` measures how busy the machine is during the run.
 */
function skipBenchmark(): void {
  pageFunctions.computeBenchmarkIndex = () => 0
}

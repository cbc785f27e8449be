import { initializeConfig } from 'lighthouse/core/config/config.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { configFor } from './config.ts'
import { ContentionGatherer } from './contention-gatherer.ts'
import { PageGatherer } from './page-gatherer.ts'

/** Loads what a Lighthouse run needs while the browser still starts, and leaves out what we have no use for. */
export async function prepareLighthouse(): Promise<void> {
  skipBenchmark()
  const page = new PageGatherer({ read: () => Promise.resolve(''), onPage: nobody, onFault: nobody })
  await initializeConfig('navigation', configFor('mobile', new ContentionGatherer(process.pid), page))
}

const nobody = (): void => undefined

/**
 * Lighthouse rates this machine for a second before each run, for a line of its own report that we do not print; no score uses it
 * (`BenchmarkIndex` in Lighthouse's `runner.js`). How busy the machine is during the run tells more: see `contention-gatherer.ts`.
 */
function skipBenchmark(): void {
  pageFunctions.computeBenchmarkIndex = () => 0
}

import { initializeConfig } from 'lighthouse/core/config/config.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { configFor } from './config.ts'
import { PageGatherer } from './page-gatherer.ts'

/** Loads what a Lighthouse run needs while the browser still starts, and leaves out what we have no use for. */
export async function prepareLighthouse(): Promise<void> {
  skipBenchmark()
  await initializeConfig('navigation', configFor('mobile', new PageGatherer(nobody)))
}

const nobody = (): void => undefined

/**
 * Lighthouse rates this machine for a second before each run, for a line of its own report that we do not print; no score uses it
 * (`BenchmarkIndex` in Lighthouse's `runner.js`).
 */
function skipBenchmark(): void {
  pageFunctions.computeBenchmarkIndex = () => 0
}

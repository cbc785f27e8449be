import { SECOND_MS } from '#core/time-units.ts'
import { count, inSpan, observe } from '#telemetry/telemetry.ts'
import { readTraceparent } from '#telemetry/trace-context.ts'
import type { QUEUES, Traced } from '../queues.ts'

/** Does jobs one after the other, each in the trace of what queued it, and measures them. Throws what a job throws. */
export async function each<Job extends { data: Traced<object> }>(
  queue: (typeof QUEUES)[keyof typeof QUEUES],
  jobs: readonly Job[],
  work: (job: Job) => Promise<void>,
): Promise<void> {
  for (const job of jobs) {
    const from = performance.now()
    const parent = readTraceparent(job.data?.trace)
    const attributes = { 'fettle.queue': queue }
    let outcome = 'failed'
    try {
      await inSpan({ name: `job ${queue}`, kind: 'consumer', parent, attributes }, () => work(job))
      outcome = 'done'
    } finally {
      count('fettle_jobs_total', { queue, outcome })
      observe('fettle_job_duration_seconds', { queue }, (performance.now() - from) / SECOND_MS)
    }
  }
}

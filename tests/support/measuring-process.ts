import { answerScrapes } from '#server/telemetry/answer-scrapes.ts'
import { count, startTelemetry } from '#telemetry/telemetry.ts'

// A process of a test that measures one job and answers scrapes, as the product's processes do.
await startTelemetry(
  { isScraped: true, otlp: null, serviceName: 'fettle' },
  {
    process: 'measuring',
    version: '1.2.3',
    labels: { queue: ['mail'], route: ['page'], service: [], mail_kind: [], status: ['200'] },
  },
)
count('fettle_jobs_total', { queue: 'mail', outcome: 'done' })
count('fettle_jobs_total', { queue: 'mia@joes.example', outcome: 'done' })
answerScrapes((error) => {
  throw error
})
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openOtlpReceiver } from '#support/otlp-receiver.ts'
import {
  count,
  inSpan,
  openSpan,
  recordSpan,
  startTelemetry,
  stopTelemetry,
  takeSnapshot,
} from './telemetry.ts'
import { currentTrace, readTraceparent, writeTraceparent } from './trace-context.ts'

const ABOUT = {
  process: 'worker-1',
  version: '1.2.3',
  labels: { queue: ['scan'], route: ['page'], service: [], mail_kind: [], status: ['200'] },
}
const TO_NOBODY = { isScraped: false, otlp: null, serviceName: 'fettle' }

describe('telemetry', () => {
  let collector: Awaited<ReturnType<typeof openOtlpReceiver>>
  before(async () => {
    collector = await openOtlpReceiver()
  })
  after(() => collector.close())

  it('that nobody asked for measures nothing, and gives the log its ids', async () => {
    await startTelemetry(TO_NOBODY, ABOUT)
    count('fettle_scans_total', { outcome: 'done', reason: 'none' })
    assert.equal(await takeSnapshot(), null)
    const seen = await inSpan({ name: 'scan' }, async ({ traceId }) => [traceId, currentTrace()?.traceId])
    assert.match(seen[0] ?? '', /^[0-9a-f]{32}$/u)
    assert.equal(seen[0], seen[1])
  })

  it('exports spans in the tree in which they were opened, also over a traceparent and after the fact', async () => {
    const otlp = {
      endpoint: collector.endpoint,
      headers: { 'x-admission': 'yes' },
      tracesRatio: 1,
      metricsEveryMs: 60_000,
    }
    await startTelemetry({ ...TO_NOBODY, otlp }, ABOUT)
    const carried = await inSpan(
      { name: 'GET', kind: 'server', parent: null },
      async (context) => writeTraceparent(context),
      () => ({
        name: 'GET /api/scans/:id',
        attributes: { 'http.response.status_code': 202 },
      }),
    )
    const job = openSpan({ name: 'job scan', kind: 'consumer', parent: readTraceparent(carried) })
    recordSpan({ name: 'gather site', parent: job.context, from: Date.now() - 500 }, { at: Date.now() })
    job.end()
    await assert.rejects(
      inSpan({ name: 'report', parent: null, links: [job.context] }, async () => {
        throw new TypeError('joes.example.co.nz was not there')
      }),
    )
    count('fettle_jobs_total', { queue: 'scan', outcome: 'done' })
    await stopTelemetry()
    const span = (name: string) => collector.spans.find((one) => one.name === name)
    const click = span('GET /api/scans/:id')
    assert.equal(span('job scan')?.parentSpanId, click?.spanId)
    assert.equal(span('gather site')?.parentSpanId, span('job scan')?.spanId)
    assert.deepEqual(span('report')?.links, [{ traceId: click?.traceId }])
    assert.equal(span('report')?.attributes['error.type'], 'TypeError')
    assert.equal(JSON.stringify(collector.spans).includes('joes.example'), false)
    assert.deepEqual([...new Set(collector.spans.map(({ process: of }) => of))], ['worker-1'])
    assert.ok(collector.metricNames.has('fettle_jobs_total'))
    assert.deepEqual([...collector.admissions], ['yes'])
  })

  it('goes on when the collector does not answer', async () => {
    const otlp = { endpoint: 'http://127.0.0.1:9', headers: {}, tracesRatio: 1, metricsEveryMs: 60_000 }
    await startTelemetry({ ...TO_NOBODY, otlp }, ABOUT)
    assert.equal(await inSpan({ name: 'scan', parent: null }, async () => 'done'), 'done')
    await stopTelemetry()
  })
})

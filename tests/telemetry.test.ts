import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { METRIC_NAMES, metricOf } from '#telemetry/metrics.ts'
import { QUEUES } from '#server/queues.ts'
import { type AtWork, atWork } from '#support/at-work.ts'
import { plainSite } from '#support/gate.ts'
import { openOtlpReceiver, type ReceivedSpan } from '#support/otlp-receiver.ts'
import { freePort, type Product, startProduct } from '#support/product.ts'
import { until } from '#support/until.ts'

const HOST = 'plain.fixture'
const KIND = 'blueprint'
const rerun = z.object({ scanId: z.uuid() })
/** A series of Prometheus' text format: name, labels, value. */
const SERIES = /^(\w+)(?:\{(.*)\})? (\S+)$/u

describe('telemetry of the whole product', () => {
  let product: Product
  let work: AtWork
  let collector: Awaited<ReturnType<typeof openOtlpReceiver>>
  let owner: Awaited<ReturnType<AtWork['ownerOf']>>
  let port = 0
  let scanId = ''
  before(async () => {
    port = await freePort()
    collector = await openOtlpReceiver()
    product = await startProduct({
      sites: { [HOST]: plainSite },
      settings: {
        FETTLE_METRICS: String(port),
        FETTLE_WORKERS: '2',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-admission=let%20me%20in',
        OTEL_METRIC_EXPORT_INTERVAL: '1000',
      },
    })
    work = await atWork(product)
    owner = await work.ownerOf(HOST)
    scanId = rerun.parse((await owner.post('/checks/ssl/run')).body).scanId
    await work.ended(scanId)
    assert.equal((await owner.post(`/reports/${KIND}`)).status, 202)
    await until(
      'the report is made',
      async () => (await owner.get(`/reports/${KIND}`)).status === 200,
      90_000,
    )
    await owner.get('/nowhere/at/all')
  })
  // A start that failed leaves some of them unset; a collector that is still open would keep the process alive.
  after(async () => {
    await Promise.allSettled([collector.close(), Promise.resolve(work).then((one) => one.close())])
    await product.stop()
  })

  const scrape = async (): Promise<{ name: string; labels: string; value: number }[]> => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/u)
    return (await answer.text()).split('\n').flatMap((line) => {
      const [, name, labels = '', value] = SERIES.exec(line) ?? []
      return name === undefined || line.startsWith('#') ? [] : [{ name, labels, value: Number(value) }]
    })
  }

  it('follows a scan in one trace from the click to the PDF, across processes', async () => {
    const spanOf = (name: string): ReceivedSpan | undefined =>
      collector.spans.find((span) => span.name === name)
    await until('the last span has come', () => spanOf('print PDF'))
    const click = spanOf('POST /api/checks/:id/run')
    const scan = collector.spans.find((span) => span.attributes['fettle.scan.id'] === scanId)
    assert.ok(click && scan)
    assert.deepEqual([click.process, click.parentSpanId], ['web', undefined])
    assert.match(scan.process, /^worker-[12]$/u)
    const trace = collector.spans.filter(({ traceId }) => traceId === click.traceId)
    const parentOf = (name: string): string | undefined => {
      const span = trace.find((one) => one.name === name)
      assert.ok(span, `${name} is not in ${trace.map((one) => one.name).join(', ')}`)
      return trace.find(({ spanId }) => spanId === span.parentSpanId)?.name
    }
    assert.equal(parentOf('job scan'), 'POST /api/checks/:id/run')
    assert.equal(parentOf('scan'), 'job scan')
    assert.equal(parentOf('inspector'), 'scan')
    assert.equal(parentOf('gather certificate'), 'inspector')
    assert.equal(parentOf('check ssl'), 'scan')
    assert.equal(parentOf('report'), 'scan')
    assert.equal(parentOf('write report'), 'report')
    assert.equal(parentOf('print PDF'), 'report')
    const asked = spanOf(`POST /api/reports/:kind`)
    assert.deepEqual(spanOf('report')?.links, [{ traceId: asked?.traceId }])
    assert.deepEqual([...collector.admissions], ['let me in'])
  })

  it('holds no host, address, owner or e-mail address in any span', () => {
    const all = JSON.stringify(collector.spans)
    for (const personal of [HOST, owner.id, owner.email, owner.website.id, '198.18.', '@owners.fixture'])
      assert.equal(all.includes(personal), false, personal)
  })

  it('is scraped at one address for all processes of the machine, each under its name', async () => {
    const series = await scrape()
    const up = series.filter(({ name }) => name === 'fettle_process_up')
    assert.deepEqual(
      up.map(({ labels, value }) => [labels, value]),
      [
        ['process="web"', 1],
        ['process="worker-1"', 1],
        ['process="worker-2"', 1],
      ],
    )
    const value = (name: string, labels: RegExp): number =>
      series
        .filter((one) => one.name === name && labels.test(one.labels))
        .reduce((all, one) => all + one.value, 0)
    assert.equal(value('fettle_scans_total', /outcome="done",reason="none"/u), 1)
    assert.equal(value('fettle_gather_duration_seconds_count', /gatherer="certificate",outcome="done"/u), 1)
    assert.equal(value('fettle_jobs_total', /queue="report",outcome="done"/u), 1)
    assert.equal(
      value('fettle_http_requests_total', /method="POST",route="\/api\/checks\/:id\/run",status="202"/u),
      1,
    )
    assert.equal(value('fettle_http_requests_total', /route="other",status="404"/u), 1)
    assert.ok(value('fettle_process_memory_bytes', /process="web"/u) > 1e7)
    assert.equal(
      series.filter(({ name }) => name === 'fettle_queue_jobs').length,
      Object.keys(QUEUES).length * 3,
    )
  })

  it('exports only what is on the closed list, and nothing of a website or a person', async () => {
    const series = await scrape()
    const names = METRIC_NAMES.flatMap((name) =>
      metricOf(name).kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    )
    assert.deepEqual(
      [...new Set(series.map(({ name }) => name))].filter((name) => !names.includes(name)),
      [],
    )
    const text = series.map(({ labels }) => labels).join('\n')
    for (const personal of [HOST, owner.id, owner.email, owner.website.id, scanId, 'nowhere', '198.18.'])
      assert.equal(text.includes(personal), false, personal)
    await until('metrics have come to the collector', () => collector.metricNames.size > 5)
    assert.deepEqual(
      [...collector.metricNames].filter(
        (name) => !names.includes(name) && !METRIC_NAMES.some((known) => known === name),
      ),
      [],
    )
  })

  it('is never on the port of the pages, and that address has nothing else', async () => {
    assert.equal(
      (await fetch(`http://127.0.0.1:${product.port}/metrics`)).headers
        .get('content-type')
        ?.startsWith('text/html'),
      true,
    )
    assert.equal((await fetch(`http://127.0.0.1:${port}/api/health`)).status, 404)
    assert.equal((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status, 405)
  })

  it('says which process does not answer', async () => {
    const [first] = product.run.parts().workers
    assert.ok(first)
    process.kill(first.pid, 'SIGSTOP')
    const down = (await scrape()).filter(({ name, value }) => name === 'fettle_process_up' && value === 0)
    process.kill(first.pid, 'SIGCONT')
    assert.equal(down.length, 1)
    assert.match(down[0]?.labels ?? '', /^process="worker-\d"$/u)
  })
})

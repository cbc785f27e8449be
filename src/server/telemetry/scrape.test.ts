import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { after, before, describe, it } from 'node:test'
import { boundPort } from '#support/bound-port.ts'
import { freePort } from '#support/product.ts'
import { RestartingProcess } from '../restarting-process.ts'
import { openScrape } from './scrape.ts'

const ENTRY = fileURLToPath(new URL('../../../tests/support/measuring-process.ts', import.meta.url))

describe('the address at which metrics are scraped', () => {
  const [web, worker] = ['web', 'worker-1'].map(
    (name) => new RestartingProcess({ name, entry: ENTRY }, { PATH: process.env['PATH'] }),
  )
  let port = 0
  let scrape: { close(): Promise<void> }
  before(async () => {
    port = await freePort()
    await web?.start()
    scrape = await openScrape(
      { host: '127.0.0.1', port },
      [web, worker].flatMap((one) => one ?? []),
    )
  })
  after(async () => {
    await scrape.close()
    await Promise.all([web?.stop(), worker?.stop()])
  })
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  it('has the metrics of each process under its name, and says which does not answer', async () => {
    const first = await read()
    assert.match(first, /^fettle_process_up\{process="web"\} 1$/mu)
    assert.match(first, /^fettle_process_up\{process="worker-1"\} 0$/mu)
    await worker?.start()
    const text = await read()
    assert.match(text, /^fettle_jobs_total\{queue="mail",outcome="done",process="web"\} 1$/mu)
    assert.match(text, /^fettle_jobs_total\{queue="mail",outcome="done",process="worker-1"\} 1$/mu)
    assert.match(text, /^fettle_process_starts_total\{process="worker-1"\} 1$/mu)
    assert.equal(text.match(/^# TYPE fettle_jobs_total counter$/gmu)?.length, 1)
  })

  it('exports a label that is not on its list as other', async () => {
    const text = await read()
    assert.match(text, /^fettle_jobs_total\{queue="other",outcome="done",process="web"\} 1$/mu)
    assert.equal(text.includes('joes'), false)
  })

  it('has nothing else, and only reads', async () => {
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)
    assert.equal((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status, 405)
  })

  it('F20 is refused in one sentence where its port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const used = boundPort(taken)
    await assert.rejects(openScrape({ host: '127.0.0.1', port: used }, []), {
      message: `FETTLE_METRICS: port ${used} is already in use. Stop what uses it, or set FETTLE_METRICS to another one.`,
    })
    taken.close()
    await once(taken, 'close')
  })
})

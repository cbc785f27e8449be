import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fillingRequests } from './filling-requests.ts'

const requestOf = (type: string) => ({ resourceType: () => type })

/** Milliseconds until what was asked for is taken in. */
async function waited(requests: Pick<ReturnType<typeof fillingRequests>, 'takenIn'>): Promise<number> {
  const from = performance.now()
  await requests.takenIn()
  return performance.now() - from
}

describe('requests that fill a page', () => {
  it('are not waited for where there are none, as of pictures', async () => {
    const requests = fillingRequests()
    requests.begin(requestOf('image'))
    assert.ok((await waited(requests)) < 45)
  })

  it('leave the page time to use the last answer', async () => {
    const requests = fillingRequests()
    const fetched = requestOf('fetch')
    requests.begin(fetched)
    let endedAt = Number.POSITIVE_INFINITY
    const answer = async () => {
      await delay(45)
      requests.end(fetched)
      endedAt = performance.now()
    }
    await Promise.all([requests.takenIn(), answer()])
    assert.ok(performance.now() - endedAt >= 50)
  })

  it('leave it also time for one that was answered before anybody waited', async () => {
    const requests = fillingRequests()
    const fetched = requestOf('xhr')
    requests.begin(fetched)
    requests.end(fetched)
    assert.ok((await waited(requests)) >= 45)
  })

  it('are waited for where an answer brings another', async () => {
    const requests = fillingRequests()
    const [script, fetched] = [requestOf('script'), requestOf('fetch')]
    requests.begin(script)
    requests.end(script)
    let isAnswered = false
    const answer = async () => {
      await delay(20)
      requests.begin(fetched)
      await delay(120)
      requests.end(fetched)
      isAnswered = true
    }
    const answered = answer()
    await requests.takenIn()
    assert.ok(isAnswered)
    await answered
  })

  it('are waited for no longer than a second', async () => {
    const requests = fillingRequests()
    requests.begin(requestOf('fetch'))
    assert.ok((await waited(requests)) >= 1_000)
  })
})

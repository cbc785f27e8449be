import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FailureKind } from '#core/connections/failures.ts'
import { DAY_MS, HOUR_MS } from '#core/time-units.ts'
import { connectorContext } from '#support/connector-context.ts'
import type { ReadResult } from '../context.ts'
import type { AdsCustomer } from './ask.ts'
import { metricsOfKeywords } from './keyword-metrics.ts'

const START = Date.parse('2026-11-21T00:00:00Z')
const MOST_AT_ONCE = 10_000

type Answer = ReadResult<unknown>
const failed = (kind: FailureKind): Answer => ({ ok: false, failure: { kind } })
/** Google's metrics of texts: so many searches each. */
const searched = (searches: number, ...texts: string[]): Answer => ({
  ok: true,
  data: {
    results: texts.map((text) => ({ text, keywordMetrics: { avgMonthlySearches: String(searches) } })),
  },
})
const many = (count: number, word: string): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`)

const refuse = () => Promise.reject(new Error('only the metrics are asked for'))

/** The accounts of one operator's client. `asked`: the keywords of each request. */
function openAccounts() {
  let now = START
  const answers: Answer[] = []
  const asked: unknown[][] = []
  const context = connectorContext({ endpoints: {}, now: () => new Date(now) })
  const account = (id: string): AdsCustomer => {
    return {
      id,
      timeZone: 'Australia/Sydney',
      nameOf: (collection, own) => `${collection}/${own}`,
      search: refuse,
      askPlain: refuse,
      today: refuse,
      async ask({ json }, shape) {
        const keywords = json && 'keywords' in json && Array.isArray(json.keywords) ? json.keywords : []
        asked.push(keywords)
        const answer = answers.shift() ?? { ok: true, data: {} }
        return answer.ok ? { ok: true, data: shape.parse(answer.data) } : answer
      },
    }
  }
  return {
    asked,
    /** Answers the next requests with these; one that is not named knows no metrics. */
    answerNext: (...next: Answer[]) => void answers.push(...next),
    wait: (ms: number) => {
      now += ms
    },
    /** Searches a month of each text, with `undefined` for one without metrics. */
    async searchesOf(texts: readonly string[], id = '1') {
      const found = await metricsOfKeywords(context, account(id), texts)
      return texts.map((text) => found.get(text)?.averageMonthlySearches)
    },
    metrics: (texts: readonly string[]) => metricsOfKeywords(context, account('1'), texts),
  }
}

describe('Google’s metrics of keywords', () => {
  it('are asked for once for all accounts, and again after 30 days', async () => {
    const accounts = openAccounts()
    accounts.answerNext(searched(90, 'roses'), searched(50, 'roses'))
    assert.deepEqual(await accounts.searchesOf(['roses'], '1'), [90])
    accounts.wait(30 * DAY_MS - 1)
    assert.deepEqual(await accounts.searchesOf(['roses'], '2'), [90])
    assert.equal(accounts.asked.length, 1)
    accounts.wait(1)
    assert.deepEqual(await accounts.searchesOf(['roses'], '2'), [50])
    assert.equal(accounts.asked.length, 2)
  })

  it('are the old ones where no answer comes after 30 days', async () => {
    const accounts = openAccounts()
    accounts.answerNext(searched(90, 'roses'), failed('vendor_down'))
    await accounts.searchesOf(['roses'])
    accounts.wait(31 * DAY_MS)
    assert.deepEqual(await accounts.searchesOf(['roses']), [90])
    assert.equal(accounts.asked.length, 2)
  })

  it('are the same for spellings that Google compares as one', async () => {
    const accounts = openAccounts()
    const result = {
      text: 'red roses',
      closeVariants: ['roses red'],
      keywordMetrics: { avgMonthlySearches: '70', competition: 'HIGH' },
    }
    accounts.answerNext({ ok: true, data: { results: [result] } })
    const found = await accounts.metrics([' Red  roses', 'red roses', 'roses red'])
    assert.deepEqual(accounts.asked, [['red roses', 'roses red']])
    const metrics = { averageMonthlySearches: 70, competition: 'high' }
    assert.deepEqual(Object.fromEntries(found), { 'red roses': metrics, 'roses red': metrics })
  })

  it('of a keyword that the answer leaves out are known to be missing', async () => {
    const accounts = openAccounts()
    assert.deepEqual(await accounts.searchesOf(['roses']), [null])
    assert.deepEqual(await accounts.searchesOf(['roses']), [null])
    assert.equal(accounts.asked.length, 1)
  })

  it('are asked for 10,000 keywords at once, and the next time for the others', async () => {
    const accounts = openAccounts()
    const texts = many(MOST_AT_ONCE + 1, 'rose')
    await accounts.searchesOf(texts)
    await accounts.searchesOf(texts)
    assert.deepEqual(
      accounts.asked.map(({ length }) => length),
      [MOST_AT_ONCE, 1],
    )
  })

  it('are forgotten once more than 100,000 are kept, and never between the asking and the answer of a call', async () => {
    const accounts = openAccounts()
    accounts.answerNext(searched(90, 'roses'))
    await accounts.searchesOf(['roses'])
    for (let time = 1; time < 10; time += 1) await accounts.searchesOf(many(MOST_AT_ONCE, `rose ${time}`))
    const last = await accounts.searchesOf(['roses', ...many(MOST_AT_ONCE, 'rose 10')])
    assert.deepEqual([last[0], last.filter((one) => one === null).length], [90, MOST_AT_ONCE])
    accounts.answerNext(searched(50, 'roses', 'tulips'))
    assert.deepEqual(await accounts.searchesOf(['roses', 'tulips']), [50, 50])
    assert.deepEqual(accounts.asked.at(-1), ['roses', 'tulips'])
  })

  for (const kind of ['vendor_down', 'quota', 'reauth', 'bad_shape'] as const)
    it(`are asked for again right after a failure that passes: ${kind}`, async () => {
      const accounts = openAccounts()
      accounts.answerNext(failed(kind), searched(90, 'roses'))
      assert.deepEqual(await accounts.searchesOf(['roses']), [undefined])
      assert.deepEqual(await accounts.searchesOf(['roses']), [90])
    })

  it('are asked for again a day after the project was refused, whatever the account', async () => {
    const accounts = openAccounts()
    accounts.answerNext(failed('not_approved'), searched(90, 'roses'))
    await accounts.searchesOf(['roses'], '1')
    accounts.wait(DAY_MS - HOUR_MS)
    assert.deepEqual(await accounts.searchesOf(['roses'], '2'), [undefined])
    assert.equal(accounts.asked.length, 1)
    accounts.wait(HOUR_MS)
    assert.deepEqual(await accounts.searchesOf(['roses'], '2'), [90])
  })

  it('are asked for with another account while one was refused', async () => {
    const accounts = openAccounts()
    accounts.answerNext(failed('permission'), searched(90, 'roses'))
    await accounts.searchesOf(['roses'], '1')
    assert.deepEqual(await accounts.searchesOf(['tulips'], '1'), [undefined])
    assert.equal(accounts.asked.length, 1)
    assert.deepEqual(await accounts.searchesOf(['roses'], '2'), [90])
  })
})

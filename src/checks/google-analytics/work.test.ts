import assert from 'node:assert/strict'
import { it } from 'node:test'
import { analyticsWork } from './work.ts'

const workFor = (otherTools: string[], status = 'upgrade_to_ga4', ads: string[] = []) =>
  analyticsWork({
    status,
    facts: {
      tagIds: ['UA-12345-1', ...ads],
      tags: { ga4: [], ua: ['UA-12345-1'], gtm: [], ads },
      otherTools,
      propertyName: null,
      metric: null,
      period: null,
      values: [],
    },
  })

it('asks for the old tag to go where another tool measures, and for no new account', () => {
  const [first, ...others] = workFor(['Matomo'])?.steps ?? []
  assert.deepEqual(first, {
    text: 'Take the old Google tag out: it counts nothing. Leave Matomo as it is',
    minutes: 4,
    who: 'Your web person',
  })
  assert.match(JSON.stringify(others), /only if you want/u)
})

it('is a property of the owner’s and a tag of the web person’s where nothing else measures, and no good result yet', () => {
  const work = workFor([])
  assert.deepEqual(
    work?.steps.map((step) => (typeof step === 'string' ? step : [step.minutes, step.who ?? 'You'])),
    [
      [4, 'You'],
      [4, 'Your web person'],
      [1, 'You'],
    ],
  )
  assert.equal(work.turnsGood, 'not_promised')
})

it('leaves the usual steps of every other status', () => {
  assert.equal(workFor(['Matomo'], 'login_to_google_analytics'), null)
  assert.equal(workFor([], 'no_google_analytics_account'), null)
})

it('leaves the ads their part of the tag, beside another tool and without one', () => {
  const beside = workFor(['Matomo'], 'upgrade_to_ga4', ['AW-774016652'])?.steps[0]
  assert.deepEqual(beside, {
    text: 'Take out only the line of the old Google tag with UA-12345-1: it counts nothing. Leave the rest for Google Ads (AW-774016652), and Matomo as it is',
    minutes: 4,
    who: 'Your web person',
  })
  const [, swap] = workFor([], 'upgrade_to_ga4', ['AW-1', 'AW-2'])?.steps ?? []
  assert.deepEqual(swap, {
    text: 'Put the new tag in place of only the line with UA-12345-1, and leave the rest for Google Ads (AW-1 and AW-2)',
    minutes: 4,
    who: 'Your web person',
  })
})

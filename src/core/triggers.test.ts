import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { FINANCIAL_TRIGGERS, SOCIAL_TRIGGERS, type Trigger, WEBSITE_TRIGGERS } from './trigger-names.ts'
import { TRIGGER_FACTS } from './trigger-facts.ts'
import {
  checksOf,
  extraEvidence,
  fieldsOfScan,
  fieldTriggers,
  parseTrigger,
  refreshWords,
  triggerRequest,
} from './triggers.ts'

const CHECKS: readonly { id: string; triggers: readonly Trigger[] }[] = [
  { id: 'pages', triggers: ['content'] },
  { id: 'posts', triggers: ['facebook', 'socialcontent'] },
  { id: 'answers', triggers: [] },
  { id: 'law', triggers: ['content'] },
]
const ids = (...triggers: Trigger[]) => checksOf(CHECKS, triggers).map(({ id }) => id)
const refused = (body: unknown) => !triggerRequest.safeParse(body).success
const social = (metadata: object) => ({ type: 'worker', target: 'social', metadata })
const financial = (metadata: object) => ({ type: 'worker', target: 'financial', metadata })

describe('triggers', () => {
  it('each belong to one target', () => {
    const lists = { social: SOCIAL_TRIGGERS, financial: FINANCIAL_TRIGGERS, website: WEBSITE_TRIGGERS }
    const listed = Object.values(lists).flat()
    assert.deepEqual(listed.toSorted(), Object.keys(TRIGGER_FACTS).toSorted())
    assert.equal(listed.length, 32)
    for (const [target, names] of Object.entries(lists))
      for (const name of names) assert.equal(TRIGGER_FACTS[name].target, target, name)
  })

  it('concern the checks that declare them, each once, in their order', () => {
    assert.deepEqual(ids('content'), ['pages', 'law'])
    assert.deepEqual(ids('facebook', 'socialcontent', 'content'), ['pages', 'posts', 'law'])
    assert.deepEqual(ids('weightings'), [])
  })

  it('reach every check that does not depend on answers alone', () => {
    const untriggered = catalogue.filter(({ triggers }) => triggers.length === 0)
    for (const { id, needs } of untriggered)
      assert.ok(
        needs.every((key) => key === 'answers' || key === 'profile' || key === 'accounts'),
        id,
      )
  })

  it('name what is gathered although no check asks for it', () => {
    assert.deepEqual(extraEvidence(['screenshots', 'screenshots', 'seo']), ['mobileVisit', 'desktopVisit'])
  })

  it('have the words of tests and of account data', () => {
    assert.equal(refreshWords('links').running, 'Running test')
    assert.equal(refreshWords('gmb').done, 'Data refreshed successfully')
  })
})

describe('the refresh call', () => {
  it('accepts every trigger with its target', () => {
    for (const [trigger, { target }] of Object.entries(TRIGGER_FACTS))
      assert.deepEqual(parseTrigger({ type: 'worker', target, metadata: { service: trigger } }), {
        trigger,
        target,
        fields: null,
      })
  })

  it("accepts the specification's fields of a network, and no others", () => {
    assert.deepEqual(parseTrigger(social({ service: 'facebook', fields: ['fans', 'last_post'] })).fields, [
      'fans',
      'last_post',
    ])
    assert.equal(refused(social({ service: 'twitter', fields: ['fans'] })), true)
    assert.equal(refused(social({ service: 'socialcontent', fields: ['fans', 'posts'] })), false)
  })

  it('accepts what is read of a profile and of analytics, and business years of accounts', () => {
    const accepted: [string, string[]][] = [
      ['gmb', ['profile', 'reviews']],
      ['google_analytics', ['users']],
      ['xero', ['2026-06-30']],
      ['myob', ['2026-06-30', '2025-06-30']],
    ]
    for (const [service, fields] of accepted)
      assert.deepEqual(parseTrigger(financial({ service, fields })).fields, fields)
    const wrong = [
      ['gmb', '2026-06-30'],
      ['google_analytics', 'reviews'],
      ['xero', 'reviews'],
      ['myob', '2026-06-31'],
      ['adwords', 'campaigns'],
    ]
    for (const [service, field] of wrong) assert.ok(refused(financial({ service, fields: [field] })), service)
  })

  it('refuses every other form', () => {
    const bodies: unknown[] = [
      null,
      'worker',
      { type: 'worker', target: 'website', metadata: { service: 'facebook' } },
      { type: 'worker', target: 'social', metadata: { service: 'security' } },
      { type: 'owner', target: 'website', metadata: { service: 'security' } },
      { type: 'worker', target: 'elsewhere', metadata: { service: 'security' } },
      { type: 'worker', target: 'website', metadata: { service: 'unheard_of' } },
      { type: 'worker', target: 'website', metadata: { service: 'security', fields: [] } },
      { type: 'worker', target: 'website', metadata: { service: 'security' }, uid: '1' },
      { type: 'worker', target: 'website' },
      social({ service: 'facebook', fields: Array.from({ length: 21 }, () => 'fans') }),
    ]
    for (const body of bodies) assert.equal(refused(body), true, JSON.stringify(body))
  })
})

const kept = (target: string, metadata: object) => [
  'facebook',
  ...fieldTriggers(parseTrigger({ type: 'worker', target, metadata })),
]

describe('the fields of a refresh', () => {
  it('are kept beside the triggers of the scan', () => {
    const triggers = kept('social', { service: 'facebook', fields: ['fans', 'likes'] })
    assert.deepEqual(triggers, ['facebook', 'facebook.fans', 'facebook.likes'])
    assert.deepEqual(fieldsOfScan(triggers), ['fans', 'likes'])
  })

  it('are all where none are named', () => {
    assert.equal(fieldsOfScan(kept('social', { service: 'facebook' })), null)
    assert.equal(fieldsOfScan(kept('social', { service: 'facebook', fields: [] })), null)
  })

  it('narrow a scan of a profile', () => {
    assert.deepEqual(fieldsOfScan(kept('financial', { service: 'gmb', fields: ['reviews'] })), ['reviews'])
  })

  it('of accounts are business years, and narrow no scan', () => {
    assert.equal(fieldsOfScan(kept('financial', { service: 'xero', fields: ['2026-06-30'] })), null)
  })
})

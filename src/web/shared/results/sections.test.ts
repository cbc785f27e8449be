import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanItemAnswer } from '#web/app/queries/result-queries.ts'
import { sectionsOf, uncheckedSection, whereToStart, whereToStartOnline } from './sections.ts'

const ITEM: PlanItemAnswer = {
  check: 'ssl',
  title: 'SSL certificate',
  group: 'easy',
  state: 'open',
  priority: 1,
  place: 1,
  why: '',
  effortMinutes: 10,
  effort: '10 minutes',
  tonightMinutes: 10,
  isReadyMade: false,
  turnsGood: 'at_once',
  who: 'You',
  link: '/compliance/ssl?from=dap',
  status: null,
  tag: null,
  display: null,
  greyKind: null,
  isCounted: true,
  reopened: null,
  couldNotCheck: null,
  completed: null,
  isDoubtful: false,
  before: null,
  after: null,
  gain: null,
  whyNow: null,
  priorityLabel: null,
}
const item = (check: string, more: Partial<PlanItemAnswer> = {}): PlanItemAnswer => ({
  ...ITEM,
  check,
  ...more,
})
const names = (items: readonly PlanItemAnswer[]) => items.map(({ check }) => check)

test('open items are in their group, in the plan’s order; completed ones in Completed whatever their group', () => {
  const items = [
    item('a', { group: 'longterm' }),
    item('b'),
    item('c'),
    item('d', { group: 'essential', state: 'completed' }),
  ]
  assert.deepEqual(
    sectionsOf(items).map((section) => names(section.items)),
    [['b', 'c'], [], ['a'], ['d']],
  )
})

test('items that could not be looked at have a section of their own', () => {
  const items = [item('a', { state: 'unknown' }), item('b')]
  assert.deepEqual(
    sectionsOf(items).map((section) => names(section.items)),
    [['b'], [], [], []],
  )
  assert.deepEqual(names(uncheckedSection(items).items), ['a'])
})

test('the plan links to its top priority and says where it stands, which need not be its first group', () => {
  const link = '/online-security/email-security?from=dap'
  assert.deepEqual(whereToStart(item('email', { title: 'Email security', group: 'essential', link })), {
    job: { title: 'Email security', href: link },
    rest: ', under Business essentials. In each group the most useful job comes first.',
  })
  assert.deepEqual(whereToStart(null), {
    job: null,
    rest: 'In each group the most useful job comes first.',
  })
})

test('without a website the way online comes first, and an empty section is not said to be done', () => {
  assert.equal(
    whereToStartOnline({ title: 'Get on Google Maps' }),
    'Start with Get on Google Maps, under Your way online. Besides your way online:',
  )
  assert.equal(whereToStartOnline(null), 'Besides your way online:')
  const [easy, essentials, longTerm, completed] = sectionsOf([], { hasWebsite: false })
  for (const section of [easy, essentials, longTerm])
    assert.equal(section?.empty, 'Nothing here until you have a website.')
  assert.equal(completed?.empty, 'What you finish moves here by itself.')
})

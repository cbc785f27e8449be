import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eveningWords, itemTime, jobTime, whyFirstIsNotTonight, wholeTime } from './job-time.ts'

test('the time of a job is that of the next sitting, and the whole is said where it is more', () => {
  const long = { effort: 'about 3 hours', effortMinutes: 170, tonightMinutes: 20 }
  assert.equal(jobTime(long), '20 minutes to begin with')
  assert.equal(wholeTime(long), '20 minutes to begin with, about 3 hours in all')
})

test('a job that is done in one sitting, or by somebody else, has one time', () => {
  assert.equal(wholeTime({ effort: '15 minutes', effortMinutes: 15, tonightMinutes: 15 }), '15 minutes')
  assert.equal(wholeTime({ effort: 'about 1 hour', effortMinutes: 60, tonightMinutes: 60 }), 'about 1 hour')
  const sentOn = { effort: '15 minutes', effortMinutes: 15, tonightMinutes: 20 }
  assert.equal(wholeTime(sentOn), '15 minutes')
  const theirs = { effort: 'about 2 hours', effortMinutes: 120, tonightMinutes: null }
  assert.deepEqual([jobTime(theirs), wholeTime(theirs)], ['about 2 hours', 'about 2 hours'])
})

test('a question takes as long as its plan item says, and what could not be looked at has no time', () => {
  const item = { effort: '20 minutes', effortMinutes: 20, tonightMinutes: null } as const
  const question = {
    ...item,
    state: 'open',
    isCounted: true,
    status: 'no_answer',
    greyKind: 'more_info',
    couldNotCheck: null,
  } as const
  assert.equal(itemTime(question), '20 minutes')
  assert.equal(itemTime({ ...question, tonightMinutes: 5 }), '20 minutes')
  assert.equal(
    itemTime({ ...question, greyKind: null, status: 'bad', tonightMinutes: 5 }),
    '5 minutes to begin with',
  )
  assert.equal(itemTime({ ...question, isCounted: false, couldNotCheck: {} }), null)
})

test('the sum for one evening is said with the titles of its jobs', () => {
  assert.equal(
    eveningWords('Tonight: 45 minutes', ['Contact form', 'Sitemap']),
    'Tonight: 45 minutes for Contact form and Sitemap.',
  )
})

test('a top priority that is not for tonight says why', () => {
  const legal = { check: 'legal', title: 'Legal necessities', who: 'You and an adviser' }
  const long = { ...legal, effortMinutes: 120, tonightMinutes: null }
  assert.equal(whyFirstIsNotTonight({ ...long, tonightMinutes: 30 }, ['legal']), null)
  assert.equal(whyFirstIsNotTonight(null, ['email']), null)
  assert.deepEqual(
    [long, { ...long, effortMinutes: 30 }, { ...long, who: 'Your web person' }].map((first) =>
      whyFirstIsNotTonight(first, ['email']),
    ),
    [
      'Your top priority, Legal necessities, isn’t among them: it takes longer than one evening.',
      'Your top priority, Legal necessities, isn’t among them: there’s nothing to do for it tonight.',
      'Your top priority, Legal necessities, isn’t among them: it’s the work of your web person.',
    ],
  )
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { lessons } from '#checks/lessons.generated.ts'
import { CATEGORIES, type Category } from '../check.ts'
import {
  FIRST_LESSONS,
  LEARN_MORE_LESSONS,
  lessonsOfCategory,
  lessonsOfCheck,
  lessonsToBegin,
  lessonsWithoutWebsite,
  type ListedLesson,
} from './recommended.ts'

const listed = (category: Category, ...numbers: number[]): ListedLesson[] =>
  numbers.map((media) => ({ media, check: `check-${media}`, category, about: null }))
const LISTED = [...listed('compliance', 1, 2, 3, 4, 5), ...listed('sitespeed', 8, 9)]
const ofCheck = (media: number, finished: readonly string[] = []) => {
  const category = LISTED.find((lesson) => lesson.media === media)?.category ?? 'visibility'
  return lessonsOfCheck(LISTED, { id: `check-${media}`, category }, null, new Set(finished))
}

const of = (id: string, status: string | null = null) => {
  const check = catalogue.find((one) => one.id === id)
  assert.ok(check)
  return lessonsOfCheck(lessons, check, status, new Set())
}

describe('the lessons of a check', () => {
  it('are its own one, then three others of its category', () => {
    assert.deepEqual(ofCheck(4), [4, 1, 2, 3])
  })
  it('leave out finished ones, but never its own', () => {
    assert.deepEqual(ofCheck(4, ['1', '4', '3']), [4, 2, 5])
  })
  it('are fewer where the category has no more', () => {
    assert.deepEqual(ofCheck(8), [8, 9])
  })
  for (const [status, first] of [
    ['beginner', [134, 128]],
    ['intermediate', [135, 104]],
    ['advanced', [136, 104]],
    ['we_need_more_details', [128]],
  ] as const)
    it(`follow the level of email marketing: ${status}`, () => {
      assert.deepEqual(of('email-marketing', status).slice(0, first.length), first)
    })
  it('of ads are both that are about ads', () => {
    assert.deepEqual(of('google-ads').slice(0, 2), [118, 119])
  })
})

describe('the lessons to begin with', () => {
  it('are those for everybody while nothing is known', () => {
    assert.deepEqual(lessonsToBegin(lessons, catalogue, []), [101, 111, 121, 102, 151])
  })
  it('are first those of the top plan items, one for each and none twice', () => {
    const jobs = [
      { check: 'contact-form', status: 'no_contact_form' },
      { check: 'email-marketing', status: 'beginner' },
      { check: 'ssl', status: 'no_ssl' },
      { check: 'nothing', status: null },
    ]
    assert.deepEqual(lessonsToBegin(lessons, catalogue, jobs), [122, 134, 101, 111, 121, 102, 151])
  })
})

describe('lists of lessons', () => {
  it('are one per check of a category', () => {
    for (const category of CATEGORIES) {
      const taught = lessonsOfCategory(lessons, category).map(
        (media) => lessons.find((lesson) => lesson.media === media)?.check,
      )
      const ofCategory = catalogue.filter((check) => check.category === category).map(({ id }) => id)
      assert.equal(taught.length, ofCategory.length)
      assert.deepEqual(new Set(taught), new Set(ofCategory))
    }
  })
  it('have only lessons that exist', () => {
    for (const media of [...FIRST_LESSONS, ...LEARN_MORE_LESSONS])
      assert.ok(
        lessons.some((lesson) => lesson.media === media),
        String(media),
      )
  })
})

describe('the lessons of a business without a website', () => {
  const checks = [
    { id: 'check-1', fromSite: true },
    { id: 'check-2', fromSite: false },
    { id: 'check-3', fromSite: false },
  ]
  it('are those of checks that look at no website, and those of no check, then one of each other such check', () => {
    assert.deepEqual(lessonsWithoutWebsite([1, 2, 99], LISTED, checks), [2, 99, 3])
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesOf } from '#core/words.ts'
import type { SitemapFacts } from './facts.ts'
import { sitemapWork } from './work.ts'

const stepFor = (given: Partial<SitemapFacts>) => {
  const known = { sitemaps: [], declaredInRobots: false, unusable: null, isOnePage: false, ...given }
  const work = sitemapWork({ status: 'no_sitemap', facts: known })
  const [step] = work?.steps ?? []
  return [typeof step === 'object' ? step.text : step, work?.isReadyMade, work?.who]
}

const onePage = (given: Partial<SitemapFacts>) => stepFor({ isOnePage: true, way: 'ready_made', ...given })

test('the step names the one way that this website has, and a ready-made file only where one is made', () => {
  assert.deepEqual(stepFor({ way: 'ready_made' }), [
    'Put up the ready-made sitemap and robots file',
    true,
    'You',
  ])
  assert.equal(stepFor({ way: 'ready_made', withRobotsFile: false })[0], 'Put up the ready-made sitemap')
  assert.deepEqual(stepFor({ way: 'switch' }), [
    'Switch on the sitemap in your website builder or its search plug-in',
    false,
    'You',
  ])
  assert.deepEqual(stepFor({ way: 'by_hand' }), [
    'Ask your web person to put up a sitemap',
    false,
    'Your web person',
  ])
})

test('the step for a web person says that it is theirs, with the time of their work', () => {
  const facts = { sitemaps: [], declaredInRobots: false, unusable: null, isOnePage: false, way: 'by_hand' }
  const [step] = sitemapWork({ status: 'no_sitemap', facts })?.steps ?? []
  assert.deepEqual(typeof step === 'object' && [step.who, step.minutes], ['Your web person', 10])
})

test('a switch takes 3 minutes, an upload of two files 4', () => {
  const minutes = (['switch', 'ready_made'] as const).map((way) => {
    const facts = { sitemaps: [], declaredInRobots: false, unusable: null, isOnePage: false, way }
    return minutesOf(sitemapWork({ status: 'no_sitemap', facts })?.steps[0] ?? '')
  })
  assert.deepEqual(minutes, [3, 4])
})

test('a website of one page mends or removes what search engines cannot use', () => {
  const unusable = { url: 'https://joes.test/sitemap.xml', problem: 'It is no XML.' }
  assert.deepEqual(onePage({ unusable }), [
    'Fix the sitemap that search engines can’t use, or remove it',
    false,
    'You',
  ])
  assert.match(
    String(onePage({ unusable, declaredInRobots: true })[0]),
    /or remove it, and the line that starts with “Sitemap:” in your robots file$/u,
  )
  assert.match(
    String(onePage({ declaredInRobots: true })[0]),
    /^Take the line that starts with “Sitemap:” out/u,
  )
  const facts = { sitemaps: [], declaredInRobots: true, unusable: null, isOnePage: true }
  const work = sitemapWork({ status: 'no_sitemap', facts })
  assert.deepEqual([work?.turnsGood, work?.helpsLittle], ['at_once', undefined])
})

test('a website of one page needs one later; facts of an earlier revision name both ways', () => {
  assert.match(String(stepFor({ isOnePage: true, way: 'ready_made' })[0]), /^Once your website has more/u)
  assert.match(String(stepFor({})[0]), /ready-made sitemap, or switch on/u)
})

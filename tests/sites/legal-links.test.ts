import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { legalFacts } from '#checks/legal-necessities/facts.ts'
import { judgePages } from '#support/judged.ts'
import {
  BODIES,
  type Body,
  type Kind,
  LABELS,
  LOOSE_LABELS,
  PLACES,
  siteWith,
  siteWithPlace,
  WANTED,
} from './legal-links.ts'

const KINDS = ['privacy', 'cookies', 'terms'] as const
const FACTS = { privacy: 'privacyPolicy', cookies: 'cookiePolicy', terms: 'termsAndConditions' } as const

async function judgeLink(body: Body, kind: Kind, label: (typeof LABELS)[Kind][number]) {
  const { pages, path } = siteWith(body, kind, label)
  const { results } = await judgePages(pages, ['legal-necessities'])
  const result = results['legal-necessities']
  assert.ok(result)
  return { result, path, facts: legalFacts.parse(result.facts) }
}

type JudgedLink = Awaited<ReturnType<typeof judgeLink>>

/** The answer for the item: found, what is wrong with what is linked, or missing. */
function answerOf({ facts }: JudgedLink, kind: Kind): string {
  if (facts[FACTS[kind]] !== null) return 'found'
  return facts.notEnough.find(({ item }) => item === kind)?.flaw ?? 'missing'
}

describe('one link in the footer to a legal page', () => {
  for (const kind of KINDS) {
    it(`is judged by its target: ${kind}`, async () => {
      const answers: Record<string, string> = {}
      const wanted: Record<string, string> = {}
      for (const label of LABELS[kind]) {
        for (const body of BODIES) {
          const name = `${label.label}: ${body}`
          answers[name] = answerOf(await judgeLink(body, kind, label), kind)
          wanted[name] = WANTED[body]
        }
      }
      assert.deepEqual(answers, wanted)
    })
  }

  it('counts under a name that other pages have, and is not held against one of those', async () => {
    const answers: string[] = []
    for (const kind of ['privacy', 'terms'] as const) {
      for (const label of LOOSE_LABELS[kind]) {
        for (const body of [
          'full',
          'short',
          'empty',
          'missing',
          'unfilled template',
          'unrelated',
          'login',
        ] as const) {
          const answer = answerOf(await judgeLink(body, kind, label), kind)
          if (answer !== (body === 'full' ? 'found' : 'missing'))
            answers.push(`${label.label}: ${body}: ${answer}`)
        }
      }
    }
    assert.deepEqual(answers, [])
  })

  it('is shown with its address and what is wrong, and never reported as not found', async () => {
    for (const body of BODIES.filter((one) => WANTED[one] !== 'found')) {
      const { result, facts, path } = await judgeLink(body, 'privacy', {
        lang: 'en',
        label: 'Privacy Policy',
        path: '/privacy',
      })
      const wording = `${result.description} ${JSON.stringify(result.blocks)} ${JSON.stringify(result.evidence)}`
      assert.doesNotMatch(result.description, /couldn't find:[^.]*privacy policy/u, body)
      // When its one link is refused, too little of the menu was read for a verdict.
      if (body !== 'login by status')
        assert.match(result.description, /You link to a privacy policy, but it/u, body)
      assert.match(wording, /Privacy Policy\\?" is linked/u, body)
      const shown = body === 'no address' ? '/' : path
      assert.equal(new URL(facts.notEnough[0]?.url ?? '').pathname, shown, body)
    }
  })

  it('is reported as not found only where nothing is linked', async () => {
    const { pages } = siteWith('full', 'privacy', { lang: 'en', label: 'Our breads', path: '/breads' })
    const { results } = await judgePages(pages, ['legal-necessities'])
    assert.match(
      results['legal-necessities']?.description ?? '',
      /We couldn't find: a privacy policy, cookie information and terms/u,
    )
  })

  it('puts nobody at risk when its target could not be read', async () => {
    const form = '<form><input type="email" name="email"><button>Send</button></form>'
    for (const body of ['unrelated document', 'login', 'no address', 'missing'] as const) {
      const { pages } = siteWith(body, 'privacy', { lang: 'en', label: 'Privacy Policy', path: '/privacy' })
      const home = typeof pages === 'function' ? pages('/') : ''
      assert.ok(typeof home === 'string')
      const { results } = await judgePages(
        (path) =>
          path === '/'
            ? home.replace('</main>', `${form}</main>`)
            : typeof pages === 'function'
              ? pages(path)
              : '',
        ['legal-necessities'],
      )
      const wanted = body === 'missing' ? 'website_at_risk' : 'legal_items_missing'
      assert.equal(results['legal-necessities']?.status, wanted, body)
    }
  })

  it('to a school’s terms is no link to terms and conditions', async () => {
    const path = '/files/terms-3-and-4.pdf'
    const file = { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }
    const { results } = await judgePages({ '/': footerLink(path, 'Terms 3 and 4'), [path]: file }, [
      'legal-necessities',
    ])
    assert.equal(legalFacts.parse(results['legal-necessities']?.facts).termsAndConditions, null)
  })

  it('that redirects counts by its last target', async () => {
    const { pages } = siteWith('full', 'privacy', { lang: 'en', label: 'Our promise', path: '/promise' })
    const sentTo = async (location: string): Promise<unknown> => {
      const { results } = await judgePages(
        (path) => {
          if (path === '/')
            return footerLink('/promise', 'Our promise') + footerLink('/privacy', 'Privacy Policy')
          if (path === '/privacy') return { status: 302, headers: { location } }
          return typeof pages === 'function' ? pages(path) : ''
        },
        ['legal-necessities'],
      )
      return legalFacts.parse(results['legal-necessities']?.facts).privacyPolicy
    }
    assert.equal(await sentTo('/promise'), 'http://joes.test/promise')
  })

  it('with one placeholder left is found, and the placeholder is shown', async () => {
    const label = { lang: 'en', label: 'Privacy Policy', path: '/privacy' }
    const { pages } = siteWith('full', 'privacy', label)
    const { results } = await judgePages(
      (path) => {
        const page = typeof pages === 'function' ? pages(path) : ''
        return path === '/privacy' && typeof page === 'string'
          ? page.replace('share it', 'share it with [Company Name]')
          : page
      },
      ['legal-necessities'],
    )
    assert.notEqual(legalFacts.parse(results['legal-necessities']?.facts).privacyPolicy, null)
    assert.deepEqual(results['legal-necessities']?.advice.slice(0, 1), [
      'Your privacy policy still says "[Company Name]": fill it in.',
    ])
  })
})

describe('the text of a legal page in another place', () => {
  for (const kind of ['privacy', 'terms'] as const) {
    it(`is found: ${kind}`, async () => {
      const found: string[] = []
      for (const place of PLACES) {
        const { results } = await judgePages(siteWithPlace(place, kind), ['legal-necessities'])
        const result = results['legal-necessities']
        const isFound = legalFacts.parse(result?.facts)[FACTS[kind]] !== null
        if (isFound && (kind === 'terms' || result?.status !== 'website_at_risk')) found.push(place)
      }
      assert.deepEqual(found, PLACES)
    })
  }
})

const footerLink = (href: string, text: string): string =>
  `<!doctype html><html lang="en"><title>Kowhai School</title><p>${'We are a small school by the river and everybody is welcome. '.repeat(12)}</p><footer><a href="${href}">${text}</a></footer>`

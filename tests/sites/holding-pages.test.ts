import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import type { Pages } from '#support/web-server.ts'
import { scanPages } from '#support/scan.ts'
import { GatheringFailed } from '#gather/context.ts'
import { HOLDING_PAGES, homeWith, OWN_SIGNS, PLACES, siteOf, WAITING_PHRASES } from './holding-pages.ts'

/** Whether each website is recognised as a holding page, `read` where it is not; by its label. */
async function gateOf(sites: readonly (readonly [string, Pages])[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const [label, pages] of sites) {
    await using scan = await scanPages(pages)
    answers[label] = await scan.want('site').then(() => 'read', reasonOf)
  }
  return answers
}

function reasonOf(error: unknown): string {
  if (error instanceof GatheringFailed) return error.failure.reason
  throw error
}

/** Fails with the labels of those with another answer. */
async function assertAll(sites: readonly (readonly [string, Pages])[], wanted: string): Promise<void> {
  assert.ok(sites.length > 0)
  const others = Object.entries(await gateOf(sites)).filter(([, reason]) => reason !== wanted)
  assert.deepEqual(others, [])
}

const sometimes = Object.values(PLACES).filter((place) => place !== 'title' && place !== 'heading')

describe('a phrase such as "coming soon"', () => {
  it('as the title or main heading of a short page means that there is no website yet', async () => {
    await assertAll(
      WAITING_PHRASES.flatMap((phrase) =>
        ([PLACES.title, PLACES.heading] as const).flatMap((place) =>
          [0, 25, 90].map(
            (words) =>
              [
                `${phrase} ${place} ${words}`,
                siteOf(homeWith({ phrase, place, words, links: 1 }), 'same'),
              ] as const,
          ),
        ),
      ),
      'not_published',
    )
  })

  it('in a badge, an event, a menu, a footer or a blog’s title proves nothing', async () => {
    await assertAll(
      WAITING_PHRASES.slice(0, 8).flatMap((phrase) =>
        sometimes.flatMap((place) =>
          [25, 90].map(
            (words) =>
              [
                `${phrase} ${place} ${words}`,
                siteOf(homeWith({ phrase, place, words, links: 3 }), 'missing'),
              ] as const,
          ),
        ),
      ),
      'read',
    )
  })

  it('never counts on a page of 150 words, or with five links to pages of the website', async () => {
    await assertAll(
      WAITING_PHRASES.slice(0, 4).flatMap((phrase) =>
        ([PLACES.title, PLACES.heading] as const).flatMap((place) => [
          [
            `${phrase} ${place} long`,
            siteOf(homeWith({ phrase, place, words: 160, links: 0 }), 'missing'),
          ] as const,
          [
            `${phrase} ${place} links`,
            siteOf(homeWith({ phrase, place, words: 20, links: 5 }), 'missing'),
          ] as const,
        ]),
      ),
      'read',
    )
  })

  it('never counts beside the business’ own address, opening hours or phone number', async () => {
    await assertAll(
      Object.entries(OWN_SIGNS).flatMap(([sign, own]) =>
        ([PLACES.title, PLACES.heading] as const).map(
          (place) =>
            [
              `${sign} ${place}`,
              siteOf(homeWith({ phrase: 'Coming soon', place, words: 20, links: 0, own }), 'missing'),
            ] as const,
        ),
      ),
      'read',
    )
  })

  it('never counts when two links lead to pages that work, and counts when they show the same page or none', async () => {
    const home = homeWith({ phrase: 'Coming soon', place: 'heading', words: 20, links: 2 })
    assert.deepEqual(
      await gateOf([
        ['works', siteOf(home, 'works')],
        ['same', siteOf(home, 'same')],
        ['missing', siteOf(home, 'missing')],
        ['one', siteOf(homeWith({ phrase: 'Coming soon', place: 'heading', words: 20, links: 1 }), 'works')],
      ]),
      { works: 'read', same: 'not_published', missing: 'not_published', one: 'not_published' },
    )
  })

  it('about something else than the website proves nothing', async () => {
    const phrases = [
      'New menu coming soon',
      'Our Albany showroom is opening soon',
      'Homes under construction',
      'Summer range: coming soon to stores',
    ]
    await assertAll(
      phrases.map((phrase) => [
        phrase,
        siteOf(homeWith({ phrase, place: 'heading', words: 20, links: 1 }), 'missing'),
      ]),
      'read',
    )
  })

  it('ignores pages that robots.txt disallows, and does not request them', async () => {
    const home = homeWith({ phrase: 'Coming soon', place: 'heading', words: 20, links: 2 })
    const pages: Pages = (path) =>
      path === '/robots.txt'
        ? {
            headers: { 'content-type': 'text/plain' },
            body: 'User-agent: *\nDisallow: /about\nDisallow: /breads',
          }
        : home
    await using scan = await scanPages(pages)
    await assert.rejects(scan.want('site'), GatheringFailed)
    assert.deepEqual(
      scan.server.requests
        .map((request) => request.path)
        .filter((path) => path !== '/' && path !== '/robots.txt'),
      [],
    )
  })
})

describe('a holding page', () => {
  it('of hosting companies, registrars, builders and plugins is recognised', async () => {
    await assertAll(
      Object.entries(HOLDING_PAGES).map(([who, body]) => [
        who,
        { '/': `<!doctype html><html lang="en">${body}` },
      ]),
      'not_published',
    )
  })

  it('makes only the checks of pages fail', async () => {
    const { results } = await judgePages({ '/': HOLDING_PAGES['WooCommerce, coming soon'] ?? '' }, [
      'contact-form',
      'facebook',
      'data-breach-check',
    ])
    assert.equal(results['contact-form']?.reasonCode, 'not_published')
    for (const id of ['facebook', 'data-breach-check'])
      assert.notEqual(results[id]?.reasonCode, 'not_published')
  })
})

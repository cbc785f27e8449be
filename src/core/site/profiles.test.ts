import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { took } from '#support/time-limit.ts'
import type { LinkFacts } from '../evidence/page.ts'
import { findProfile, profileSuggestion } from './profiles.ts'

const FOOTER = { region: 'footer' } as const
const withLinks = (...links: LinkFacts[]) => [aPage({ links })]

const shown = (plugin: string, href: string) =>
  findProfile('facebook', [
    aPage({
      frames: [
        {
          url: `https://www.facebook.com/${plugin}?href=${encodeURIComponent(href)}&tabs=timeline`,
          title: null,
          region: 'main',
          lazy: true,
        },
      ],
    }),
  ])?.handle

const inSentence = (address: string) => aLink(address, 'here', { inline: true })

describe("a website's own profile", () => {
  it('is an icon in the footer', () => {
    const pages = withLinks(aLink('https://www.instagram.com/Joes.Plumbing/?hl=en', '', FOOTER))
    assert.equal(findProfile('instagram', pages)?.handle, 'joes.plumbing')
  })
  it('is a picture with a text of its own', () => {
    const icon = aLink('https://www.facebook.com/joes.plumbing', 'round blue button', { picture: true })
    assert.equal(findProfile('facebook', withLinks(icon))?.handle, 'joes.plumbing')
  })
  it('has the name of the business without its accents', () => {
    const links = [
      aLink('https://www.facebook.com/pohutukawacafe', '', FOOTER),
      aLink('https://www.facebook.com/supplier.brand', '', FOOTER),
    ]
    const url = 'https://bookings.test/'
    const pages = [aPage({ url, links, title: { text: 'Home | Pōhutukawa Café', count: 1 } })]
    assert.deepEqual(findProfile('facebook', pages), {
      handle: 'pohutukawacafe',
      address: 'https://www.facebook.com/pohutukawacafe',
      at: url,
      sure: true,
    })
    const word = pages.map((page) => ({ ...page, title: { text: 'Home | The Pōhutukawa Tree', count: 1 } }))
    assert.equal(findProfile('facebook', word)?.sure, true)
  })
  it("has the name of the business' domain, which may have accents", () => {
    const links = [aLink('https://www.facebook.com/whanaubakery', '', FOOTER)]
    assert.equal(findProfile('facebook', [aPage({ url: 'https://xn--whnau-gwa.nz/', links })])?.sure, true)
  })
  it('is what a plug-in of Facebook shows', () => {
    for (const plugin of [
      'plugins/page.php',
      'v19.0/plugins/page.php',
      'plugins/likebox.php',
      'plugins/like.php',
    ])
      assert.equal(shown(plugin, 'https://www.facebook.com/joes.plumbing'), 'joes.plumbing', plugin)
    assert.equal(shown('plugins/like.php', 'https://joes.test/'), undefined)
    assert.equal(shown('plugins/video.php', 'https://www.facebook.com/joes.plumbing/videos/1'), undefined)
  })
  it('is named in the structured data', () => {
    const jsonLd = [{ '@type': 'LocalBusiness', sameAs: ['https://x.com/joes'] }]
    const pages = [aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } })]
    assert.equal(findProfile('twitter', pages)?.address, 'https://x.com/joes')
  })
  it('is offered without saying that there is a link, which the structured data alone is not', () => {
    const jsonLd = [{ '@type': 'LocalBusiness', sameAs: ['https://x.com/grover'] }]
    const found = findProfile('twitter', [
      aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } }),
    ])
    assert.ok(found)
    assert.equal(profileSuggestion(found), 'Your website names https://x.com/grover. Is it yours?')
  })
  it('is no author in the structured data', () => {
    const jsonLd = [{ '@type': 'Person', sameAs: 'https://x.com/jane' }]
    const pages = [aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } })]
    assert.equal(findProfile('twitter', pages), null)
  })
  it('is in a sentence too where it has the whole name, with "and" for its sign, or a number beside one with it', () => {
    const links = [
      inSentence('https://www.instagram.com/saltandshears/'),
      inSentence('https://facebook.com/profile.php?id=100063712345678'),
    ]
    for (const title of ['Salt & Shears | Hairdresser', 'Salt + Shears']) {
      const pages = [aPage({ links, title: { text: title, count: 1 } })]
      assert.equal(findProfile('instagram', pages)?.handle, 'saltandshears')
      assert.equal(findProfile('facebook', pages)?.handle, '100063712345678')
    }
    assert.equal(findProfile('facebook', [aPage({ links })]), null)
  })
  const others: readonly (readonly [string, LinkFacts])[] = [
    ['a share link', aLink('https://www.facebook.com/sharer/sharer.php?u=x', 'Share', FOOTER)],
    ['an embedded post', aLink('https://www.facebook.com/other.page/posts/123456', '')],
    ["a builder's account", aLink('https://www.facebook.com/wix', '', FOOTER)],
    ["a designer's credit", aLink('https://www.facebook.com/pixelpeople', 'Website by Pixel People', FOOTER)],
    [
      'somebody named in a sentence',
      aLink('https://www.facebook.com/ourfriends', 'our friends', { inline: true }),
    ],
    ["a network's homepage", aLink('https://www.facebook.com/', '', FOOTER)],
  ]
  for (const [what, link] of others) {
    it(`is not ${what}`, () => {
      assert.equal(findProfile('facebook', withLinks(link)), null)
    })
  }
  it("is the one with the website's name when there are several", () => {
    const pages = withLinks(
      aLink('https://www.facebook.com/supplier.brand', '', FOOTER),
      aLink('https://www.facebook.com/joes.test.plumbing', '', FOOTER),
    )
    const named = pages.map((page) => ({ ...page, title: { text: 'Joes Test Plumbing', count: 1 } }))
    assert.equal(findProfile('facebook', named)?.handle, 'joes.test.plumbing')
  })
})

const named = (...links: LinkFacts[]) =>
  findProfile('facebook', [aPage({ links, title: { text: 'Joes Plumbing', count: 1 } })])

const icon = (address: string) => aLink(address, '', FOOTER)

describe("a profile with another name than the website's", () => {
  it('is known as the own one beside a profile that has the name', () => {
    const beside = named(
      icon('https://www.instagram.com/joesplumbing'),
      icon('https://www.facebook.com/zebrafish'),
    )
    assert.deepEqual([beside?.handle, beside?.sure], ['zebrafish', true])
    const alone = named(icon('https://www.facebook.com/zebrafish'))
    assert.deepEqual([alone?.handle, alone?.sure], ['zebrafish', false])
    const unlike = named(
      icon('https://www.instagram.com/otherfish'),
      icon('https://www.facebook.com/zebrafish'),
    )
    assert.equal(unlike?.sure, false)
  })

  it('is not known where there are two of them', () => {
    assert.equal(
      named(icon('https://www.facebook.com/zebrafish'), icon('https://www.facebook.com/otherfish')),
      null,
    )
  })

  it('is not what a plug-in without an address shows', () => {
    const frame = {
      url: 'https://www.facebook.com/plugins/page.php',
      title: null,
      region: 'main',
      lazy: true,
    } as const
    assert.equal(findProfile('facebook', [aPage({ frames: [frame] })]), null)
  })
})

test('a website with very many accounts and credits is read in little time', () => {
  const credits = Array.from({ length: 300 }, (_, at) => `Site by Maker${at}x`).join(' | ')
  const pages = Array.from({ length: 20 }, (_, page) =>
    aPage({
      url: page === 0 ? '/' : `/p${page}`,
      text: { footer: credits.replaceAll('Maker', `Maker${page}a`) },
      links: Array.from({ length: 1000 }, (__, at) =>
        aLink(`https://www.facebook.com/cafe.${page}.number${at}`, 'Facebook', { region: 'footer' }),
      ),
    }),
  )
  const began = performance.now()
  assert.equal(findProfile('facebook', pages), null)
  took('the best of 20,000 accounts', began, 1_000)
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPicture } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { assertSound, elementsIn } from '#support/markup.ts'
import { aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { shareFixes } from './share-fixes.ts'

const share = (given: GivenPage, features: Record<string, boolean>) => {
  const page = aPage({ url: '/tap', ...given })
  return shareFixes(
    anInput({
      facts: { features },
      evidence: { share: { url: page.url, kind: 'page', page, image: null } },
      profile: { businessName: 'Joe & Sons' },
    }),
  )[0]?.pieces[0]
}

const ALL_MISSING = { image: false, web_address: false, product_title: false, product_description: false }

const og = (property: string, content: string) => ({ name: null, property, httpEquiv: null, content })
const ONLY_PICTURE_MISSING = { ...ALL_MISSING, image: false, product_title: true, product_description: true }
const ONLY_TITLE_MISSING = { ...ALL_MISSING, image: true, product_title: false, product_description: true }

const titled = (url: string, text: string, heading: string) =>
  share({ url, title: { text, count: 1 }, headings: [aHeading(heading, { level: 1 })] }, ALL_MISSING)?.preview

describe('the tags of a shared page', () => {
  test('are made from the page, and shown as the card they make', async () => {
    const piece = share(
      {
        headings: [aHeading('Taps "for" life', { level: 1 })],
        text: {
          main: 'We mend taps in homes and shops all over Hobart. We mend them well, and come on the same day.',
        },
        images: [
          aPicture('/small.png', { width: 100, height: 100 }),
          aPicture('/big.jpg', { width: 1200, height: 800, alt: 'A brass tap' }),
          aPicture('/tap.jpg', { width: 600, height: 400 }),
        ],
      },
      ALL_MISSING,
    )
    await assertSound(piece?.content ?? '', 'head')
    const tags = new Map(
      elementsIn(piece?.content ?? '').map(({ attributes }) => [
        attributes['property'] ?? attributes['name'],
        attributes['content'],
      ]),
    )
    assert.equal(tags.get('og:title'), 'Taps "for" life')
    assert.equal(tags.get('og:image'), 'https://joes.test/big.jpg')
    assert.equal(tags.get('og:image:alt'), 'A brass tap')
    assert.equal(tags.get('og:url'), 'https://joes.test/tap')
    assert.equal(tags.get('og:site_name'), 'Joe & Sons')
    assert.match(tags.get('og:description') ?? '', /^We mend taps in homes and shops all over Hobart\. /u)
    assert.deepEqual(piece?.preview, {
      kind: 'share',
      host: 'joes.test',
      title: 'Taps "for" life',
      description: tags.get('og:description'),
      picture: 'https://joes.test/big.jpg',
    })
  })

  test("keep the homepage's title, without the name of the business alone and without ornaments", () => {
    const shown = [titled('/', 'Taps in Hobart', 'Hello'), titled('/tap', '🚿 Joe & Sons', 'OUR BEST TAPS')]
    assert.deepEqual(
      shown.map((preview) => preview?.kind === 'share' && preview.title),
      ['Taps in Hobart', 'Our Best Taps'],
    )
  })

  test('have a picture that networks can show, and the page’s own address', () => {
    const relations = [
      {
        rel: 'canonical',
        href: 'x',
        url: 'https://staging.test/tap',
        hreflang: null,
        type: null,
        source: 'html' as const,
      },
    ]
    const images = ['/logo.png', '/tap.svg', '/tap.jpg'].map((url) =>
      aPicture(url, { width: null, height: null }),
    )
    const made = share({ images, relations }, ALL_MISSING)?.content ?? ''
    assert.match(made, /og:image" content="https:\/\/joes\.test\/tap\.jpg"/u)
    assert.match(made, /og:url" content="https:\/\/joes\.test\/tap"/u)
  })

  test('have placeholders where the page has no picture', () => {
    assert.match(share({}, ALL_MISSING)?.content ?? '', /content="\[your picture’s web address\]"/u)
  })

  test('have no words of the old picture for a new one, nor of any picture for none', () => {
    const metas = [og('og:image', '/shopfront.jpg'), og('og:image:alt', 'Our shop front')]
    const cake = aPicture('/cake.jpg', { width: 1200, height: 800, alt: 'Wedding cake' })
    const anew = share({ metas, images: [cake] }, ONLY_PICTURE_MISSING)?.content ?? ''
    assert.match(anew, /og:image" content="https:\/\/joes\.test\/cake\.jpg"/u)
    assert.match(anew, /og:image:alt" content="Wedding cake"/u)
    const lazy = { ...aPicture('/x.jpg', { alt: 'Our team' }), url: null }
    const none = share({ metas, images: [lazy] }, ONLY_PICTURE_MISSING)?.content ?? ''
    assert.match(none, /og:image:alt" content="\[your words for the picture\]"/u)
  })

  test('keep the type and the picture of the page, with its whole address', () => {
    const metas = [
      og('og:type', 'product'),
      og('og:image:secure_url', '/bread.jpg'),
      og('og:image:alt', 'Rye bread'),
    ]
    const kept = share({ metas }, ONLY_TITLE_MISSING)?.content ?? ''
    assert.match(kept, /og:type" content="product"/u)
    assert.match(kept, /og:image" content="https:\/\/joes\.test\/bread\.jpg"/u)
    assert.match(kept, /og:image:alt" content="Rye bread"/u)
    assert.match(share({}, ALL_MISSING)?.content ?? '', /og:type" content="website"/u)
  })

  test('replace the other tags that tell of what is made anew, and only those', () => {
    const metas = ['og:image', 'og:image:width', 'twitter:image', 'twitter:title', 'twitter:site'].map(
      (name) => og(name, 'x'),
    )
    const left = / there, and og:image:width and twitter:image\. A picture/u
    assert.match(share({ metas: [...metas, og('og:title', 'Rye')] }, ONLY_PICTURE_MISSING)?.note ?? '', left)
    assert.match(share({}, ALL_MISSING)?.note ?? '', / of the same names that are there\. A picture/u)
  })

  test('are not offered for a page that has all of them', () => {
    assert.equal(share({}, { image: true, product_title: true }), undefined)
  })
})

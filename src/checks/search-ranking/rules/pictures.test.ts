import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinkTarget } from '#core/evidence/links.ts'
import type { ImageFacts } from '#core/evidence/page.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { aPicture, aTarget, theLinks } from '#support/evidence.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { detailsOf, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'
import { aVisit } from '#support/visits.ts'

const FAILED_AT_HOME = 'failed at /'

const withPicture = (id: string, given: Partial<ImageFacts>) =>
  onHomepage(id, { images: [aPicture('/tap.jpg', given)] })

const fetched = (id: string, ...given: Partial<LinkTarget>[]) => {
  const targets = given.map((one, i) =>
    aTarget(`/${i}.jpg`, { kind: 'image', contentType: 'image/jpeg', bytes: 1000, ...one }),
  )
  return onHomepage(id, {}, { links: theLinks(targets) })
}

const pictureLink = (given: Parameters<typeof aLink>[2]) =>
  onHomepage('image-alt-linked', { links: [aLink('/taps', '', { picture: true, ...given })] })

describe('rules of alternative texts', () => {
  it('image-alt-missing fails only without the attribute', () => {
    assert.equal(withPicture('image-alt-missing', { alt: null }), FAILED_AT_HOME)
    assert.equal(withPicture('image-alt-missing', { alt: '' }), 'passed')
    assert.equal(withPicture('image-alt-missing', { alt: null, decorative: true }), 'passed')
    assert.equal(withPicture('image-alt-missing', { alt: null, url: null }), 'passed')
  })
  it('image-alt-missing counts slides that are hidden at first, and names a picture that shows', () => {
    const slides = ['/1.jpg', '/2.jpg'].map((url) => aPicture(url, { alt: null }))
    const [first, second] = slides
    assert.ok(first && second)
    const home = aPage({ images: slides })
    const shown = { ...home, rendered: true, images: [{ ...first, hidden: true }, second] }
    const evidence = ofPages([home], { rendered: { pages: [shown] } })
    assert.deepEqual(detailsOf('image-alt-missing', evidence), [
      '2 pictures, such as https://joes.test/2.jpg',
    ])
  })
  it('image-alt-missing leaves out pictures that do not load', () => {
    const home = aPage({ images: ['/1.jpg', '/2.jpg'].map((url) => aPicture(url, { alt: null })) })
    const gone = aTarget('/1.jpg', { kind: 'image', outcome: 'broken', reason: 'not_found', status: 404 })
    const links = theLinks([gone])
    assert.deepEqual(detailsOf('image-alt-missing', ofPages([home], { links })), [
      '1 picture, such as https://joes.test/2.jpg',
    ])
  })
  it('image-alt-missing judges a picture by the file that browsers take', () => {
    const images = [aPicture('/old.jpg', { alt: null, candidate: 'https://joes.test/new.jpg' })]
    const missing = (url: string) => {
      const links = theLinks([aTarget(url, { kind: 'image', outcome: 'broken', reason: 'not_found' })])
      return onHomepage('image-alt-missing', { images }, { links })
    }
    assert.equal(missing('/old.jpg'), FAILED_AT_HOME)
    assert.equal(missing('/new.jpg'), 'passed')
  })
  it('image-alt-missing ignores pictures of up to 3 × 3 pixels', () => {
    assert.equal(withPicture('image-alt-missing', { alt: null, width: 3, height: 3 }), 'passed')
    assert.equal(withPicture('image-alt-missing', { alt: null, width: 4, height: 3 }), FAILED_AT_HOME)
    assert.equal(withPicture('image-alt-missing', { alt: null, width: null, height: null }), FAILED_AT_HOME)
  })
  it('image-alt-linked fails on a picture link without any text', () => {
    assert.equal(pictureLink({}), FAILED_AT_HOME)
    assert.equal(pictureLink({ text: 'Taps' }), 'passed')
    assert.equal(pictureLink({ label: 'Taps' }), 'passed')
    assert.equal(pictureLink({ picture: false }), 'passed')
    assert.equal(pictureLink({ href: '#', url: aPage().url }), 'passed')
    assert.equal(pictureLink({ href: 'index.html', url: `${aPage().url}index.html` }), 'passed')
    const links = ['/taps', '/pipes', '/taps'].map((url) => aLink(url, '', { picture: true }))
    assert.deepEqual(detailsOf('image-alt-linked', ofPages([aPage({ links })])), ['2 links, such as /taps'])
  })
  it('image-alt-long fails over 125 characters', () => {
    assert.equal(withPicture('image-alt-long', { alt: 'a'.repeat(126) }), FAILED_AT_HOME)
    assert.equal(withPicture('image-alt-long', { alt: 'a'.repeat(125) }), 'passed')
  })
  it('image-alt-filename fails on file names of cameras and computers', () => {
    for (const alt of [
      'tap.jpg',
      'new kitchen.PNG',
      'IMG_1234',
      'IMG_1234 copy',
      'IMG_1234-1024x768',
      'DSC_0042 (1)',
      'DSC01234',
      'Screenshot 2026-01-02 at 10.00',
      'tap-v2.webp',
    ])
      assert.equal(withPicture('image-alt-filename', { alt }), FAILED_AT_HOME, alt)
    for (const alt of [
      'A kitchen tap',
      'IMG_1234 of our dog',
      'Screenshot of our booking page',
      'Imagine a tap',
      '',
    ])
      assert.equal(withPicture('image-alt-filename', { alt }), 'passed', alt)
  })
})

const unsized = (count: number, given: Parameters<typeof onHomepage>[2] = {}) =>
  onHomepage(
    'image-no-size',
    { images: Array.from({ length: count }, (_, i) => aPicture(`/${i}.jpg`, { sized: false })) },
    given,
  )

/** Six pictures without a size on this page, and how much the homepage moved on a phone. */
const unsizedAt = (url: string, cls: number | null, given: Partial<VisitEvidence> = {}) => {
  const images = Array.from({ length: 6 }, (_, at) => aPicture(`/${at}.jpg`, { sized: false }))
  const { speed } = aVisit()
  assert.ok('metrics' in speed)
  const mobileVisit = aVisit({ speed: { ...speed, metrics: { ...speed.metrics, cls } }, ...given })
  const pages = url === '/' ? [aPage({ images })] : [aPage(), aPage({ url, images })]
  return findingOf('image-no-size', ofPages(pages, { mobileVisit }))
}

const heavy = (count: number) => Array.from({ length: count }, () => ({ bytes: 102_401 }))

describe('rules of picture files', () => {
  it('image-broken fails on a picture of the site that does not load', () => {
    assert.equal(fetched('image-broken', { outcome: 'broken', reason: 'not_found' }), FAILED_AT_HOME)
    assert.equal(fetched('image-broken', { outcome: 'broken', sameSite: false }), 'passed')
    assert.equal(fetched('image-broken', { outcome: 'could_not_check', reason: 'blocked' }), 'not_tested')
    assert.equal(onHomepage('image-broken', {}), 'not_tested')
  })
  it('image-heavy fails over 512,000 bytes', () => {
    assert.equal(fetched('image-heavy', { bytes: 512_001 }), FAILED_AT_HOME)
    assert.equal(fetched('image-heavy', { bytes: 512_000 }), 'passed')
    assert.equal(fetched('image-heavy', { bytes: null }), 'passed')
  })
  it('image-no-size fails over five pictures', () => {
    assert.equal(unsized(6), FAILED_AT_HOME)
    assert.equal(unsized(5), 'passed')
    const gone = aTarget('/0.jpg', { kind: 'image', outcome: 'broken', reason: 'not_found', status: 404 })
    assert.equal(unsized(6, { links: theLinks([gone]) }), 'passed')
  })
  it('image-no-size says nothing where the homepage has such pictures and was measured to stay in place', () => {
    assert.equal(unsizedAt('/', 0.1), 'passed')
    assert.equal(unsizedAt('/', 0.11), FAILED_AT_HOME)
    assert.equal(unsizedAt('/', null), FAILED_AT_HOME)
    assert.equal(unsizedAt('/', 0, { notOwnersPage: true }), FAILED_AT_HOME)
    assert.equal(unsizedAt('/gallery', 0), 'failed at /gallery')
  })
  it('image-old-format fails from five heavy JPEG or PNG files without one in a newer format', () => {
    assert.match(fetched('image-old-format', ...heavy(5)), /^failed/u)
    assert.equal(fetched('image-old-format', ...heavy(4), { bytes: 102_400 }), 'passed')
    assert.equal(fetched('image-old-format', ...heavy(5), { contentType: 'image/webp' }), 'passed')
  })
})

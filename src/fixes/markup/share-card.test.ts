import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aPicture } from '#support/evidence.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { shareCard } from './share-card.ts'

type Meta = NonNullable<GivenPage['metas']>[number]
const og = (property: string, content: string): Meta => ({ name: null, property, httpEquiv: null, content })
const named = (name: string, content: string): Meta => ({ name, property: null, httpEquiv: null, content })

const ALL = { title: true, description: true, picture: true }
const NONE = { title: false, description: false, picture: false }
const LONG = 'We bake sourdough bread in Newtown every morning from five o’clock, and deliver it.'

function cardOf(given: GivenPage, anew = ALL, businessName: string | null = 'Joe’s Bakery') {
  const page = aPage({ url: '/bread', title: { text: 'Sourdough bread', count: 1 }, ...given })
  const profile = businessName === null ? {} : { businessName }
  const card = shareCard(page, anew, anInput({ profile, evidence: { pages: aCrawl([page]) } }))
  assert.equal(card.preview?.kind, 'share')
  return { ...card, preview: card.preview }
}
const tag = (content: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`, 'u').exec(content)?.[1]

const canonical = (href: string): GivenPage => ({
  relations: [{ rel: 'canonical', href, url: href, hreflang: null, type: null, source: 'html' }],
})

const short = (content: string) =>
  tag(cardOf({ metas: [named('description', content)] }).content, 'og:description')

/** The title of a shared homepage with this title. */
const homeTitled = (text: string) => tag(cardOf({ url: '/', title: { text, count: 1 } }).content, 'og:title')

/** The description of a shared page that has this one for networks, and these others. */
const described = (description: string, ...more: Meta[]) =>
  tag(
    cardOf(
      { metas: [og('og:title', 'Our bread'), og('og:description', description), ...more] },
      { ...NONE, picture: true },
    ).content,
    'og:description',
  )

describe('the tags of a shared page', () => {
  it('are made anew from the page where it has none', () => {
    const { content, preview, note } = cardOf({
      metas: [named('description', LONG)],
      images: [aPicture('https://joes.test/bread.jpg', { alt: ' A loaf ', width: 1200, height: 630 })],
    })
    assert.equal(tag(content, 'og:type'), 'website')
    assert.equal(tag(content, 'og:title'), 'Sourdough bread')
    assert.equal(tag(content, 'og:description'), LONG)
    assert.equal(tag(content, 'og:url'), 'https://joes.test/bread')
    assert.equal(tag(content, 'og:site_name'), 'Joe’s Bakery')
    assert.ok(content.endsWith('\n<meta name="twitter:card" content="summary_large_image">\n'))
    assert.equal(preview.host, 'joes.test')
    assert.equal(preview.description, LONG)
    assert.match(
      note ?? '',
      /^For https:\/\/joes\.test\/bread\. Take away tags of the same names that are there\. A picture of 1,200 by 630/u,
    )
  })

  it('have blanks for what nobody knows', () => {
    const { content, preview } = cardOf({ url: '/', title: { text: null, count: 0 } }, ALL, null)
    assert.equal(tag(content, 'og:title'), '[your product or service]')
    assert.equal(tag(content, 'og:description'), '[your description in one or two sentences]')
    assert.equal(tag(content, 'og:image'), '[your picture’s web address]')
    assert.equal(tag(content, 'og:image:alt'), '[your words for the picture]')
    assert.equal(preview.picture, '[your picture’s web address]')
    assert.equal(preview.description, '[your description in one or two sentences]')
  })

  it('are kept where they are not made anew; a relative picture is one of the same website', () => {
    const metas = [
      og('og:type', 'product'),
      og('og:title', 'Our bread'),
      og('og:description', 'Baked daily.'),
      og('og:image', '/loaf.jpg'),
      og('og:image:alt', 'Two loaves'),
    ]
    const { content } = cardOf({ metas }, NONE)
    assert.deepEqual(
      ['og:type', 'og:title', 'og:description', 'og:image', 'og:image:alt'].map((name) => tag(content, name)),
      ['product', 'Our bread', 'Baked daily.', 'https://joes.test/loaf.jpg', 'Two loaves'],
    )
    const anew = cardOf({ metas }).content
    assert.deepEqual(
      ['og:type', 'og:image:alt'].map((name) => tag(anew, name)),
      ['product', '[your words for the picture]'],
    )
  })

  it('say more than the title twice, where the page does', () => {
    for (const said of ['Our bread', ' OUR BREAD! ', 'Sourdough bread', 'Joe’s Bakery'])
      assert.equal(described(said, named('description', LONG)), LONG, said)
    assert.equal(described('Our bread'), 'Our bread')
    assert.equal(described('Our bread, baked daily.', named('description', LONG)), 'Our bread, baked daily.')
  })

  it('have the page’s own words for its picture where the tag has none', () => {
    const url = 'https://joes.test/loaf.jpg'
    const images = [aPicture(url, { alt: ' ' }), aPicture(url, { alt: ' A loaf ' })]
    assert.equal(
      tag(cardOf({ metas: [og('og:image', url)], images }, NONE).content, 'og:image:alt'),
      'A loaf',
    )
    const bare = cardOf({ metas: [og('og:image', url)] }, NONE).content
    assert.equal(tag(bare, 'og:image:alt'), '[your words for the picture]')
  })

  it('take no name of a file for the words of a picture', () => {
    const url = 'https://joes.test/loaf.jpg'
    for (const alt of ['sample-1', 'IMG_2041', 'loaf.jpg', '3'])
      assert.equal(
        tag(
          cardOf({ metas: [og('og:image', url)], images: [aPicture(url, { alt })] }, NONE).content,
          'og:image:alt',
        ),
        '[your words for the picture]',
        alt,
      )
  })

  it('have no part of the homepage’s title that says nothing, or says the name again', () => {
    assert.equal(homeTitled('Wattle Park Bowls Club | Just another WordPress site'), 'Wattle Park Bowls Club')
    assert.equal(homeTitled('Home | Harbour City Plumbing'), 'Harbour City Plumbing')
    assert.equal(homeTitled('Quinn Funerals, Clonmel | Quinn Funerals'), 'Quinn Funerals, Clonmel')
    assert.equal(homeTitled('Home | Welcome'), 'Joe’s Bakery')
    assert.equal(homeTitled('Bread – Joe’s Bakery'), 'Bread – Joe’s Bakery')
  })

  it('take no picture whose address a network cannot fetch', () => {
    for (const content of ['data:image/png;base64,AAAA', 'http://:'])
      assert.equal(
        tag(cardOf({ metas: [og('og:image', content)] }, NONE).content, 'og:image'),
        '[your picture’s web address]',
      )
  })

  it('name the tags beside them that still tell of what is made anew', () => {
    const metas = [
      named('twitter:title', 'a'),
      named('Twitter:Description', 'a'),
      named('twitter:image', 'a'),
      named('twitter:card', 'a'),
      og('og:image:width', '1'),
      og('og:image:alt', 'a'),
      og('og:image:width', '2'),
      { name: null, property: null, httpEquiv: 'refresh', content: '1' },
    ]
    const left = (given: Partial<typeof ALL>): string =>
      /are there(.*?)\. A picture/u.exec(cardOf({ metas }, { ...ALL, ...given }).note ?? '')?.[1] ?? ''
    assert.equal(left({}), ', and twitter:title, twitter:description, twitter:image and og:image:width')
    const kept = [...metas, og('og:title', 'T'), og('og:description', 'D'), og('og:image', '/a.jpg')]
    assert.equal(
      /are there(.*?)\. A picture/u.exec(cardOf({ metas: kept }, { ...NONE, title: true }).note ?? '')?.[1],
      ', and twitter:title',
    )
  })

  it('have the canonical address only where that is on this website', () => {
    assert.equal(
      tag(cardOf(canonical('https://www.joes.test/loaf')).content, 'og:url'),
      'https://www.joes.test/loaf',
    )
    assert.equal(
      tag(cardOf(canonical('https://other.test/loaf')).content, 'og:url'),
      'https://joes.test/bread',
    )
  })

  it('take a short description only where it says more than a name', () => {
    assert.equal(short('Bread and buns.'), 'Bread and buns.')
    for (const name of ['Joe’s Bakery', 'sourdough BREAD'])
      assert.equal(short(name), '[your description in one or two sentences]')
  })

  it('call a homepage a website, whatever a theme calls it', () => {
    const article = { metas: [og('og:type', 'article')] }
    assert.equal(tag(cardOf({ url: '/', depth: 0, ...article }, NONE).content, 'og:type'), 'website')
    assert.equal(tag(cardOf({ url: '/news', depth: 1, ...article }, NONE).content, 'og:type'), 'article')
    const place = { metas: [og('og:type', 'restaurant.restaurant')] }
    assert.equal(
      tag(cardOf({ url: '/', depth: 0, ...place }, NONE).content, 'og:type'),
      'restaurant.restaurant',
    )
  })

  it('have a whole title in place of a long one of several parts', () => {
    const name = 'Abergele Dental Surgery'
    const title = { text: `${name} | Caring dentistry in Abergele, North Wales`, count: 1 }
    assert.equal(
      tag(cardOf({ url: '/', title }, ALL, name).content, 'og:title'),
      'Caring dentistry in Abergele, North Wales',
    )
    assert.match(homeTitled(`Bread and cakes ${'and more cakes '.repeat(5)}`) ?? '', /…$/u)
  })

  it('have no words for a picture that are only marks', () => {
    for (const alt of ['...', '-', '*1*']) {
      const images = [aPicture('https://joes.test/bread.jpg', { alt, width: 1200, height: 630 })]
      assert.equal(tag(cardOf({ images }).content, 'og:image:alt'), '[your words for the picture]', alt)
    }
  })
})

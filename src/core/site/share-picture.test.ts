import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ImageFacts } from '../evidence/page.ts'
import { aPage } from '#support/page-facts.ts'
import { sharePictureOf } from './share-picture.ts'

const picture = (name: string, given: Partial<ImageFacts> = {}): ImageFacts => ({
  url: `https://joes.test/${name}`,
  alt: null,
  decorative: false,
  width: null,
  height: null,
  sized: false,
  region: 'main',
  hidden: false,
  lazy: false,
  ...given,
})
const sized = (name: string, width: number, height: number) => picture(name, { width, height })
const shared = (...images: ImageFacts[]) => sharePictureOf(aPage({ images }))

describe('the picture to share a page with', () => {
  it('is the largest by its area, wherever it stands', () => {
    const van = sized('van.jpg', 900, 300)
    assert.equal(
      shared(van, sized('team.jpg', 600, 500), sized('map.png', 300, 300)),
      'https://joes.test/team.jpg',
    )
  })

  it('has at least 200 pixels on both sides', () => {
    assert.equal(shared(sized('strip.jpg', 1_200, 199)), null)
    assert.equal(shared(sized('square.jpg', 200, 200)), 'https://joes.test/square.jpg')
  })

  it('is the first that is no logo where no size is known', () => {
    const pictures = [picture('logo.png'), picture('shop.webp'), picture('team.jpg')]
    assert.equal(shared(...pictures), 'https://joes.test/shop.webp')
    assert.equal(shared(...pictures, sized('map.png', 300, 300)), 'https://joes.test/map.png')
  })

  it('may be one of which only one side is known, unless that is too small', () => {
    assert.equal(shared(picture('hero.jpg', { width: 800 })), 'https://joes.test/hero.jpg')
    assert.equal(shared(picture('hero.jpg', { height: 400 })), 'https://joes.test/hero.jpg')
    assert.equal(shared(picture('dot.jpg', { width: 30 })), null)
    assert.equal(shared(sized('strip.jpg', 1_200, 199), picture('van.jpg')), 'https://joes.test/van.jpg')
  })

  it('is no sign of a list where no size is known: a tick or an arrow, or what the page repeats', () => {
    for (const name of [
      'checkmark%20(1).png',
      'tick.png',
      'arrow-right.png',
      'stars.png',
      '5-star.png',
      'bullet_green.png',
    ])
      assert.equal(shared(picture(name), picture('van.jpg')), 'https://joes.test/van.jpg', name)
    const dot = picture('p1.png')
    assert.equal(shared(dot, dot, picture('van.jpg'), dot), 'https://joes.test/van.jpg')
    assert.equal(shared(dot, picture('van.jpg'), dot), 'https://joes.test/p1.png')
    for (const name of ['star-hotel.jpg', 'tick-island.jpg', 'checkered-floor.jpg', 'arrowtown.jpg'])
      assert.equal(shared(picture(name)), `https://joes.test/${name}`, name)
    assert.equal(shared(dot, dot, dot), null)
  })

  it('is none that does not load', () => {
    const page = aPage({ images: [sized('gone.jpg', 900, 900), sized('van.jpg', 400, 300)] })
    assert.equal(sharePictureOf(page, new Set(['https://joes.test/gone.jpg'])), 'https://joes.test/van.jpg')
  })

  it('is none of whose files one does not load, however its name is written', () => {
    const small = 'https://joes.test/caf%C3%A9-small.jpg'
    const page = aPage({ images: [sized('café.jpg', 900, 900), sized('van.jpg', 400, 300)] })
    const [first] = page.images
    assert.ok(first)
    for (const [file, gone] of [
      [{ candidate: small }, small],
      [{ candidate: small.toLowerCase() }, small],
      [{ url: 'https://joes.test/caf%c3%a9.jpg' }, 'https://joes.test/caf%C3%A9.jpg'],
    ] as const)
      assert.equal(
        sharePictureOf(
          { ...page, images: [{ ...first, ...file }, ...page.images.slice(1)] },
          new Set([gone]),
        ),
        'https://joes.test/van.jpg',
      )
  })

  it('is visible, in the main part, and of a format that networks show', () => {
    assert.equal(
      shared(
        picture('hidden.jpg', { hidden: true }),
        picture('footer.jpg', { region: 'footer' }),
        picture('drawing.svg'),
        picture('none', { url: null }),
      ),
      null,
    )
  })
})

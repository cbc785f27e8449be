import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesFor } from '#core/minutes.ts'
import { minutesOf, stepText } from '#core/words.ts'
import { accessWork } from './work.ts'

type Broken = [id: string, nodes: number, more?: { kinds?: number; endsWith?: string }]

function workOf(broken: readonly Broken[], sameOnPhone: string[] = [], homeLines = 0) {
  const violations = broken.map(([id, nodes, more]) => ({
    id,
    impact: 'serious',
    help: id,
    helpUrl: null,
    nodes,
    ...more,
    pages: [],
    example: null,
  }))
  const facts = { score: 70, violations, sameOnPhone, passes: 9, incomplete: 0, manual: [], homeLines }
  return accessWork({ status: 'average', facts })
}
const minutes = (...broken: Broken[]) => workOf(broken)?.steps.map(minutesOf).slice(0, -1)

describe('the minutes of accessibility work', () => {
  it('go by what a barrier is: one attribute, a template, or colours in many places', () => {
    assert.deepEqual(minutes(['html-has-lang', 1], ['button-name', 30], ['color-contrast', 1]), [2, 3, 2])
    assert.deepEqual(minutes(['color-contrast', 16, { kinds: 4 }]), [5])
    assert.deepEqual(minutes(['color-contrast', 11]), [12])
    assert.deepEqual(minutes(['color-contrast', 400]), [21])
  })
  it('open the page once: each further barrier is a line more', () => {
    assert.deepEqual(minutes(['html-has-lang', 1], ['label', 3], ['list', 1], ['tabindex', 9]), [2, 3, 1, 2])
  })
  it('count one mend once: the main part holds what stood outside, and a picture’s line names its link', () => {
    const both = workOf([
      ['region', 4],
      ['landmark-one-main', 1],
    ])
    assert.deepEqual(both?.steps.map(minutesOf), [2, 1])
    assert.equal(
      stepText(both?.steps[0] ?? ''),
      'The page does not mark its main part, so screen readers cannot skip to it, and some content stands outside the marked parts of the page, where screen readers may miss it',
    )
    assert.deepEqual(minutes(['region', 4]), [3])
    const link = workOf([
      ['image-alt', 2],
      ['link-name', 1, { endsWith: 'image-alt' }],
    ])
    assert.deepEqual(link?.steps.map(minutesOf), [4, 1])
    assert.match(stepText(link?.steps[0] ?? ''), /The links around them have words then, too$/u)
    assert.equal(link?.who, 'You')
    assert.deepEqual(minutes(['link-name', 1, { endsWith: 'image-alt' }]), [3])
  })
  it('of the barriers without a step of their own are those of each', () => {
    const five: Broken[] = ['label', 'list', 'listitem', 'tabindex', 'html-has-lang'].map((id) => [id, 1])
    assert.deepEqual(minutes(...five, ['color-contrast', 6]), [3, 2, 1, 2, 8])
  })
  it('are told of several more by their number: the names of smaller barriers say little to an owner', () => {
    const four: Broken[] = ['label', 'list', 'listitem', 'tabindex'].map((id) => [id, 1])
    const fifth = (...more: Broken[]) => stepText(workOf([...four, ...more])?.steps[4] ?? '')
    assert.equal(fifth(['blink', 1]), 'Some words blink, which distracts people')
    assert.equal(
      fifth(['blink', 1], ['aria-prohibited-attr', 2]),
      'Everything else that we found: 2 more, each in the list with its place on the page',
    )
  })
  it('of pictures are for writing each line and putting it in, of the homepage that the step names', () => {
    const [step] = workOf([['image-alt', 6]])?.steps ?? []
    assert.deepEqual(step, {
      text: 'Write one line for each picture of your homepage in the ready-made worksheet, and put it into the picture; pictures of other pages, if it has any, can follow. Where Search ranking asks for them, it’s the same worksheet: once is enough',
      minutes: 7,
    })
    assert.deepEqual(minutes(['image-alt', 1]), [3])
    const [withSlides] = workOf([['image-alt', 7]], [], 14)?.steps ?? []
    assert.equal(minutesOf(withSlides ?? ''), minutesFor({ read: 1, openWebsite: 1, picture: 14 }))
    assert.match(
      stepText(workOf([['image-alt', 1]])?.steps[0] ?? ''),
      /^Write one line for your homepage’s picture /u,
    )
  })
})

describe('what is the same on a phone', () => {
  it('is no work of a web person here, and goes with the phone’s', () => {
    const work = workOf([['label', 2]], ['label'])
    assert.equal(work?.who, 'You')
    assert.match(work.steps.map(stepText)[0] ?? '', /^Start with Accessibility on a phone/u)
    assert.deepEqual(work.steps.map(minutesOf), [0, 0])
    assert.equal(work.goesWith, 'Accessibility on a phone')
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { htmlPage, prose } from '#support/html-page.ts'

const TEXT = `<p>${prose(160)}</p>`
const partsOf = (body: string): string[] =>
  (htmlPage('/', body).openedParts ?? []).map(({ named, id, words }) => `${named} #${id} ${words}`)

describe('parts of a page that a control opens', () => {
  it('are details, panels, dialogs and pop-ups with the name of a legal text', () => {
    for (const body of [
      `<details id="p"><summary>Privacy policy</summary>${TEXT}</details>`,
      `<h3><button aria-controls="p">Privacy policy</button></h3><div id="p" hidden>${TEXT}</div>`,
      `<a href="#p">Privacy policy</a><dialog id="p">${TEXT}</dialog>`,
      `<a href="#" data-modal="#p">Privacy policy</a><div id="p" style="display:none">${TEXT}</div>`,
      `<button data-bs-toggle="modal" data-bs-target="#p">Privacy policy</button><div id="p" class="modal">${TEXT}</div>`,
      `<button data-open="p">Privacy policy</button><div id="p" class="reveal">${TEXT}</div>`,
      `<button popovertarget="p">Privacy policy</button><div id="p" popover>${TEXT}</div>`,
      `<a href="javascript:void(0)" onclick="openModal('p')">Privacy policy</a><div id="p">${TEXT}</div>`,
      `<h4><button>Privacy policy</button></h4><div id="p" class="panel">${TEXT}</div>`,
    ]) {
      const words = body.startsWith('<details') ? 162 : 160
      assert.deepEqual(partsOf(body), [`Privacy policy #p ${words}`], body.slice(0, 60))
    }
  })

  it('are named by their own heading where the control is not', () => {
    const dialog = `<dialog id="p"><h2>Your privacy</h2>${TEXT}</dialog>`
    assert.deepEqual(partsOf(`<button aria-controls="p">Read more</button>${dialog}`), [
      'Your privacy #p 162',
    ])
    assert.deepEqual(partsOf(`<button aria-controls="p">Read more</button><div id="p">${TEXT}</div>`), [])
  })

  it('are none of a consent tool, whose dialog speaks of privacy in its own name', () => {
    const tool = '<div id="cookie-modal" role="dialog" hidden>'
    assert.deepEqual(
      partsOf(`<button aria-controls="cookie-modal">Your privacy</button>${tool}${TEXT}</div>`),
      [],
    )
  })

  it('are none of what no control that is seen opens', () => {
    assert.deepEqual(partsOf(`<dialog id="p"><h2>Privacy policy</h2>${TEXT}</dialog>`), [])
    assert.deepEqual(partsOf(`<a hidden href="#p">Privacy policy</a><div id="p">${TEXT}</div>`), [])
    assert.deepEqual(partsOf(`<main id="p"><a href="#p">Privacy policy</a>${TEXT}</main>`), [])
    const page = `<main id="p"><h1>Privacy policy</h1>${TEXT}</main>`
    assert.deepEqual(partsOf(`<a href="#p">Skip to content</a>${page}`), [])
    assert.deepEqual(partsOf(`<a href="/privacy">Privacy policy</a><div>${TEXT}</div>`), [])
  })

  it('count the words of a hidden element that a link of the page leads to', () => {
    const { anchors } = htmlPage('/', `<a href="#p">More</a><dialog id="p">${TEXT}</dialog>`)
    assert.deepEqual(
      anchors.map(({ id, words }) => [id, words]),
      [['p', 160]],
    )
  })
})

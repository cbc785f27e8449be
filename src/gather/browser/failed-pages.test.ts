import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { failedPages } from './failed-pages.ts'

const HUNG = failure('page_hung')
const visit = (address: string) => ({ type: 'visit', address }) as const
const render = (address: string) => ({ type: 'render', address }) as const

describe('pages that no browser can finish', () => {
  it('B01 are not tried again, neither on the other device nor for rendering', () => {
    const pages = failedPages()
    pages.record(render('https://joes.test/'), HUNG)
    assert.deepEqual(pages.why(visit('https://joes.test/')), HUNG)
    assert.equal(pages.why(visit('https://joes.test/contact')), null)
  })

  it('B01 end all tasks of the website when they are its homepage', () => {
    const pages = failedPages()
    pages.record(visit('https://joes.test/'), HUNG)
    assert.deepEqual(pages.why(render('https://joes.test/contact')), HUNG)
  })

  it('B01 end the renderings of all other pages once two failed, but no visit of the homepage', () => {
    const pages = failedPages()
    pages.record(render('https://joes.test/a'), HUNG)
    pages.record(render('https://joes.test/b'), HUNG)
    assert.deepEqual(pages.why(render('https://joes.test/c')), HUNG)
    assert.equal(pages.why(visit('https://joes.test/')), null)
  })

  it('B08 do not include those that answer with an error, or crash: another try may succeed', () => {
    const pages = failedPages()
    for (const code of ['http_status', 'page_crashed', 'page_blank'] as const)
      pages.record(visit('https://joes.test/'), failure(code))
    assert.equal(pages.why(visit('https://joes.test/')), null)
  })
})

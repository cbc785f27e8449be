import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RenderedPage } from '../context.ts'
import type { PageToRender } from './render.ts'
import { renderTogether } from './render-together.ts'
import { createTurns } from './turns.ts'

const page = (name: string): PageToRender => ({ url: `http://joes.test/${name}`, insecure: false })
const shown = ({ url }: PageToRender): RenderedPage => ({ url, status: 200, html: '', layout: null })
const all = 'abcdefg'.split('').map(page)

describe('pages that wait for the browser', () => {
  it('are rendered three at a time', async () => {
    const batches: number[] = []
    const render = renderTogether(createTurns(), {
      async together(pages) {
        batches.push(pages.length)
        return pages.map((each) => ({ status: 'fulfilled', value: shown(each) }))
      },
      async alone(each) {
        batches.push(1)
        return shown(each)
      },
    })
    const pages = await Promise.all(all.map((each) => render(each)))
    assert.deepEqual(
      pages.map(({ url }) => url),
      all.map(({ url }) => url),
    )
    assert.deepEqual(batches, [3, 3, 1])
  })

  it('wait for a visit that runs, and go before one that waits', async () => {
    const order: string[] = []
    const turns = createTurns()
    const note = (pages: readonly PageToRender[]) => order.push(pages.map(({ url }) => url.at(-1)).join(''))
    const render = renderTogether(turns, {
      async together(pages) {
        note(pages)
        return pages.map((each) => ({ status: 'fulfilled', value: shown(each) }))
      },
      async alone(each) {
        note([each])
        return shown(each)
      },
    })
    const visits = ['visit', 'another'].map((name) => turns.run(false, async () => order.push(name)))
    await Promise.all([...visits, ...all.slice(0, 5).map((each) => render(each))])
    assert.deepEqual(order, ['visit', 'abc', 'de', 'another'])
  })

  it('fail one by one: the others are shown', async () => {
    const why = new Error('no page')
    const render = renderTogether(createTurns(), {
      together: async ([, ...more]) => [
        { status: 'rejected', reason: why },
        ...more.map((each) => ({ status: 'fulfilled', value: shown(each) }) as const),
      ],
      alone: async (each) => shown(each),
    })
    const outcomes = await Promise.allSettled(all.slice(0, 2).map((each) => render(each)))
    assert.deepEqual(outcomes[0], { status: 'rejected', reason: why })
    assert.equal(outcomes[1]?.status, 'fulfilled')
  })

  it('are rendered one by one when the browser ended, which one of them may have caused', async () => {
    const alone: string[] = []
    const render = renderTogether(createTurns(), {
      together: async () => null,
      async alone(each) {
        alone.push(each.url)
        return shown(each)
      },
    })
    await Promise.all(all.slice(0, 3).map((each) => render(each)))
    assert.equal(alone.length, 3)
  })

  it('all fail where there is no browser', async () => {
    const render = renderTogether(createTurns(), {
      together: () => Promise.reject(new Error('no browser')),
      alone: () => Promise.reject(new Error('not asked')),
    })
    const outcomes = await Promise.allSettled(all.slice(0, 2).map((each) => render(each)))
    for (const outcome of outcomes)
      assert.match(String(outcome.status === 'rejected' && outcome.reason), /no browser/u)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPageOf, linksTo, type ScanOptions, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

const ICON = { headers: { 'content-type': 'image/x-icon' }, body: 'x' }

async function gather(pages: Readonly<Record<string, WebAnswer>>, options: Partial<ScanOptions> = {}) {
  await using scan = await scanPages(pages, options)
  const { targets, counts, limited } = await scan.want('links')
  const asked = scan.server.requests.filter(({ path }) => path === '/favicon.ico')
  const icons = targets.filter(({ url }) => url === 'http://joes.test/favicon.ico')
  return { icons, counts, limited, asked }
}

describe('the icon that browsers request by themselves', () => {
  it('is requested once, with its type', async () => {
    const { icons, asked } = await gather({ '/': aPageOf(''), '/favicon.ico': ICON })
    assert.deepEqual(
      icons.map(({ kind, outcome, contentType, uses }) => [kind, outcome, contentType, uses]),
      [['icon', 'works', 'image/x-icon', 0]],
    )
    assert.deepEqual(
      asked.map(({ method }) => method),
      ['HEAD'],
    )
  })

  it('may be missing', async () => {
    const { icons } = await gather({ '/': aPageOf('') })
    assert.deepEqual(
      icons.map(({ outcome, reason }) => [outcome, reason]),
      [['broken', 'not_found']],
    )
  })

  it('is not counted and takes no link’s place in the limit', async () => {
    const pages = { '/': aPageOf(linksTo('/a.pdf', '/b.pdf')), '/a.pdf': ICON, '/b.pdf': ICON }
    const { counts, limited, icons } = await gather(pages, { settings: { maxLinks: 2 } })
    assert.deepEqual(counts, { checked: 2, works: 2, broken: 0, couldNotCheck: 0, anchors: 0, notTested: 0 })
    assert.equal(limited, false)
    assert.equal(icons.length, 1)
  })

  it('is an ordinary target where a page links to it', async () => {
    const head = '<title>Joe</title><link rel=icon href=/favicon.ico>'
    const { icons } = await gather({ '/': aPageOf('', head), '/favicon.ico': ICON })
    assert.deepEqual(
      icons.map(({ kind, uses }) => [kind, uses]),
      [['icon', 1]],
    )
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPage, aScript } from '#support/page-facts.ts'
import { pagesToRender } from './pages-to-render.ts'

const store = (url: string, thin = false) => aPage({ url, thin, commerce: { addToCart: 'Ecwid' } })
const rendered = (...pages: ReturnType<typeof aPage>[]): string[] =>
  pagesToRender(pages).map(({ url }) => new URL(url).pathname)

test('pages into which a service draws goods are rendered after contact pages and before thin ones, two of them', () => {
  const contact = aPage({ url: '/contact', scripts: [aScript()] })
  const thin = aPage({ url: '/gallery', thin: true })
  const shown = rendered(thin, store('/store'), contact, store('/pots'), store('/cups'))
  assert.deepEqual(shown, ['/contact', '/store', '/pots', '/gallery'])
  assert.deepEqual(rendered(store('/store', true)), ['/store'])
})

test('pages whose goods are in their HTML are not rendered', () => {
  const page = aPage({ url: '/products/tap', commerce: { addToCart: 'Add to cart', prices: 1 } })
  assert.deepEqual(rendered(page, aPage({ url: '/about' })), [])
})

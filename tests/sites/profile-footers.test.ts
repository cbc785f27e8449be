import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import { aPageOf } from '#support/scan.ts'
import { BUSINESSES, FOOTER_DEMOS, type FooterDemo, ownIcons } from './profile-footers.ts'

const NETWORKS = ['facebook', 'instagram', 'twitter'] as const

async function profiles({ head = '', main = '', footer }: FooterDemo, name: string, own: string) {
  const page = (title: string) =>
    aPageOf(
      `<header><a href="/">${name}</a><nav><a href="/about">About</a></nav></header><main><h1>${title}</h1>${main}</main><footer>${footer.replace('{own}', own)}</footer>`,
      `<title>${title} | ${name}</title>${head}`,
    )
  const { results } = await judgePages({ '/': page('Welcome'), '/about': page('About') }, NETWORKS)
  return NETWORKS.map((network) => {
    const url = results[network]?.facts?.['profileUrl']
    return typeof url === 'string' ? (new URL(url).pathname.split('/')[1] ?? '') : null
  })
}

describe('another profile in the footer', () => {
  for (const demo of FOOTER_DEMOS) {
    it(`is not the owner's: ${demo.from}`, async () => {
      for (const { name } of BUSINESSES)
        assert.deepEqual(await profiles(demo, name, ''), [null, null, null], name)
    })

    it(`does not hide the owner's: ${demo.from}`, async () => {
      for (const business of BUSINESSES) {
        const { facebook, instagram, twitter } = business.own
        const seen = await profiles(demo, business.name, ownIcons(business))
        assert.deepEqual(seen, [facebook, instagram, twitter], business.name)
        const turned = { ...demo, footer: demo.footer.replace('{own}', '') + '{own}' }
        assert.deepEqual(await profiles(turned, business.name, ownIcons(business)), seen, business.name)
      }
    })
  }
})

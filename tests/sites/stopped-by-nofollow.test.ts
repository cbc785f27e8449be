import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import { aPageOf, linksTo } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

/** Ways for a page to ask that none of its links be followed. */
const SAID: Readonly<Record<string, (body: string) => WebAnswer>> = {
  'its metadata': (body) => aPageOf(body, '<title>Joe</title><meta name="robots" content="index, nofollow">'),
  'its metadata, in capitals': (body) =>
    aPageOf(body, '<title>Joe</title><META NAME="ROBOTS" CONTENT="NOFOLLOW">'),
  'its answer': (body) => ({ headers: { 'x-robots-tag': 'nofollow' }, body: aPageOf(body) }),
  'its metadata, as "none"': (body) => aPageOf(body, '<title>Joe</title><meta name="robots" content="none">'),
}

/** Checks that look for a page. */
const IDS = ['contact-form', 'about-us']

const statusesOf = async (pages: Readonly<Record<string, WebAnswer>>) => {
  const { results } = await judgePages(pages, IDS)
  return IDS.map((id) => results[id]?.status)
}

describe('the target of links that nofollow excludes', () => {
  for (const [where, page] of Object.entries(SAID))
    it(`is unknown, and not absent, where it is in ${where}`, async () => {
      const inner = aPageOf(
        '<form><input name="email" type="email"><textarea name="message"></textarea><button>Send</button></form>',
      )
      const pages = { '/': page(linksTo('/more')), '/more': aPageOf(linksTo('/write')), '/write': inner }
      assert.deepEqual(await statusesOf(pages), ['unable_to_detect', 'unable_to_detect'])
    })

  it('is known where every link leads to a page that was read anyway', async () => {
    const nofollow = SAID['its metadata']
    assert.ok(nofollow)
    const pages = { '/': aPageOf(linksTo('/a', '/b')), '/a': nofollow(linksTo('/', '/b')), '/b': aPageOf('') }
    assert.deepEqual(await statusesOf(pages), ['no_contact_form', 'no_about_us'])
  })
})

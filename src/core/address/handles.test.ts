import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { handleOf, linkedHandle, profileAddress, readHandle, sameHandle } from './handles.ts'
import type { Network } from './networks.ts'

type Vector = readonly [typed: string, network: Network, handle: string | null]

const CLEANED: readonly Vector[] = [
  ['https://m.facebook.com/JoesPlumbing/?ref=bookmarks', 'facebook', 'JoesPlumbing'],
  ['fb.com/joes.plumbing/', 'facebook', 'joes.plumbing'],
  ['https://fb.com/joes.plumbing?x', 'facebook', 'joes.plumbing'],
  ['facebook.com/pages/Joes-Plumbing/123456789012345', 'facebook', '123456789012345'],
  ['facebook.com/pages/category/Plumber/Joes-Plumbing-123456789012345/', 'facebook', '123456789012345'],
  ['https://www.facebook.com/profile.php?id=61550000000001&sk=about', 'facebook', '61550000000001'],
  ['https://www.facebook.com/p/Joes-Plumbing-61550000000001/', 'facebook', '61550000000001'],
  ['https://www.facebook.com/people/Joe/61550000000001/', 'facebook', '61550000000001'],
  ['https://www.facebook.com/pg/JoesPlumbing/photos', 'facebook', 'JoesPlumbing'],
  ['en-gb.facebook.com/JoesPlumbing', 'facebook', 'JoesPlumbing'],
  ['https://www.facebook.com/Joes-Café-789901247763189/', 'facebook', 'Joes-Café-789901247763189'],
  ['https://www.facebook.com/Joes-Caf%C3%A9-789901247763189/', 'facebook', 'Joes-Café-789901247763189'],
  ['@JoesPlumbing', 'facebook', 'JoesPlumbing'],
  ['<https://facebook.com//JoesPlumbing//>', 'facebook', 'JoesPlumbing'],
  ['\u200BJoesPlumbing\u200B', 'facebook', 'JoesPlumbing'],
  ['   ', 'facebook', null],
  ['@JoesPlumbing/', 'facebook', 'JoesPlumbing'],
  ['@JoesPlumbing', 'twitter', 'JoesPlumbing'],
  ['joesplumbing/', 'twitter', 'joesplumbing'],
  ['JoesPlumbing//', 'instagram', 'joesplumbing'],
  ['joes-plumbing/', 'linkedin', 'company/joes-plumbing'],
  ['https://x.com/JoesPlumbing/status/1?s=20', 'twitter', 'JoesPlumbing'],
  ['https://twitter.com/#!/JoesPlumbing', 'twitter', 'JoesPlumbing'],
  ['https://twitter.com/intent/user?screen_name=JoesPlumbing', 'twitter', 'JoesPlumbing'],
  ['https://www.instagram.com/Joes.Plumbing/?igsh=abc', 'instagram', 'joes.plumbing'],
  ['instagram.com/stories/joes/123', 'instagram', 'joes'],
  ['instagram.com/_u/joes', 'instagram', 'joes'],
  ['nz.linkedin.com/company/joes-plumbing/about/', 'linkedin', 'company/joes-plumbing'],
  ['joes-plumbing', 'linkedin', 'company/joes-plumbing'],
  ['in/joe', 'linkedin', 'in/joe'],
  ['company/caf%C3%A9', 'linkedin', 'company/café'],
  ['company/café/', 'linkedin', 'company/café'],
  ['/company/joes', 'linkedin', 'company/joes'],
  ['caf%C3%A9', 'linkedin', 'company/café'],
]

const REFUSED: readonly (readonly [typed: string, network: Network])[] = [
  ['facebook.com/groups/plumbers', 'facebook'],
  ['https://www.facebook.com/sharer/sharer.php?u=x', 'facebook'],
  ['instagram.com/joes', 'facebook'],
  ['joes plumbing', 'facebook'],
  ['javascript:alert(1)', 'facebook'],
  ['javascript://facebook.com/JoesPlumbing', 'facebook'],
  ['evil.test/facebook.com', 'facebook'],
  ['https://facebook.com.evil.test/JoesPlumbing', 'facebook'],
  ['https://joe:secret@facebook.com/JoesPlumbing', 'facebook'],
  ['facebook.com', 'facebook'],
  ['facebook.com/%E0%A4%A', 'facebook'],
  ['x.com/home', 'twitter'],
  ['t.co/abc', 'twitter'],
  ['averyveryverylongname', 'twitter'],
  ['instagram.com/p/Cabc123/', 'instagram'],
  ['joes..plumbing', 'instagram'],
  ['linkedin.com/feed', 'linkedin'],
  ['company/caf%C3', 'linkedin'],
  ['a'.repeat(3000), 'linkedin'],
]

describe('cleaning a social handle', () => {
  for (const [typed, network, handle] of CLEANED) {
    it(`U29 ${network}: ${JSON.stringify(typed)} is ${handle}`, () => {
      assert.deepEqual(readHandle(network, typed), { ok: true, handle })
    })
  }
  for (const [typed, network] of REFUSED) {
    it(`U29 ${network}: ${JSON.stringify(typed.slice(0, 60))} is refused`, () => {
      assert.equal(readHandle(network, typed).ok, false)
    })
  }
  it('U29 names the network that the address does not belong to', () => {
    assert.deepEqual(readHandle('linkedin', 'evil.test/linkedin.com'), {
      ok: false,
      message: "Oops, that doesn't look like a valid LinkedIn address",
    })
  })
  it('U29 allows 15 characters on Twitter and refuses 16', () => {
    assert.equal(readHandle('twitter', 'a'.repeat(15)).ok, true)
    assert.equal(readHandle('twitter', 'a'.repeat(16)).ok, false)
  })
})

describe('handles in use', () => {
  it('reads a handle from an address only', () => {
    assert.equal(handleOf('twitter', 'https://x.com/joes'), 'joes')
    assert.equal(handleOf('twitter', 'joes'), null)
  })
  it('accepts a link to an older page, but no share link', () => {
    assert.equal(linkedHandle('facebook', 'https://www.facebook.com/Joes-Cafe-1'), 'Joes-Cafe-1')
    assert.equal(linkedHandle('facebook', 'https://www.facebook.com/sharer.php?u=x'), null)
    assert.equal(linkedHandle('facebook', 'https://www.facebook.com/share/p/1AbCdEfGhI/'), null)
    assert.equal(linkedHandle('facebook', 'https://example.nz/share/1AbCdEfGhI/'), null)
  })

  it("takes none of a network's own pages for a profile", () => {
    for (const path of [
      'policy.php',
      'about/privacy',
      'policies/cookies/',
      'legal/terms',
      'settings?tab=ads',
      'ads/preferences',
      'privacy/policy',
      'full_data_use_policy',
      'home.php',
    ])
      assert.equal(linkedHandle('facebook', `https://www.facebook.com/${path}`), null, path)
    for (const path of ['en/privacy', 'en/tos', 'de/privacy', 'rules'])
      assert.equal(linkedHandle('twitter', `https://x.com/${path}`), null, path)
    assert.equal(linkedHandle('twitter', 'https://x.com/joes/status/1'), 'joes')
  })

  it('accepts the link that the app gives for a profile', () => {
    const address = 'https://www.facebook.com/share/1AbCdEfGhI/?mibextid=x'
    assert.equal(linkedHandle('facebook', address), 'share/1AbCdEfGhI')
    assert.equal(linkedHandle('facebook', 'https://www.facebook.com/'), null)
    assert.equal(linkedHandle('facebook', 'https://www.facebook.com/dialog/feed'), null)
  })
  it('ignores case, and on Facebook also dots', () => {
    assert.equal(sameHandle('facebook', 'Joes.Plumbing', 'joesplumbing'), true)
    assert.equal(sameHandle('instagram', 'joes.plumbing', 'joesplumbing'), false)
    assert.equal(sameHandle('twitter', 'Joes', 'jOES'), true)
  })
  it('makes an address that is read back as the same handle', () => {
    const handles = [
      ['facebook', 'joes.plumbing'],
      ['facebook', '61550000000001'],
      ['instagram', 'joes'],
      ['twitter', 'Joes'],
      ['linkedin', 'company/joes'],
      ['linkedin', 'company/café'],
    ] as const
    for (const [network, handle] of handles)
      assert.equal(handleOf(network, profileAddress(network, handle)), handle)
  })
})

/** First words of addresses at which a network has its own pages; no profile has such a name. */
const OWN_PAGES = {
  facebook:
    'groups events watch marketplace share sharer login help gaming reel photo hashtag search dialog plugins tr about ads adpreferences business careers communitystandards full_data_use_policy legal media messages policies policy privacy public settings stories terms',
  instagram: 'p reel reels tv explore accounts direct about developer legal',
  twitter:
    'home explore search i intent share hashtag settings login signup notifications messages compose tos privacy about account download jobs rules',
} as const satisfies Partial<Record<Network, string>>

describe('a network’s own page', () => {
  for (const [network, names] of Object.entries(OWN_PAGES) as [keyof typeof OWN_PAGES, string][])
    it(`is no profile: ${network}`, () => {
      for (const name of names.split(' ')) {
        assert.equal(handleOf(network, `https://www.${network}.com/${name}/joestaps`), null, name)
        assert.equal(handleOf(network, `https://www.${network}.com/${name.toUpperCase()}`), null, name)
      }
    })
  it('is no profile: Twitter’s rules in a language', () => {
    for (const name of ['tos', 'privacy', 'rules'])
      assert.equal(handleOf('twitter', `https://twitter.com/en/${name}`), null, name)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPageOf, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'
import { gatherExposure } from './gather-exposure.ts'
import { PROBES } from './probes.data.ts'

/** The evidence of a website with these files, and how often was waited between its requests. */
async function exposureOf(files: Record<string, WebAnswer>, permitted = true) {
  await using scan = await scanPages({ '/': aPageOf('<h1>Joe</h1>'), ...files })
  let pauses = 0
  const settings = {
    ...scan.context.settings,
    exposedFiles: permitted,
    get probePauseMs() {
      pauses += 1
      return 0
    },
  }
  const exposure = await gatherExposure({ ...scan.context, settings })
  return { exposure, pauses }
}

const login = (more: string): string => aPageOf(`<form><input type="password" name="pwd">${more}</form>`)

describe('files that should be private', () => {
  it('are requested one after the other, with a pause between two', async () => {
    const { exposure, pauses } = await exposureOf({ '/.git/HEAD': { body: 'ref: refs/heads/main' } })
    assert.deepEqual(
      exposure.probes.map(({ path }) => path),
      PROBES.map(({ path }) => path),
    )
    assert.deepEqual(
      exposure.probes.flatMap(({ signature }) => signature ?? []),
      ['git_head'],
    )
    assert.equal(pauses, PROBES.length - 1)
  })

  it('have no status where no answer came', async () => {
    const { exposure } = await exposureOf({ '/.env': (_, response) => void response.destroy() })
    const of = (path: string) => exposure.probes.find((probe) => probe.path === path)?.status
    assert.equal(of('/.env'), null)
    assert.equal(of('/.git/HEAD'), 404)
  })

  it('are recognised behind the styles of their page', async () => {
    const styles = `<!DOCTYPE html><html><head><style>${'a{color:#000}'.repeat(400)}</style>`
    const { exposure } = await exposureOf({
      '/phpinfo.php': `${styles}<title>PHP 8.1.2 - phpinfo()</title></head><body>`,
      '/wp-login.php': `${styles}</head><body><form><input type="password" name="pwd"></form>`,
      '/readme.html': `${styles}<meta name="generator" content="WordPress 6.5"></head><body>`,
    })
    assert.deepEqual(
      exposure.probes.flatMap(({ path, signature }) => (signature === null ? [] : [[path, signature]])),
      [
        ['/phpinfo.php', 'phpinfo'],
        ['/wp-login.php', 'login_form'],
      ],
    )
  })

  it('have no open login form where it asks for more than a password', async () => {
    for (const [more, expected] of [
      ['', ['login_form']],
      ['<div class="g-recaptcha" data-sitekey="k"></div>', []],
      ['<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>', []],
      ['<label>Authentication code <input name="authcode"></label>', []],
      ['<a href="/forgot">Forgot your password?</a>', ['login_form']],
    ] as const) {
      const { exposure } = await exposureOf({ '/admin': login(more) })
      assert.deepEqual(
        exposure.probes.flatMap(({ signature }) => signature ?? []),
        expected,
        more,
      )
    }
  })

  it('make a list of files dangerous by what it names', async () => {
    for (const [link, dangerous] of [
      ['<a href="shop.sql">shop</a>', true],
      ['<a href=".env">.env</a>', true],
      ["<a href='old.zip'>old</a>", true],
      ['<a href=site.bak>site</a>', true],
      ['<a href="a.zip?x=1">a</a>', true],
      ['<a href="?a.sql">a</a>', false],
      ['<a href="photo.jpg">shop.sql</a>', false],
    ] as const) {
      const { exposure } = await exposureOf({ '/backup/': `<title>Index of /backup</title>${link}` })
      assert.equal(exposure.probes.find(({ path }) => path === '/backup/')?.dangerous, dangerous, link)
    }
  })

  it('have no login form and no phpinfo where every address is answered with the same page', async () => {
    const page = '<input type="password"><p>PHP Version 8</p><p>Configuration</p>'
    await using scan = await scanPages(() => aPageOf(page))
    const settings = { ...scan.context.settings, exposedFiles: true, probePauseMs: 0 }
    const { probes } = await gatherExposure({ ...scan.context, settings })
    assert.deepEqual(
      probes.flatMap(({ signature }) => signature ?? []),
      [],
    )
  })

  it("are not requested without the owner's tick", async () => {
    const { exposure, pauses } = await exposureOf({}, false)
    assert.deepEqual([exposure.permitted, exposure.probes, pauses], [false, [], 0])
  })
})

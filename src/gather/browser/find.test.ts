import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { browserAt } from '#support/browser.ts'
import { GatheringFailed } from '../context.ts'
import { findBrowser } from './find.ts'

const FINE = { '/': '<!doctype html><title>t</title><p>Hello' }

const unavailable = (error: unknown): boolean =>
  error instanceof GatheringFailed && error.failure.code === 'browser_unavailable'

describe('finding a browser', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fettle-find-'))
    for (const name of ['chromium', 'google-chrome']) {
      await writeFile(join(folder, name), '')
      await chmod(join(folder, name), 0o755)
    }
  })
  after(() => rm(folder, { recursive: true }))

  test('the one that is set comes before an installed one', async () => {
    const executable = join(folder, 'chromium')
    assert.deepEqual(await findBrowser({ executable, searchPath: folder }), {
      path: executable,
      source: 'setting',
      fonts: null,
    })
  })

  test('an installed one is found in the search path, Chrome before Chromium', async () => {
    const found = await findBrowser({ executable: null, searchPath: `relative:${folder}` })
    assert.deepEqual([found?.path, found?.source], [join(folder, 'google-chrome'), 'installed'])
  })

  test('B21 a setting that names no executable file gives no browser', async () => {
    await chmod(join(folder, 'chromium'), 0o644)
    assert.equal(await findBrowser({ executable: join(folder, 'none') }), null)
    assert.equal(await findBrowser({ executable: join(folder, 'chromium') }), null)
    assert.equal(await findBrowser({ executable: folder }), null)
  })

  test('B21 without a browser, or with one that does not start, every task fails with that reason', async () => {
    for (const executable of [join(folder, 'none'), '/bin/true']) {
      await using site = await browserAt(FINE, { executable })
      await assert.rejects(site.service.render(site.at('/')), unavailable)
      await assert.rejects(site.service.visit('mobile', site.home('/')), unavailable)
    }
  })

  test('the one inside the npm package renders a page, for root and others', async () => {
    await using site = await browserAt(FINE, { executable: 'bundled' })
    const { html } = await site.service.render(site.at('/'))
    assert.match(html, /<p>Hello/u)
  })
})

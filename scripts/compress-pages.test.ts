import assert from 'node:assert/strict'
import { execFileSync, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'

const folder = mkdtempSync(join(tmpdir(), 'fettle-compress-'))
const script = join(folder, 'scripts/compress-pages.ts')
const web = join(folder, 'dist/web')
const TEXT = 'What a visitor reads. '.repeat(500)

describe('compressing the pages that are built', () => {
  beforeEach(() => {
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    mkdirSync(join(folder, 'scripts'), { recursive: true })
    mkdirSync(join(web, 'assets'), { recursive: true })
    cpSync('scripts/compress-pages.ts', script)
    for (const name of ['index.html', 'assets/app.js']) built(name, TEXT)
  })
  after(() => rmSync(folder, { recursive: true }))

  it('makes every text as small as Brotli can, and leaves nothing else behind', () => {
    writeFileSync(join(web, 'picture.webp'), 'not a text')
    execFileSync(process.execPath, [script])
    for (const name of ['index.html.br', 'assets/app.js.br'])
      assert.deepEqual(readFileSync(join(web, name)), brotliCompressSync(TEXT))
    assert.deepEqual(readdirSync(join(folder, 'dist')), ['web'])
    assert.ok(!readdirSync(web).includes('picture.webp.br'))
  })

  it('replaces no file that is there, which may be sent at this moment', () => {
    writeFileSync(join(web, 'index.html.br'), 'of before')
    execFileSync(process.execPath, [script])
    assert.equal(readFileSync(join(web, 'index.html.br'), 'utf8'), 'of before')
    assert.ok(readdirSync(join(web, 'assets')).includes('app.js.br'))
  })

  it('ends with the server that started it', async () => {
    // Takes Brotli several seconds.
    built('large.js', randomBytes(2_000_000).toString('hex'))
    const child = fork(script, { execArgv: [] })
    await once(child, 'spawn')
    child.disconnect()
    await once(child, 'exit')
    assert.ok(!readdirSync(web).includes('large.js.br'))
  })
})

/** A text, and its quicker compression, which a build writes with it. */
function built(name: string, text: string): void {
  writeFileSync(join(web, name), text)
  writeFileSync(join(web, `${name}.gz`), '')
}

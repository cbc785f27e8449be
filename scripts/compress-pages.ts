import { globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

// After the pages are built: writes each text of them as small as Brotli makes it, which takes longer than everything before. A server may have
// started with them already, so a file is whole as soon as it has its name, and one that is there is never replaced: an answer has the length of
// the file that it began with.
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

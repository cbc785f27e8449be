import { isSameSite } from '#core/address/urls.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import type { LibraryFacts, ScriptFile, ScriptsEvidence } from '#core/evidence/scripts.ts'
import type { FetchAnswer } from '#net/types.ts'
import type { GatherContext, Gatherer } from '../context.ts'
import { mapConcurrently } from '../map-concurrently.ts'
import { secretsIn } from '../parse/secrets.ts'
import { mayHoldTags, shopEventsIn, tagsInScript } from '../parse/tags.ts'
import { robotsAccessOf } from '../robots-rules/robots-access.ts'
import { librariesInText, libraryOfAddress } from './libraries.ts'
import { sourceMapOf } from './source-map.ts'

const MOST_FILES = 40
const LARGEST = 2 * 1024 * 1024
const AT_A_TIME = 4
/** Most source maps requested: one usually stands for all, but a theme's and a plugin's may differ. */
const MOST_MAPS = 5

/**
 * Reads up to 40 distinct script files of the site itself, the homepage's first, without files over 2 MiB and those that robots.txt disallows. Libraries
 * on other sites are recognised by their address only.
 */
export const gatherScripts: Gatherer<'scripts'> = async (context) => {
  const pages = await context.want('pages')
  const addresses = scriptAddresses(pages)
  const own = addresses.filter((url) => isSameSite(url, pages.host))
  const read = await readAll(context, own.slice(0, MOST_FILES))
  return {
    files: await withMaps(
      context,
      read.map(({ file }) => file),
    ),
    libraries: distinct([...read.flatMap(({ libraries }) => libraries), ...addresses.flatMap(byAddress)]),
  }
}

/** Every script address once, the homepage's first. */
function scriptAddresses(pages: PagesEvidence): string[] {
  const addresses = new Set<string>()
  for (const page of pages.pages) {
    for (const { url } of page.scripts) if (url !== null) addresses.add(url.split('#', 1)[0] ?? url)
  }
  return [...addresses]
}

interface Read {
  file: ScriptFile
  libraries: LibraryFacts[]
}

async function readAll(context: GatherContext, addresses: readonly string[]): Promise<Read[]> {
  const read = await mapConcurrently(addresses, AT_A_TIME, async (url) =>
    context.signal.aborted ? null : readOne(context, url),
  )
  return read.filter((one) => one !== null)
}

/** A file without an answer gives no facts; the links' gatherer reports it. */
async function readOne(context: GatherContext, url: string): Promise<Read | null> {
  if (!(await robotsAccessOf(context).allows(url))) return null
  const answer = await context.egress.fetch(url, {
    body: 'head',
    maxBytes: LARGEST + 1,
    retry: false,
    signal: context.signal,
  })
  if (!answer.ok || answer.body.byteLength > LARGEST) return null
  return factsOf(url, answer)
}

function factsOf(url: string, answer: Extract<FetchAnswer, { ok: true }>): Read {
  const text = isScript(answer) ? answer.body.toString('utf8') : ''
  return {
    file: {
      url,
      status: answer.status,
      bytes: answer.body.byteLength,
      sourceMap: sourceMapOf(text, answer.headers['sourcemap'] ?? answer.headers['x-sourcemap'], answer.url),
      sourceMapPublic: null,
      secrets: secretsIn(text),
      tags: mayHoldTags(text) ? tagsInScript(text, 'script') : [],
      shopEvents: [...new Set(shopEventsIn(text))],
    },
    libraries: librariesInText(text).map((known) => ({ ...known, at: url, by: 'file' })),
  }
}

/** True for a script; a missing one is often answered with a page. */
const isScript = ({ status, headers }: Extract<FetchAnswer, { ok: true }>): boolean =>
  status === 200 && !/^text\/html\b/iu.test(headers['content-type'] ?? '')

function byAddress(url: string): LibraryFacts[] {
  const known = libraryOfAddress(url)
  return known ? [{ ...known, at: url, by: 'address' }] : []
}

/** One entry for a library, version and file; what is found in a file comes before its address. */
const distinct = (libraries: readonly LibraryFacts[]): LibraryFacts[] =>
  [
    ...new Map(
      libraries.toReversed().map((seen) => [`${seen.name} ${seen.version} ${seen.at}`, seen]),
    ).values(),
  ].toReversed()

/** Requests the first source maps, to find out whether they are public. */
async function withMaps(
  context: GatherContext,
  files: readonly ScriptFile[],
): Promise<ScriptsEvidence['files']> {
  const asked = new Set(files.filter(({ sourceMap }) => sourceMap !== null).slice(0, MOST_MAPS))
  return Promise.all(
    files.map(async (file) =>
      asked.has(file) ? { ...file, sourceMapPublic: await isPublic(context, file) } : file,
    ),
  )
}

async function isPublic(context: GatherContext, { sourceMap }: ScriptFile): Promise<boolean | null> {
  if (sourceMap === null) return null
  if (sourceMap === 'data:') return true
  if (!/^https?:/u.test(sourceMap) || !(await robotsAccessOf(context).allows(sourceMap))) return null
  const answer = await context.egress.fetch(sourceMap, {
    body: 'head',
    maxBytes: 256,
    retry: false,
    signal: context.signal,
  })
  if (!answer.ok) return null
  return answer.status === 200 && /^\s*(?:\)\]\}'?\s*)?\{/u.test(answer.body.toString('utf8'))
}

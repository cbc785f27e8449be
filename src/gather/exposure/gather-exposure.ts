import { setTimeout as pause } from 'node:timers/promises'
import { DANGEROUS_ENDINGS } from '#core/dangerous-file.ts'
import type { ExposureEvidence, ExposureProbe } from '#core/evidence/exposure.ts'
import type { FetchAnswer } from '#net/types.ts'
import type { GatherContext, Gatherer } from '../context.ts'
import { randomPageOf } from '../read-page/random-page.ts'
import { PROBES, type Probe } from './probes.data.ts'
import { readSecurityTxt } from './security-txt.ts'

/** One request a second: faster, this list looks like an attack. */
const PAUSE_MS = 1_000
const FIRST_KIB = 1_024
/** A page is read further: its title, its fields or the entries of a listing come after its styles. */
const PAGE_BYTES = 65_536
/** An origin that nobody owns: an answer that allows it allows everybody. */
const FOREIGN_ORIGIN = 'https://origin.invalid'
/** What any page may have: it says nothing where every address is answered with one. */
const ON_ANY_PAGE: ReadonlySet<string | null> = new Set(['login_form', 'phpinfo'])
const DANGEROUS_NAME = new RegExp(
  String.raw`href\s*=\s*["']?[^"'\s>?#]*\.(?:${DANGEROUS_ENDINGS})["'\s>?#]`,
  'iu',
)

/** Requests files that should be private (where the owner allowed it), security.txt, and the homepage from a foreign origin. */
export const gatherExposure: Gatherer<'exposure'> = async (context) => {
  const { address } = await context.want('site')
  const { egress, settings, signal } = context
  const permitted = settings.exposedFiles
  const get = (path: string, extra: Readonly<Record<string, string>> = {}, maxBytes = FIRST_KIB) =>
    egress.fetch(new URL(path, address).href, {
      kind: 'probe',
      body: 'head',
      maxBytes,
      headers: extra,
      retry: false,
      signal,
    })

  const [cors, security] = await Promise.all([
    get('/', { origin: FOREIGN_ORIGIN }),
    get('/.well-known/security.txt', {}, PAGE_BYTES),
  ])
  const probes: ExposureProbe[] = []
  for (const probe of permitted ? PROBES : []) {
    if (probes.length > 0)
      await pause(settings.probePauseMs ?? PAUSE_MS, undefined, { signal }).catch(ignoreAbort)
    if (signal.aborted) break
    const size = probe.html === true ? PAGE_BYTES : FIRST_KIB
    const seen = asProbe(probe, await get(probe.path, { range: `bytes=0-${size - 1}` }, size))
    const isEveryPage = ON_ANY_PAGE.has(seen.signature) && (await answersEverything(context))
    probes.push(isEveryPage ? { ...seen, signature: null } : seen)
  }
  return { permitted, probes, cors: corsOf(cors), securityTxt: securityOf(security, context.now()) }
}

/** Whether a page that does not exist is answered too: what one page has would be found at every address. */
async function answersEverything(context: GatherContext): Promise<boolean> {
  const { seen } = await randomPageOf(context)
  return seen?.status === 200
}

/** A stopped scan keeps what it has. */
const ignoreAbort = (error: unknown): void => {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}

function asProbe(probe: Probe, answer: FetchAnswer): ExposureProbe {
  if (!answer.ok) return { path: probe.path, status: null, signature: null, contentType: null }
  const contentType = answer.headers['content-type'] ?? null
  const text = answer.body.toString('latin1')
  const found = matches(probe, answer, text)
  return {
    path: probe.path,
    status: answer.status,
    signature: found ? probe.signature : null,
    contentType,
    ...(found && probe.signature === 'listing' ? { dangerous: DANGEROUS_NAME.test(text) } : {}),
  }
}

function matches(probe: Probe, answer: Extract<FetchAnswer, { ok: true }>, text: string): boolean {
  if (answer.status !== 200 && answer.status !== 206 && answer.status !== 405) return false
  if (!probe.html && /^\s*<(?:!doctype|html)/iu.test(text)) return false
  if (probe.unless?.test(text)) return false
  if (probe.bytes) return probe.bytes.every((byte, index) => answer.body[index] === byte)
  return probe.text?.test(text) ?? false
}

function corsOf(answer: FetchAnswer): ExposureEvidence['cors'] {
  if (!answer.ok) return null
  const allowOrigin = answer.headers['access-control-allow-origin'] ?? null
  const allowCredentials = answer.headers['access-control-allow-credentials']?.toLowerCase() === 'true'
  return {
    allowOrigin,
    allowCredentials,
    reflected: allowOrigin === FOREIGN_ORIGIN || allowOrigin === 'null',
  }
}

const securityOf = (answer: FetchAnswer, now: Date): ExposureEvidence['securityTxt'] =>
  answer.ok && answer.status === 200 ? readSecurityTxt(answer.body.toString('utf8'), now) : null

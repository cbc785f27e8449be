import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPagesInFull } from '#cli/web-build.ts'
import { openCluster, urlOf } from '#store/embedded/cluster.ts'
import { stopPostmaster } from '#store/embedded/postmaster.ts'
import { testExecutable } from './browsers.ts'
import { testDatabase } from './database.ts'
import { type HttpBrowser, httpBrowser } from './http-browser.ts'
import { lowPort } from './low-port.ts'
import { ProductRun } from './product-run.ts'
import { openProductSites, type Site } from './product-sites.ts'
import { withLock } from '../../scripts/with-lock.ts'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/fettle-pages', import.meta.url))
const MOST_PORTS = 100
export const PASSWORD = 'crimson-otter-plays-banjo'

export interface ProductOptions {
  /** Websites that it can scan, beside the sample shop; their names end in `.fixture`. */
  sites?: Readonly<Record<string, Site>>
  /** Settings that differ from the defaults of tests. */
  settings?: Readonly<Record<string, string>>
  /** A PostgreSQL of its own in its data folder, as most people run it; else a database on the server that tests share. */
  embedded?: boolean
}

export type Product = Awaited<ReturnType<typeof startProduct>>
/** What a test needs of a product that it uses and does not break. */
export type ProductInUse = Pick<
  Product,
  'origin' | 'settings' | 'visitor' | 'signUp' | 'databaseUrl' | 'stop'
>

/** Starts the whole real product in processes of its own, with websites on loopback that it can scan. Stop it. */
export async function startProduct(options: ProductOptions = {}) {
  const prepared = await prepareProduct(options)
  try {
    await prepared.run.start()
  } catch (error) {
    await prepared.stop()
    throw error
  }
  return prepared
}

/** The same without starting it, for starts that are refused. */
export async function prepareProduct(options: ProductOptions = {}) {
  await havePages()
  await using opened = new AsyncDisposableStack()
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'fettle-product-')), removeFolder)
  // As root the database and the browser run as other users, who must have access to the folder.
  await chmod(folder, 0o711)
  const data = options.settings?.['FETTLE_DATA'] ?? join(folder, 'data')
  const port = await freePort()
  const sites = opened.adopt(await openProductSites(options.sites ?? {}, folder), (one) => one.close())
  const given = options.settings?.['DATABASE_URL']
  const mayShare = !options.embedded && given === undefined
  const shared = mayShare ? opened.adopt(await testDatabase(), (one) => one.close()) : null
  if (options.embedded) {
    opened.defer(() => stopPostmaster({ data: join(data, 'postgres/cluster') }, 'at once'))
  }
  const settings: NodeJS.ProcessEnv = {
    ...inherited(),
    PORT: String(port),
    FETTLE_DATA: data,
    // So that each browser of a test can have a network address of its own.
    FETTLE_TRUST_PROXY: 'on',
    // So that each inspector and browser that a test finds belongs to a scan.
    FETTLE_SPARE_BROWSER: 'off',
    FETTLE_CHROMIUM: testExecutable(),
    ...sites.settings,
    ...(shared ? { DATABASE_URL: shared.url } : {}),
    ...options.settings,
  }
  const run = opened.adopt(new ProductRun(settings), (one) => one.destroy())
  const visitors = new Visitors(`http://localhost:${port}`)
  const all = opened.move()
  return {
    origin: visitors.origin,
    port,
    data,
    settings,
    sites,
    run,
    visitor: (from?: string) => visitors.come(from),
    signUp: (email?: string) => visitors.signUp(email),
    databaseUrl: async () => given ?? shared?.url ?? urlOf(await openCluster(data)),
    stop: (): Promise<void> => all.disposeAsync(),
  }
}

const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

/** Browsers at a running product, each at a network address of its own. `network`: third number of the first of them. */
export class Visitors {
  readonly origin: string
  readonly #network: number
  #count = 0

  constructor(origin: string, network = 0) {
    this.origin = origin
    this.#network = network
  }

  come(
    from = `198.18.${this.#network + Math.floor(++this.#count / 250)}.${(this.#count % 250) + 1}`,
  ): HttpBrowser {
    return httpBrowser(this.origin, from)
  }

  /** Makes an account and is signed in to it. */
  async signUp(email = `${randomUUID()}@owners.fixture`): Promise<HttpBrowser & { email: string }> {
    const browser = this.come()
    const form = { email, password: PASSWORD, firstName: 'Mia', lastName: 'Rose' }
    const answer = await browser.post('/auth/sign-up/email', form)
    if (answer.status !== 200) throw new Error(`Signing up was answered ${answer.status}: ${answer.text}`)
    return { ...browser, email }
  }
}

/** Environment that a program needs to run here, without settings of Fettle, so that a developer's own do not count. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR, NODE_COMPILE_CACHE = join(CACHE, 'compiled') } = process.env
  return { PATH, HOME, LANG, TMPDIR, NODE_COMPILE_CACHE }
}

/** One test file builds the pages, the others wait for it. */
export async function havePages(): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  await withLock(CACHE, () => buildPagesInFull(() => undefined))
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_PORTS; tries += 1) {
    const port = lowPort()
    if (await isFree(port)) return port
  }
  throw new Error('No port is free')
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

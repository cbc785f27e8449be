import { after, afterEach, before } from 'node:test'
import { type Product, type ProductInUse, type ProductOptions, startProduct } from './product.ts'
import { joinSharedProduct } from './shared-product.ts'
import { openWalkers, type Walker, type WalkerOptions } from './walker.ts'

/** A running product with its web app built from the present sources, and walkers who use it. */
export interface Walk<P = Product> {
  readonly product: P
  come(options?: WalkerOptions): Promise<Walker>
}

/** What must exist before the first test. */
type Prepare<P> = (product: P) => Promise<unknown>

export interface WalkOptions extends ProductOptions {
  prepare?: Prepare<Product>
}

/** For a test file: starts a product before its tests, and stops everything after them. */
export const walkThrough = ({ prepare, ...options }: WalkOptions = {}): Walk =>
  walkIn(() => startProduct(options), prepare)

interface SharedWalkOptions {
  prepare?: Prepare<ProductInUse>
  /** Whether the product has a browser, for scans and PDFs. */
  browser?: boolean
}

/** The same in a product that test files share: for tests that leave its settings as they were. */
export const walkTogether = ({ prepare, browser = false }: SharedWalkOptions = {}): Walk<ProductInUse> =>
  walkIn(() => joinSharedProduct(browser ? 'browsing' : 'plain'), prepare)

function walkIn<P extends ProductInUse & { number?: number }>(
  start: () => Promise<P>,
  prepare: Prepare<P> | undefined,
): Walk<P> {
  let product: P | null = null
  let walkers: Awaited<ReturnType<typeof openWalkers>> | null = null
  before(async () => {
    product = await start()
    await prepare?.(product)
    walkers = await openWalkers(product.origin, product.number)
  })
  // The tests of a walk depend on each other: those after a failed one fail at once.
  afterEach(async (step) => {
    if ('passed' in step && !step.passed) await walkers?.closePages(step.name)
  })
  after(async () => {
    await walkers?.close()
    await product?.stop()
  })
  return {
    get product() {
      if (!product) throw new Error('The product is not running.')
      return product
    },
    async come(options) {
      if (!walkers) throw new Error('The browser is not running.')
      return walkers.come(options)
    },
  }
}

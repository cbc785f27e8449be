import { after, afterEach, before } from 'node:test'
import { type Product, type ProductOptions, startProduct } from './product.ts'
import { openWalkers, type Walker, type WalkerOptions } from './walker.ts'

/** A running product with its web app built from the present sources, and walkers who use it. */
export interface Walk {
  readonly product: Product
  come(options?: WalkerOptions): Promise<Walker>
}

export interface WalkOptions extends ProductOptions {
  /** What must exist before the first test. */
  prepare?: (product: Product) => Promise<unknown>
}

/** For a test file: starts a product before its tests, and stops everything after them. */
export function walkThrough({ prepare, ...options }: WalkOptions = {}): Walk {
  let product: Product | null = null
  let walkers: Awaited<ReturnType<typeof openWalkers>> | null = null
  before(async () => {
    product = await startProduct(options)
    await prepare?.(product)
    walkers = await openWalkers(product.origin)
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

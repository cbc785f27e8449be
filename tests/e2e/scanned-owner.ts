import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { ProductInUse } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { withLock } from '../../scripts/with-lock.ts'
import { ownerOf } from './an-owner.ts'

const cookies = z.array(z.tuple([z.string(), z.string()]))

/** Cookies of the owner of the sample shop, scanned once, whom all files share that join this product and only read the owner's pages. */
export function scannedOwner(product: ProductInUse): Promise<ReadonlyMap<string, string>> {
  const folder = dirname(product.settings['FETTLE_DATA'] ?? '')
  const file = join(folder, 'scanned-owner.json')
  return withLock(folder, async () => {
    if (existsSync(file)) return new Map(cookies.parse(JSON.parse(await readFile(file, 'utf8'))))
    const { jar, post } = await ownerOf(product, SHOP)
    await post('/me/tour-seen')
    await writeFile(file, JSON.stringify([...jar]))
    return jar
  })
}

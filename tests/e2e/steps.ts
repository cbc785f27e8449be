import { makeOperator } from '#store/accounts.ts'
import { openPool } from '#store/database.ts'
import type { ProductInUse } from '#support/product.ts'
import type { Walker } from '#support/walker.ts'
import { type OwnerAccount, ownerOf } from './an-owner.ts'

export type Account = OwnerAccount

/** An owner without a website, and the operator; both have seen the tour. */
export async function ownerAndOperator(
  product: ProductInUse,
): Promise<{ owner: Account; operator: Account }> {
  const owner = await ownerOf(product, null)
  const operator = await ownerOf(product, null)
  for (const { post } of [owner, operator]) await post('/me/tour-seen')
  const { db, close } = openPool(await product.databaseUrl())
  await makeOperator(db, operator.email)
  await close()
  return { owner, operator }
}

/** The field of a label. */
export const field = ({ page }: Walker, label: string) => page.getByLabel(label, { exact: true })

/** Presses a button. */
export const press = ({ page }: Walker, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Waits until the page shows a text. */
export const says = ({ page }: Walker, text: string | RegExp): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor()
